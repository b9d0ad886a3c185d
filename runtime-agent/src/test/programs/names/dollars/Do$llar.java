package dollars;

public class Do$llar {

    private volatile int va$lue;

    public int $inc$() {
        return ++va$lue;
    }

    public int $() {
        return va$lue;
    }

    /** Its name has a dollar that separates and one that does not. */
    public static class In$ner {

        public volatile int $;

        public void in$c() {
            $++;
        }

        public int get$() {
            return $;
        }
    }
}
