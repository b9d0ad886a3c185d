package io.snarl.agent.controlled;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A program that is right in every order of its threads. */
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Passes {

    /** With how many preemptions all schedules are to be tried; -1 if there are too many of them. */
    int preemptions() default 2;
}
