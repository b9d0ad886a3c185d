package npe;

/** Plays what is loaded. The track is checked, and then read again. */
class Player {

    private volatile String track;

    void load(String track) {
        this.track = track;
    }

    void eject() {
        track = null;
    }

    /** Returns the title that the display shows. */
    String display() {
        if (track == null) {
            return "NO DISC";
        }
        return track.toUpperCase();
    }
}
