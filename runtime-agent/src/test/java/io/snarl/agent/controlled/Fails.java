package io.snarl.agent.controlled;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A program that fails in some order of its threads. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Fails {

    /** The kind of the failure: deadlock, exception, endless or uncontrolled. */
    String with();

    /** How often the failure is replayed; 0 if it leaves the JVM of no use. */
    int replays() default 100;
}
