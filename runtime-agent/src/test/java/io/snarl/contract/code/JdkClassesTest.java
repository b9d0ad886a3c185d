package io.snarl.contract.code;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JdkClassesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {"java.util.HashMap", "javax.crypto.Cipher", "jdk.internal.misc.Unsafe", "sun.nio.ch.IOUtil"})
    void api_and_implementation_belong_to_the_jdk(String className) {
        assertThat(JdkClasses.contain(className)).isTrue();
    }

    @Test
    void names_that_only_begin_alike_do_not() {
        assertThat(JdkClasses.contain("javassist.ClassPool")).isFalse();
        assertThat(JdkClasses.contain("jdkx.Tool")).isFalse();
    }
}
