package circles;

class Blue {

    synchronized void touch(Red red) {
        synchronized (red) {
            red.hashCode();
        }
    }
}
