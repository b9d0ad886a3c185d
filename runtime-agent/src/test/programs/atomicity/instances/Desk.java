package instances;

/** Makes its pen when that is first needed. Both callers should get the same one. */
class Desk {

    private Pen pen;

    Pen pen() {
        if (pen == null) {
            pen = new Pen();
        }
        return pen;
    }

    synchronized boolean isTidy() {
        return pen == null;
    }
}
