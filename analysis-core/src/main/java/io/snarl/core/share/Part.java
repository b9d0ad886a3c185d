package io.snarl.core.share;

import io.snarl.core.carve.CarvedCall;
import io.snarl.core.path.AccessPath;
import java.util.List;

/**
 * The call of one thread, with the paths to what it shares with the others.
 *
 * @param piece the call with what it needs
 * @param wanted how it reaches the object that it shares with the next thread
 * @param held how it reaches the object that it shares with the thread before
 * @param guards how it reaches all locks that it holds then, the one above among them
 */
public record Part(CarvedCall piece, AccessPath wanted, AccessPath held, List<AccessPath> guards) {

    public Part {
        guards = List.copyOf(guards);
    }
}
