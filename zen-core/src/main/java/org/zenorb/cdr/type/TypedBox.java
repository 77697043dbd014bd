package org.zenorb.cdr.type;

import org.omg.CORBA.portable.BoxedValueHelper;
import org.omg.CORBA.portable.InputStream;
import org.omg.CORBA.portable.OutputStream;
import org.zenorb.cdr.CdrInput;
import org.zenorb.cdr.ReferenceFactory;

import java.io.Serializable;

/**
 * A box of which only the TypeCode is known, for copying: its content is an Any. Thread: any.
 *
 * @param type of the box
 */
public record TypedBox(CdrTypeCode type) implements BoxedValueHelper {
    /** What is in such a box; no helper of a program knows it. */
    public static final class Content implements Serializable {
        private static final long serialVersionUID = 1L;

        private final CdrAny any;

        private Content(CdrAny any) {
            this.any = any;
        }
    }

    /** The helper that follows from the box's id; where there is none, the type itself. */
    static BoxedValueHelper of(CdrTypeCode type, ReferenceFactory references) {
        BoxedValueHelper known =
                references == null ? null : references.valueTypes().boxByName(type.id);
        return known == null ? new TypedBox(type) : known;
    }

    @Override
    public Serializable read_value(InputStream in) {
        CdrAny any = new CdrAny(in instanceof CdrInput ours ? ours.references() : null);
        any.read_value(in, type.content());
        return new Content(any);
    }

    @Override
    public void write_value(OutputStream out, Serializable value) {
        ((Content) value).any.write_value(out);
    }

    @Override
    public String get_id() {
        return type.id;
    }
}
