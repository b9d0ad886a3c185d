package io.snarl.bootstrap.assembly;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.Serializable;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class ClassNamesTest {

    private static final String TESTING = "org/gradle/api/internal/tasks/testing/junit/Sample.class";
    private static final String OTHER = "org/gradle/api/Sample.class";

    private final ClassNames names =
            new ClassNames(Set.of("org/gradle/internal/impldep/java/lang/StringBuilder.class"));

    @Test
    void names_that_are_looked_up_at_run_time_are_restored_in_every_class() throws IOException {
        assertThat(strings(names.correct(OTHER, classFile(JUnitUser.class))))
                .contains("org.junit.Test")
                .doesNotContain("impldep.org.junit");
    }

    @Test
    void references_are_restored_only_in_classes_that_run_tests() throws IOException {
        assertThat(strings(names.correct(TESTING, classFile(JUnitUser.class)))).contains("Lorg/junit/Test;");
        assertThat(strings(names.correct(OTHER, classFile(JUnitUser.class))))
                .contains("Lorg/gradle/internal/impldep/org/junit/Test;");
    }

    @Test
    void signatures_of_serializable_lambdas_name_the_renamed_libraries() throws IOException {
        assertThat(strings(names.correct(OTHER, classFile(LambdaUser.class))))
                .contains("()Lorg/gradle/internal/impldep/java/lang/StringBuilder;")
                .contains("()Ljava/lang/Object;");
    }

    @Test
    void libraries_and_resources_stay_as_they_are() throws IOException {
        byte[] content = classFile(JUnitUser.class);

        assertThat(names.correct("org/gradle/internal/impldep/Sample.class", content))
                .isSameAs(content);
        assertThat(names.correct("org/gradle/sample.properties", content)).isSameAs(content);
    }

    @Test
    void corrected_class_file_is_still_a_class() throws IOException {
        byte[] corrected = names.correct(OTHER, classFile(JUnitUser.class));

        Class<?> type = new ClassLoader(null) {
            Class<?> define() {
                return defineClass(JUnitUser.class.getName(), corrected, 0, corrected.length);
            }
        }.define();
        assertThat(type.getDeclaredFields()).hasSize(3);
    }

    private static byte[] classFile(Class<?> type) throws IOException {
        try (InputStream in = type.getResourceAsStream(type.getName().replaceFirst(".*\\.", "") + ".class")) {
            return in.readAllBytes();
        }
    }

    private static String strings(byte[] classFile) {
        return new String(classFile, StandardCharsets.ISO_8859_1);
    }

    /** Has a renamed name, a renamed reference and constants of two slots between them. */
    static final class JUnitUser {
        static final String NAME = "org.gradle.internal.impldep.org.junit.Test";
        static final long LONG = 42_000_000_000L;
        static final String REFERENCE = "Lorg/gradle/internal/impldep/org/junit/Test;";
    }

    /** Has a lambda that can be serialized, and so a method that compares signatures. */
    static final class LambdaUser {
        interface SerializableSupplier extends Supplier<StringBuilder>, Serializable {}

        static final SerializableSupplier SUPPLIER = StringBuilder::new;

        static final SerializableSupplier OTHER = LambdaUser::builder;

        private static StringBuilder builder() {
            return new StringBuilder();
        }
    }
}
