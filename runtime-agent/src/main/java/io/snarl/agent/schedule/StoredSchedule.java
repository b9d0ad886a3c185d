package io.snarl.agent.schedule;

import java.nio.file.Path;

/** A schedule together with the file that it comes from. */
public record StoredSchedule(Path file, ScheduleFile content) {

    boolean concerns(String test) {
        return content.test().equals(test) || content.test().startsWith(test + "[");
    }
}
