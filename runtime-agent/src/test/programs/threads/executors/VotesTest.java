package executors;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** Votes are added by a task only. */
class VotesTest {

    @Test
    void counts_votes_of_a_task() throws Exception {
        Votes votes = new Votes();
        ExecutorService executor = Executors.newSingleThreadExecutor();
        executor.submit(() -> votes.add(3)).get();
        executor.shutdown();

        assertEquals(3, votes.count());
    }
}
