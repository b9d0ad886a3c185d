package circles;

class Red {

    synchronized void touch(Green green) {
        synchronized (green) {
            green.hashCode();
        }
    }
}
