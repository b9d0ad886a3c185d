package io.snarl.agent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JvmSupportTest {

    @ParameterizedTest
    @ValueSource(ints = {17, 21, 25})
    void supported_jvm_is_accepted(int javaVersion) {
        assertThatCode(() -> new JvmSupport(javaVersion).require()).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(ints = {11, 16, 26})
    void unsupported_jvm_is_refused_with_its_version_and_the_remedy(int javaVersion) {
        assertThatIllegalStateException()
                .isThrownBy(() -> new JvmSupport(javaVersion).require())
                .withMessage(
                        "The Snarl agent supports Java 17 to 25, but this JVM is Java %d."
                                + " Run the tests on a supported JDK, for example by setting a toolchain of Java 25.",
                        javaVersion);
    }

    @Test
    void running_jvm_is_described_by_its_feature_version() {
        assertThat(JvmSupport.ofThisJvm().javaVersion())
                .isEqualTo(Runtime.version().feature());
    }
}
