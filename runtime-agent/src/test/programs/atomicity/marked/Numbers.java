package marked;

import java.io.InputStream;

/** The numbers from one on, for one reader; it synchronizes what the class that it extends synchronizes. */
public class Numbers extends InputStream {

    private int position;
    private int marked;

    @Override
    public int read() {
        position++;
        return position;
    }

    @Override
    public synchronized void mark(int limit) {
        marked = position;
    }

    @Override
    public synchronized void reset() {
        position = marked;
    }

    public int position() {
        return position;
    }
}
