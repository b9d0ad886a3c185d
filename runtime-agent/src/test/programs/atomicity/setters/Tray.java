package setters;

/** A tray of paper. */
class Tray {

    private int sheets = 100;

    synchronized int sheets() {
        return sheets;
    }

    synchronized void setSheets(int sheets) {
        this.sheets = sheets;
    }
}
