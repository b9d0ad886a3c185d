package io.snarl.agent.junit;

import io.snarl.agent.control.Body;

/** A test in the form in which it is run again and again. */
interface TestBody extends Body {

    /** What is done once before all schedules. */
    default void prepare() throws Throwable {}

    /** What is done once after all schedules. */
    default void cleanUp() throws Throwable {}

    /** Why the test is run in a slower way than others, or null. */
    default String remark() {
        return null;
    }
}
