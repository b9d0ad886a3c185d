package io.snarl.gradle.internal.adoption;

import io.snarl.contract.schedule.StoredSchedules;
import java.io.File;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.gradle.api.file.FileCollection;

/** Finds schedules among the resources of a suite that none of its tests uses any more. */
final class UnusedSchedules {

    private static final String ENDING = StoredSchedules.ENDING;

    private UnusedSchedules() {}

    /**
     * Returns their names in alphabetical order.
     *
     * @param schedules the directory with the schedules
     * @param classes the directories with the classes of the suite
     */
    static List<String> in(File schedules, FileCollection classes) {
        String[] all = schedules.list((parent, name) -> name.endsWith(ENDING));
        List<String> unused = all == null ? new ArrayList<>() : new ArrayList<>(List.of(all));
        unused.sort(null);
        for (File type : classes.getAsFileTree().matching(files -> files.include("**/*.class"))) {
            if (unused.isEmpty()) {
                break;
            }
            String constants = AdoptedClasses.constantsOf(type);
            if (AdoptedClasses.areAdopted(constants)) {
                unused.removeIf(name -> constants.contains(asConstant(name)));
            }
        }
        return unused;
    }

    /** Prepends the length, as class files do, in two bytes. */
    private static String asConstant(String name) {
        byte[] bytes = name.getBytes(StandardCharsets.UTF_8);
        char[] length = {(char) (bytes.length >> Byte.SIZE), (char) (bytes.length & 0xFF)};
        return new String(length) + new String(bytes, StandardCharsets.ISO_8859_1);
    }
}
