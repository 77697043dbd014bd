package javax.realtime;

/**
 * Code that an asynchronous event releases. The type stands here because signatures of parameters
 * name it; handlers themselves are not there yet, so that no application can make one and every
 * parameter of this type is null.
 *
 * <p>Source: RTSJ 1.0.2, asynchrony.
 *
 * <p>Thread: any.
 */
public abstract class AsyncEventHandler {
    AsyncEventHandler() {
        super();
    }
}
