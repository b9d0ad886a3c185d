package readcopy;

/** Safe for threads: what is read together is one object, which never changes. */
class Point {

    private record Place(int x, int y) {}

    private volatile Place place;

    Point(int x, int y) {
        place = new Place(x, y);
    }

    synchronized void move(int right, int up) {
        Place old = place;
        place = new Place(old.x + right, old.y + up);
    }

    int distance() {
        Place now = place;
        return Math.abs(now.x) + Math.abs(now.y);
    }
}
