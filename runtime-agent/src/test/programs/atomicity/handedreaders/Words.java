package handedreaders;

import java.io.IOException;
import java.io.Reader;

/** Reads words, for whichever thread asks for the next one; the reader belongs to it from then on. */
public class Words {

    private final Reader reader;
    private int count;

    public Words(Reader reader) {
        this.reader = reader;
    }

    /** Returns the next word, empty at the end. */
    public synchronized String next() throws IOException {
        StringBuilder word = new StringBuilder();
        int character = reader.read();
        while (character >= 0 && character != ' ') {
            word.append((char) character);
            character = reader.read();
        }
        count++;
        return word.toString();
    }

    public synchronized int count() {
        return count;
    }
}
