package io.snarl.contract.trace.index;

import java.nio.file.Path;
import java.util.Optional;

/**
 * A trace as the index describes it.
 *
 * @param trace the file
 * @param setup what ran before this one and made some of its objects; its trace may go on, with objects that have numbers of this one's
 * @param events how many events it has
 * @param seen how many events there were at least, also those that were not recorded
 * @param threads whether another thread than the test's own took part
 * @param cut whether recording stopped at the limit of events
 */
public record Recording(Path trace, Optional<TracePart> setup, long events, long seen, boolean threads, boolean cut) {}
