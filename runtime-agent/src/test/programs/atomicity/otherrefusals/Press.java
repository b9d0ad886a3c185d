package otherrefusals;

/** What comes after it is closed fails, in one way or another. */
class Press {

    private StringBuilder text = new StringBuilder();

    void print(String line) {
        int end = text.length();
        synchronized (this) {
            if (text == null) {
                throw new IllegalStateException("closed");
            }
            text.append(line).append(end >= 0 ? "\n" : "");
        }
    }

    synchronized void close() {
        text = null;
    }

    synchronized boolean isClosed() {
        return text == null;
    }
}
