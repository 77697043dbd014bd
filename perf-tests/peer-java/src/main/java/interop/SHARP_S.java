package interop;

/** The constant of interop.idl: idlj writes an escape of two digits, which Java refuses. */
public interface SHARP_S {
    char value = '\u00df';
}
