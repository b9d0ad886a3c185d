package io.snarl.agent.control;

import io.snarl.agent.schedule.Schedule;
import io.snarl.agent.schedule.Step;
import java.util.List;

/**
 * What an execution came to.
 *
 * @param failure how it went wrong, or null
 * @param schedule who handed over to whom
 * @param steps all steps if they were asked for, else none
 * @param threads the names of the threads by their numbers
 * @param choices how often the strategy was asked
 * @param reusable whether this JVM can run another schedule; not if a thread is left over that could not be ended
 */
public record Run(
        Failure failure, Schedule schedule, List<Step> steps, List<String> threads, int choices, boolean reusable) {

    public boolean failed() {
        return failure != null;
    }
}
