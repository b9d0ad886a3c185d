package io.snarl.gradle.internal.analysis.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LostTestFinderTest {

    private static final String RUN = "{'kind':'run','version':2,'java':'17.0.15','branches':true}\n";
    private static final String END = "{'kind':'end','subjects':1,'libraries':2,'tests':0}\n";

    @TempDir
    Path directory;

    @Test
    void engine_that_has_come_to_its_end_may_have_other_classes_in_the_next_jvm() throws IOException {
        var jvm = of(RUN + ended("[engine:e]/[class:A]") + ended("[engine:e]") + ended("discovery") + END);

        assertThat(jvm.leftOut()).containsExactly("[engine:e]/[class:A]");
    }

    @Test
    void lines_that_cannot_be_read_may_be_there_if_the_same_is_run_again() throws IOException {
        assertThat(of(RUN + END).examine(0, Optional.empty()).mayFindMore()).isFalse();
        assertThat(of(RUN + "{'ki\n" + END).examine(0, Optional.empty()).mayFindMore())
                .isTrue();
    }

    private static String ended(String id) {
        return "{'kind':'setup','id':'" + id + "'}\n";
    }

    private LostTestFinder of(String index) throws IOException {
        return new LostTestFinder(Files.writeString(directory.resolve("index.jsonl"), index.replace('\'', '"')));
    }
}
