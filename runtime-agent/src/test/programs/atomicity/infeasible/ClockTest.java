package infeasible;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ClockTest {

    @Test
    void ticks() {
        Clock clock = new Clock();
        clock.tick();
        clock.tick();

        assertEquals(12, clock.angle());
    }

    @Test
    void hands_turn() {
        Hand hand = new Hand();
        hand.turnTo(90);

        assertEquals(90, hand.angle());
    }
}
