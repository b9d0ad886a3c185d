package varargs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Has each tag once, unless two threads look for the same one before either adds it. */
class Tags {

    private final List<String> tags = Collections.synchronizedList(new ArrayList<>());

    int add(String... more) {
        int added = 0;
        for (String tag : more) {
            if (!tags.contains(tag)) {
                tags.add(tag);
                added++;
            }
        }
        return added;
    }

    int size() {
        return tags.size();
    }

    @Override
    public String toString() {
        return tags.toString();
    }
}
