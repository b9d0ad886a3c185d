package io.snarl.core.trace;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A trace as the index describes it.
 *
 * @param trace the file
 * @param setup what ran before this one and made some of its objects; its trace may go on, with objects that have numbers of this one's
 * @param events how many events it has
 * @param seen how many events there were at least, also those that were not recorded
 * @param forThreads how many methods of classes that seem to be made for several threads it has
 * @param threads whether another thread than the test's own took part
 * @param cut whether recording stopped at the limit of events
 */
public record Recording(
        Path trace, Optional<TracePart> setup, long events, long seen, long forThreads, boolean threads, boolean cut) {}
