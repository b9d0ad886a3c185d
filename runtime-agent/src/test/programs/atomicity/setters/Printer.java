package setters;

/** Takes paper from its tray. Its own lock guards the tray, as long as no other printer is given the same one. */
class Printer {

    private Tray tray = new Tray();

    synchronized void insert(Tray tray) {
        this.tray = tray;
    }

    synchronized void print(int pages) {
        int left = tray.sheets() - pages;
        tray.setSheets(left);
    }

    synchronized int sheets() {
        return tray.sheets();
    }
}
