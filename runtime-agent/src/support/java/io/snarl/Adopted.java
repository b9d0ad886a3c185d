package io.snarl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a test that was adopted together with schedules that make it fail, so that a plain {@code ./gradlew test} runs it by them.
 *
 * <p>{@code adoptConcurrentTests} writes it. A test that has it may be renamed and moved; if a schedule is gone, the test fails. Without
 * it a test is one like any other.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Adopted {

    /** Returns the names of the schedule files, which are in the directory {@code snarl} of the resources. */
    String[] value();
}
