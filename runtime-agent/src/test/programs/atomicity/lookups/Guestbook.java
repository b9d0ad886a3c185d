package lookups;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Counts the visits of guests, whom nobody but it has hold of. */
public class Guestbook {

    private final Map<String, Guest> guests = new ConcurrentHashMap<>();

    private static final class Guest {

        private int visits;
    }

    public void invite(String name) {
        guests.put(name, new Guest());
    }

    /** Counts a visit of a guest who was invited. */
    public void welcome(String name) {
        Guest guest = guests.get(name);
        guest.visits = guest.visits + 1;
    }

    public int visits(String name) {
        return guests.get(name).visits;
    }
}
