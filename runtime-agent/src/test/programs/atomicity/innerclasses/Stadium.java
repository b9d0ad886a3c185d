package innerclasses;

/** Has gates, each with its own lock, that count into one number. */
class Stadium {

    private int visitors;

    Gate openGate() {
        return new Gate();
    }

    synchronized int visitors() {
        return visitors;
    }

    /** A gate of the stadium. */
    class Gate {

        private int passed;

        synchronized void pass() {
            passed++;
            visitors++;
        }

        synchronized int passed() {
            return passed;
        }
    }
}
