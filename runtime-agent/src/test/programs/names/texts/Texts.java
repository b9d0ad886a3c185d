package texts;

/** Keeps values of all kinds. */
public class Texts {

    private volatile String lines = "";
    private volatile String letters = "";
    private volatile double sum;
    private volatile double total;
    private volatile long difference;

    public String add(String controls, String ends, String halves) {
        lines += controls + ends + halves;
        return lines;
    }

    public String put(char quote, char quotes, char backslash, char end, char none, char separator, char half, char last) {
        letters = letters + quote + quotes + backslash + end + none + separator + half + last;
        return letters;
    }

    public double minus(double nan, double zero, double infinite, double least, double small) {
        sum = small - sum;
        return sum;
    }

    public double minus(float nan, float zero, float infinite, float least, float large) {
        total = large - total;
        return total;
    }

    public long minus(long least, long most, int leastInt, long beyondInt, short small, byte tiny) {
        difference = beyondInt - difference;
        return difference;
    }

    /** The value of its field is longer than what is shown, and is cut within a pair of surrogates if chars are counted. */
    public static class Cut {

        private volatile String all = "";

        public String add(String text) {
            all += text;
            return all;
        }
    }
}
