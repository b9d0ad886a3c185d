package io.snarl.agent.junit.body;

import io.snarl.agent.execution.TestBody;

/** A test in a form that can be run repeatedly. */
public interface RunnableTest extends TestBody {

    /** Runs what has to be done once before all schedules. */
    default void prepare() throws Throwable {}

    /** Runs what has to be done once after all schedules. */
    default void cleanUp() throws Throwable {}

    /** Returns why the test is run in a slower way than others, or null. */
    default String remark() {
        return null;
    }
}
