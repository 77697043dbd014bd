package org.zenorb.cdr.type;

import org.omg.CORBA.Any;
import org.omg.CORBA.TCKind;
import org.omg.CORBA.TypeCode;
import org.omg.CORBA.TypeCodePackage.BadKind;
import org.omg.CORBA.TypeCodePackage.Bounds;
import org.zenorb.cdr.WireLimits;
import org.zenorb.error.MinorCode;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;

/**
 * An IDL type (CORBA 3.3 part 1, 8.11), of any kind up to CORBA 3.
 *
 * <p>A type that contains itself holds a placeholder in that place ({@code create_recursive_tc}),
 * which is bound to the enclosing type when that one is made. Nobody sees bound placeholders: all
 * accessors return what they stand for. With that one exception, made before a type is handed to
 * anyone, TypeCodes are immutable.
 *
 * <p>Thread: any.
 */
public final class CdrTypeCode extends TypeCode {
    private static final long serialVersionUID = 1L;

    /** Kinds that CORBA 3 adds behind those that older {@code TCKind}s end with. */
    public static final int LOCAL_INTERFACE = 33;

    /** The kind of components. */
    public static final int COMPONENT = 34;

    /** The kind of homes. */
    public static final int HOME = 35;

    /** The kind of event types. */
    public static final int EVENT = 36;

    /** The kind of a placeholder; never on the wire. */
    static final int PLACEHOLDER = -1;

    static final String[] NO_NAMES = {};
    static final CdrTypeCode[] NO_TYPES = {};

    private static final int MOST_LABELS_SEARCHED = 16;
    private static final int MOST_LEVELS_ALIGNED = 4;
    private static final CdrTypeCode[] SIMPLE = new CdrTypeCode[TCKind._tk_wchar + 1];

    static {
        for (int kind = 0; kind < SIMPLE.length; kind++) {
            SIMPLE[kind] = TypeKind.isSimple(kind) ? new CdrTypeCode(kind) : null;
        }
    }

    static final CdrTypeCode NULL = SIMPLE[TCKind._tk_null];

    /** {@code string} without a bound. */
    public static final CdrTypeCode STRING = withLength(TCKind._tk_string, 0, null);

    /** {@code wstring} without a bound. */
    public static final CdrTypeCode WSTRING = withLength(TCKind._tk_wstring, 0, null);

    /** {@code Object}. */
    public static final CdrTypeCode OBJECT =
            named(TCKind._tk_objref, "IDL:omg.org/CORBA/Object:1.0", "Object");

    final int kind;
    final String id;
    final String name;
    final String[] memberNames;
    private final CdrTypeCode[] memberTypes;

    /** Values of a union's labels; what stands at the default index means nothing. */
    final long[] labels;

    final int defaultIndex;
    private final short[] visibilities;

    /** Element, aliased or boxed type, a union's discriminator, a value's base. */
    private final CdrTypeCode content;

    /** Bound, length, a fixed's digits, a value's modifier. */
    final int length;

    final short scale;

    /** Placeholders in here that are bound to nothing yet; null for none. */
    private final transient List<CdrTypeCode> unbound;

    /** What a placeholder stands for. */
    private CdrTypeCode target;

    /** How many types out the type is that a placeholder without an id stands for. */
    private int levelsOut;

    private transient int alignment;
    private transient volatile HashMap<Long, Integer> indexByLabel;
    private transient volatile byte[] encodedLittle;
    private transient volatile byte[] encodedBig;
    private transient int encodedLevels;

    private CdrTypeCode(
            int kind,
            String id,
            String name,
            String[] memberNames,
            CdrTypeCode[] memberTypes,
            long[] labels,
            int defaultIndex,
            short[] visibilities,
            CdrTypeCode content,
            int length,
            short scale) {
        this.kind = kind;
        this.id = id;
        this.name = name;
        this.memberNames = memberNames;
        this.memberTypes = memberTypes;
        this.labels = labels;
        this.defaultIndex = defaultIndex;
        this.visibilities = visibilities;
        this.content = content;
        this.length = length;
        this.scale = scale;
        this.unbound = bindPlaceholders();
    }

    private CdrTypeCode(int kind) {
        this(kind, null, null, NO_NAMES, NO_TYPES, null, -1, null, null, 0, (short) 0);
    }

    // ---- making

    /** A type without parameters, string, wstring and Object included; null for other kinds. */
    static CdrTypeCode simple(int kind) {
        return switch (kind) {
            case TCKind._tk_string -> STRING;
            case TCKind._tk_wstring -> WSTRING;
            case TCKind._tk_objref -> OBJECT;
            default -> kind < 0 || kind >= SIMPLE.length ? null : SIMPLE[kind];
        };
    }

