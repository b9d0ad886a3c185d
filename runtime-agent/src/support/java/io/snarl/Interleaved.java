package io.snarl;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a test, or all tests of a class, whose threads {@code ./gradlew fuzzConcurrentTests} is to interleave in many ways.
 *
 * <p>It stands next to the {@code @Test} of JUnit 4 or JUnit Jupiter, or on an annotation that stands there. In every other
 * run the test is an ordinary one.
 */
@Documented
@Inherited
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.METHOD, ElementType.TYPE})
public @interface Interleaved {}
