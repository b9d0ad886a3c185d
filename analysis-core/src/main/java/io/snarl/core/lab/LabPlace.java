package io.snarl.core.lab;

import java.nio.file.Path;

/**
 * Where a lab works.
 *
 * @param classes where tests are compiled to
 * @param journal where results are kept until all is done
 * @param directory the working directory of its JVMs
 * @param logs where the output of its JVMs goes, in files {@code lab-1.log}, {@code lab-2.log} and so on
 */
public record LabPlace(Path classes, Path journal, Path directory, Path logs) {

    Path log(int jvm) {
        return logs.resolve("lab-" + jvm + ".log");
    }
}
