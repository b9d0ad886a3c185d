package circles;

class Green {

    synchronized void touch(Blue blue) {
        synchronized (blue) {
            blue.hashCode();
        }
    }
}
