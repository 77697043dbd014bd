package javax.realtime;

/**
 * A priority together with an importance, a second criterion that a scheduler may use under
 * overload. The priority scheduler does not use it, as the RTSJ allows.
 *
 * <p>Source: RTSJ 1.0.2, scheduling.
 *
 * <p>Thread: any.
 */
public class ImportanceParameters extends PriorityParameters {
    private volatile int importance;

    /** Makes parameters of both. */
    public ImportanceParameters(int priority, int importance) {
        super(priority);
        this.importance = importance;
    }

    /** The importance. */
    public int getImportance() {
        return importance;
    }

    /** Changes the importance. */
    public void setImportance(int importance) {
        this.importance = importance;
    }

    @Override
    public String toString() {
        return "ImportanceParameters(priority "
                + getPriority()
                + ", importance "
                + importance
                + ")";
    }
}
