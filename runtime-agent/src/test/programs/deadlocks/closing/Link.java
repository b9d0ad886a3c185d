package closing;

/** A part of a session, which cannot be used when that is closed. */
class Link {

    private final Session session;
    private int sent;

    Link(Session session) {
        this.session = session;
    }

    synchronized void send() {
        session.requireOpen();
        sent++;
    }

    synchronized int sent() {
        return sent;
    }
}