    /** Interfaces of all sorts and natives. */
    static CdrTypeCode named(int kind, String id, String name) {
        return new CdrTypeCode(
                kind, id, name, NO_NAMES, NO_TYPES, null, -1, null, null, 0, (short) 0);
    }

    /** Strings, sequences and arrays. */
    static CdrTypeCode withLength(int kind, int length, CdrTypeCode element) {
        return new CdrTypeCode(
                kind, null, null, NO_NAMES, NO_TYPES, null, -1, null, element, length, (short) 0);
    }

    static CdrTypeCode fixed(short digits, short scale) {
        return new CdrTypeCode(
                TCKind._tk_fixed,
                null,
                null,
                NO_NAMES,
                NO_TYPES,
                null,
                -1,
                null,
                null,
                digits,
                scale);
    }

    /** Aliases and value boxes. */
    static CdrTypeCode wrapping(int kind, String id, String name, CdrTypeCode content) {
        return new CdrTypeCode(
                kind, id, name, NO_NAMES, NO_TYPES, null, -1, null, content, 0, (short) 0);
    }

    static CdrTypeCode enumeration(String id, String name, String[] members) {
        return new CdrTypeCode(
                TCKind._tk_enum, id, name, members, NO_TYPES, null, -1, null, null, 0, (short) 0);
    }

    /** Structs and exceptions. */
    static CdrTypeCode struct(
            int kind, String id, String name, String[] names, CdrTypeCode[] types) {
        return new CdrTypeCode(kind, id, name, names, types, null, -1, null, null, 0, (short) 0);
    }

    static CdrTypeCode union(
            String id,
            String name,
            CdrTypeCode discriminator,
            int defaultIndex,
            long[] labels,
            String[] names,
            CdrTypeCode[] types) {
        return new CdrTypeCode(
                TCKind._tk_union,
                id,
                name,
                names,
                types,
                labels,
                defaultIndex,
                null,
                discriminator,
                0,
                (short) 0);
    }

    /** Values and events; the base is null for none. */
    static CdrTypeCode value(
            int kind,
            String id,
            String name,
            short modifier,
            CdrTypeCode base,
            String[] names,
            CdrTypeCode[] types,
            short[] visibilities) {
        return new CdrTypeCode(
                kind, id, name, names, types, null, -1, visibilities, base, modifier, (short) 0);
    }

    /** Stands for the enclosing type of this id; the id is null when the maker binds it. */
    static CdrTypeCode placeholder(String id) {
        return named(PLACEHOLDER, id, null);
    }

    /** Stands for the type so many levels out. */
    static CdrTypeCode placeholder(int levelsOut) {
        CdrTypeCode placeholder = named(PLACEHOLDER, null, null);
        placeholder.levelsOut = levelsOut;
        return placeholder;
    }

    void bind(CdrTypeCode enclosing) {
        target = enclosing;
    }

    /** Binds the placeholders below that mean this type; returns those that are still left. */
    private List<CdrTypeCode> bindPlaceholders() {
        ArrayList<CdrTypeCode> left = null;
        for (int i = -1; i < memberTypes.length; i++) {
            CdrTypeCode child = i < 0 ? content : memberTypes[i];
            if (child == null || child.target != null || child.isBoundByMaker()) {
                continue;
            }
            List<CdrTypeCode> open = child.kind == PLACEHOLDER ? List.of(child) : child.unbound;
            if (open == null) {
                continue;
            }
            for (CdrTypeCode placeholder : open) {
                if (placeholder.means(this)) {
                    placeholder.bind(this);
                } else if (placeholder.target == null) {
                    left = left == null ? new ArrayList<>() : left;
                    left.add(placeholder);
                }
            }
        }
        return left;
    }

    private boolean isBoundByMaker() {
        return kind == PLACEHOLDER && id == null && levelsOut == 0;
    }

    private boolean means(CdrTypeCode enclosing) {
        if (target != null || enclosing.kind == TCKind._tk_alias) {
            return false;
        }
        if (levelsOut > 0) {
            return --levelsOut == 0;
        }
        return id != null && !id.isEmpty() && id.equals(enclosing.id);
    }

