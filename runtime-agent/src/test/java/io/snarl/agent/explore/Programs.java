package io.snarl.agent.explore;

import static io.snarl.agent.simulation.Instruction.await;
import static io.snarl.agent.simulation.Instruction.check;
import static io.snarl.agent.simulation.Instruction.join;
import static io.snarl.agent.simulation.Instruction.jumpIf;
import static io.snarl.agent.simulation.Instruction.lock;
import static io.snarl.agent.simulation.Instruction.read;
import static io.snarl.agent.simulation.Instruction.spinUntil;
import static io.snarl.agent.simulation.Instruction.start;
import static io.snarl.agent.simulation.Instruction.unlock;
import static io.snarl.agent.simulation.Instruction.vanish;
import static io.snarl.agent.simulation.Instruction.wake;
import static io.snarl.agent.simulation.Instruction.write;

import io.snarl.agent.simulation.Instruction;
import io.snarl.agent.simulation.Program;

/** Small programs, most of them wrong. */
public final class Programs {

    private Programs() {}

    /** Two threads increment, and one increment may get lost. */
    public static Program lostUpdate() {
        Instruction[] increment = {read("value"), write("value", value -> value + 1)};
        return new Program()
                .thread(start(1), start(2), join(1), join(2), read("value"), check(2))
                .thread(increment)
                .thread(increment);
    }

    /** The same with a lock. */
    public static Program increments() {
        Instruction[] increment = {lock("a"), read("value"), write("value", value -> value + 1), unlock("a")};
        return new Program()
                .thread(start(1), start(2), join(1), join(2), read("value"), check(2))
                .thread(increment)
                .thread(increment);
    }

    /** Two threads take two locks in opposite order, after much that does not matter. */
    public static Program deadlock() {
        return new Program()
                .thread(start(1), start(2), join(1), join(2))
                .thread(read("x"), read("x"), read("x"), lock("a"), read("x"), lock("b"), unlock("b"), unlock("a"))
                .thread(read("y"), read("y"), lock("b"), read("y"), lock("a"), unlock("a"), unlock("b"));
    }

    /** A thread is notified before it waits. */
    public static Program lostNotification() {
        return new Program()
                .thread(start(1), start(2), join(1), join(2))
                .thread(read("full"), jumpIf(full -> full != 0, 2), await("full"))
                .thread(write("full", full -> 1), wake("full"));
    }

    /** A thread waits for what nobody does. */
    public static Program endless() {
        return new Program()
                .thread(start(1), write("other", value -> 1), join(1))
                .thread(read("flag"), read("own"), write("turns", turns -> turns + 1), jumpIf(turns -> true, -3));
    }

    /** The test itself waits in a loop for another thread, which it does not have to wait for long if that may run. */
    public static Program spinning() {
        return new Program()
                .thread(start(1), spinUntil("flag", flag -> flag == 1), join(1))
                .thread(write("flag", flag -> 1));
    }

    /** Fails in its first thread. */
    public static Program wrongAnyhow() {
        return new Program().thread(start(1), join(1), read("value"), check(1)).thread(write("value", value -> 7));
    }

    /** Fails as long as a variable that outlives the execution has not been set. */
    public static Program failsWhenFresh() {
        return new Program()
                .thread(start(1), join(1), read("static set"), write("static set", set -> 1), check(1))
                .thread(read("value"));
    }

    /** Loses an update once, because a variable outlives the execution and lets the second one do something else. */
    public static Program failsOnceOnly() {
        Instruction[] increment = {read("value"), write("value", value -> value + 1)};
        return new Program()
                .thread(
                        start(1),
                        start(2),
                        join(1),
                        join(2),
                        read("value"),
                        jumpIf(value -> value == 2, 6),
                        read("static failed"),
                        jumpIf(failed -> failed == 1, 4),
                        write("static failed", failed -> 1),
                        read("value"),
                        check(2),
                        read("value"))
                .thread(increment)
                .thread(increment);
    }

    /** Joins its thread at one line in one execution and at another line in the next. */
    public static Program neverTheSame() {
        return new Program()
                .thread(
                        start(1),
                        read("static turn"),
                        write("static turn", turn -> turn + 1),
                        jumpIf(turn -> turn % 2 == 0, 2),
                        join(1),
                        join(1))
                .thread(read("value"), read("value"), read("value"), read("value"));
    }

    /** One thread of it cannot be controlled. */
    public static Program uncontrolled() {
        return new Program().thread(start(1), join(1)).thread(vanish());
    }

    /** Cannot be controlled in some schedules only. */
    public static Program seldomUncontrolled() {
        return new Program()
                .thread(start(1), start(2), join(1), join(2))
                .thread(write("first", first -> 1), write("first", first -> 0), read("other"), read("other"))
                .thread(read("other"), read("first"), jumpIf(first -> first == 0, 2), vanish(), read("other"));
    }

    /** Has one thread. */
    public static Program sequential() {
        return new Program().thread(write("value", value -> 1), read("value"), check(1));
    }
}
