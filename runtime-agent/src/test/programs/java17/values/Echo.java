package values;

public class Echo {

    public Object all(boolean z, byte b, short s, char c, int i, long j, float f, double d) {
        return null;
    }

    public boolean truth(boolean value) {
        return value;
    }

    public byte small(byte value) {
        return value;
    }

    public short shorter(short value) {
        return value;
    }

    public char letter(char value) {
        return value;
    }

    public int number(int value) {
        return value;
    }

    public long wide(long value) {
        return value;
    }

    public float fraction(float value) {
        return value;
    }

    public double precise(double value) {
        return value;
    }

    public <T> T same(T value) {
        return value;
    }

    public void nothing() {}
}
