package lockedreads;

import java.io.InputStream;

/** Tickets that several threads draw; each is drawn with the lock held, and passing over some is not. */
public class Tickets extends InputStream {

    private long position;

    @Override
    public synchronized int read() {
        position++;
        return (int) position;
    }

    @Override
    public long skip(long number) {
        position += number;
        return number;
    }

    public long position() {
        return position;
    }
}
