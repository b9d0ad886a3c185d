package concurrentmap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class VotesTest {

    private final Votes votes = new Votes();

    @Test
    void are_counted() {
        votes.vote("cats");
        votes.vote("cats");
        votes.vote("dogs");

        assertEquals(2, votes.votes("cats"));
        assertEquals(1, votes.votes("dogs"));
        assertEquals(0, votes.votes("birds"));
    }
}