    /** Whether everything in here is known, no placeholder without its type. */
    boolean isComplete() {
        if (kind == PLACEHOLDER) {
            return target != null;
        }
        if (unbound != null) {
            for (CdrTypeCode placeholder : unbound) {
                if (placeholder.target == null) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * Whether the bases of a value type come to no end: it is among them, or they are more than any
     * ORB can be told to allow.
     */
    boolean hasEndlessBases() {
        int bases = 0;
        CdrTypeCode each = this;
        while (each != null && bases++ <= WireLimits.MAX_NESTING_DEPTH) {
            each = isValueKind(each.kind) ? each.content : null;
            each = each == null ? null : each.behindAliases();
            if (each == this) {
                return true;
            }
        }
        return each != null;
    }

    /** As {@link #original}, but a placeholder where that is not known yet. */
    CdrTypeCode behindAliases() {
        CdrTypeCode type = this;
        while (type.kind == TCKind._tk_alias || type.target != null) {
            type = type.target == null ? type.content : type.target;
        }
        return type;
    }

    /** Whether types of this kind can have a base, and be one. */
    static boolean isValueKind(int kind) {
        return kind == TCKind._tk_value || kind == EVENT;
    }

    // ---- what the room uses

    /**
     * The type as ours: itself, or a copy of what another ORB made.
     *
     * @throws org.omg.CORBA.BAD_PARAM NULL_VALUE for null
     */
    public static CdrTypeCode of(TypeCode type) {
        if (type instanceof CdrTypeCode ours) {
            return ours;
        }
        return ForeignTypeCode.copy(type);
    }

    /** This, or what a placeholder stands for; BAD_TYPECODE while that is unknown. */
    CdrTypeCode resolve() {
        if (kind != PLACEHOLDER) {
            return this;
        }
        if (target == null) {
            throw MinorCode.TYPECODE_INCOMPLETE.no(
                    "recursive type " + id + " outside of the type that it stands for");
        }
        return target;
    }

    /** The type behind all aliases. */
    public CdrTypeCode original() {
        CdrTypeCode type = resolve();
        while (type.kind == TCKind._tk_alias) {
            type = type.content();
        }
        return type;
    }

    /** Element, aliased or boxed type, a union's discriminator, a value's base; null for none. */
    public CdrTypeCode content() {
        return content == null ? null : content.resolve();
    }

    /** The type of a member, which is no placeholder. */
    public CdrTypeCode member(int index) {
        return memberTypes[index].resolve();
    }

    /** How many members there are; 0 for kinds without members. */
    public int members() {
        return memberNames.length;
    }

    /** The name of a member. */
    public String memberName(int index) {
        return memberNames[index];
    }

    /** The number of the kind, -1 for a placeholder that is bound to nothing. */
    public int kindNumber() {
        return target == null ? kind : target.kind;
    }

    /** The repository id; null for kinds without one. */
    public String repositoryId() {
        return id;
    }

    /** Bound, length, a fixed's digits, a value's modifier. */
    public int lengthOrModifier() {
        return length;
    }

    /** The value of a union's label; what stands at the default index means nothing. */
    public long label(int index) {
        return labels[index];
    }

    /** Index of a union's default member, or -1. */
    public int defaultMember() {
        return defaultIndex;
    }

    /** A fixed's scale. */
    public short scale() {
        return scale;
    }

    short visibility(int index) {
        return visibilities[index];
    }

    /** Index of the union's member for a discriminator value, or -1 when there is none. */
    public int memberFor(long label) {
        if (labels.length > MOST_LABELS_SEARCHED) {
            Integer index = indexByLabel().get(label);
            return index == null ? defaultIndex : index;
        }
        for (int i = 0; i < labels.length; i++) {
            if (labels[i] == label && i != defaultIndex) {
                return i;
            }
        }
        return defaultIndex;
    }

    /** Made when first asked for: unions off the wire may have very many labels. */
    private HashMap<Long, Integer> indexByLabel() {
        HashMap<Long, Integer> index = indexByLabel;
        if (index == null) {
            index = new HashMap<>();
            for (int i = 0; i < labels.length; i++) {
                if (i != defaultIndex) {
                    index.putIfAbsent(labels[i], i);
                }
            }
            indexByLabel = index;
        }
        return index;
    }

    /**
     * The largest alignment in a value of this type, at most 8; 8 also where finding out would take
     * long.
     */
    int alignment() {
        int known = alignment;
        if (known == 0) {
            known = ValueSkipper.alignment(this, MOST_LEVELS_ALIGNED);
            alignment = known;
        }
        return known;
    }

    byte[] encoded(boolean littleEndian) {
        return littleEndian ? encodedLittle : encodedBig;
    }

    /** How many encapsulations are in each other in {@link #encoded(boolean)}. */
    int encodedLevels() {
        return encodedLevels;
    }

    void encoded(boolean littleEndian, byte[] octets, int levels) {
        encodedLevels = levels;
        if (littleEndian) {
            encodedLittle = octets;
        } else {
            encodedBig = octets;
        }
    }

    // ---- the API

    @Override
    public TCKind kind() {
        return TCKind.from_int(resolve().kind);
    }

    @Override
    public boolean equal(TypeCode other) {
        return other != null && new TypeCodeComparison(true).same(this, of(other));
    }

    @Override
    public boolean equivalent(TypeCode other) {
        return other != null && new TypeCodeComparison(false).same(this, of(other));
    }

    @Override
    public TypeCode get_compact_typecode() {
        return TypeCodeCompaction.compact(this);
    }

    private CdrTypeCode require(boolean kindIsRight) throws BadKind {
        if (!kindIsRight) {
            throw new BadKind("not for " + TypeKind.nameOf(kind));
        }
        return this;
    }

    private int requireIndex(int index) throws Bounds {
        if (index < 0 || index >= memberNames.length) {
            throw new Bounds("member " + index + " of " + memberNames.length);
        }
        return index;
    }

    @Override
    public String id() throws BadKind {
        CdrTypeCode type = resolve();
        return type.require(TypeKind.hasId(type.kind)).id;
    }

    @Override
    public String name() throws BadKind {
        CdrTypeCode type = resolve();
        return type.require(TypeKind.hasId(type.kind)).name;
    }

    @Override
    public int member_count() throws BadKind {
        CdrTypeCode type = resolve();
        return type.require(TypeKind.hasTypedMembers(type.kind) || type.kind == TCKind._tk_enum)
                .members();
    }

    @Override
    public String member_name(int index) throws BadKind, Bounds {
        CdrTypeCode type = resolve();
        type.require(TypeKind.hasTypedMembers(type.kind) || type.kind == TCKind._tk_enum);
        return type.memberNames[type.requireIndex(index)];
    }

    @Override
    public TypeCode member_type(int index) throws BadKind, Bounds {
        CdrTypeCode type = resolve();
        return type.require(TypeKind.hasTypedMembers(type.kind)).member(type.requireIndex(index));
    }

    @Override
    public Any member_label(int index) throws BadKind, Bounds {
        CdrTypeCode type = resolve();
        type.require(type.kind == TCKind._tk_union).requireIndex(index);
        CdrAny label = new CdrAny(null);
        if (index == type.defaultIndex) {
            label.insert_octet((byte) 0);
        } else {
            label.bits(type.content(), type.labels[index]);
        }
        return label;
    }

    @Override
    public TypeCode discriminator_type() throws BadKind {
        CdrTypeCode type = resolve();
        return type.require(type.kind == TCKind._tk_union).content();
    }

    @Override
    public int default_index() throws BadKind {
        CdrTypeCode type = resolve();
        return type.require(type.kind == TCKind._tk_union).defaultIndex;
    }

    @Override
    public int length() throws BadKind {
        CdrTypeCode type = resolve();
        return switch (type.kind) {
            case TCKind._tk_string, TCKind._tk_wstring, TCKind._tk_sequence, TCKind._tk_array ->
                    type.length;
            default -> throw new BadKind("not for " + TypeKind.nameOf(type.kind));
        };
    }

    @Override
    public TypeCode content_type() throws BadKind {
        CdrTypeCode type = resolve();
        return switch (type.kind) {
            case TCKind._tk_sequence, TCKind._tk_array, TCKind._tk_alias, TCKind._tk_value_box ->
                    type.content();
            default -> throw new BadKind("not for " + TypeKind.nameOf(type.kind));
        };
    }

    @Override
    public short fixed_digits() throws BadKind {
        CdrTypeCode type = resolve();
        return (short) type.require(type.kind == TCKind._tk_fixed).length;
    }

    @Override
    public short fixed_scale() throws BadKind {
        CdrTypeCode type = resolve();
        return type.require(type.kind == TCKind._tk_fixed).scale;
    }

    @Override
    public short member_visibility(int index) throws BadKind, Bounds {
        CdrTypeCode type = resolve();
        return type.require(TypeKind.isValue(type.kind)).visibilities[type.requireIndex(index)];
    }

    @Override
    public short type_modifier() throws BadKind {
        CdrTypeCode type = resolve();
        return (short) type.require(TypeKind.isValue(type.kind)).length;
    }

    @Override
    public TypeCode concrete_base_type() throws BadKind {
        CdrTypeCode type = resolve();
        return type.require(TypeKind.isValue(type.kind)).content();
    }

    /** The kind in words, with the id where there is one. */
    @Override
    public String toString() {
        CdrTypeCode type = target == null ? this : target;
        return type.id == null || type.id.isEmpty()
                ? TypeKind.nameOf(type.kind)
                : TypeKind.nameOf(type.kind) + " " + type.id;
    }
}
