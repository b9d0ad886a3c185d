package io.snarl.contract.bug;

import io.snarl.contract.code.CodePlace;
import io.snarl.contract.json.JsonLine;
import io.snarl.contract.json.JsonLineWriter;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Accesses of two threads to one variable, of which at least one writes.
 *
 * @param variable {@code demo.Counter.count} for a field, {@code int[]} for elements of an array, the class of an atomic variable
 * @param previous the access of the one thread that comes first
 * @param remote the access of the other thread
 * @param current the next access of the first thread, which takes for granted that there was none between; empty if the first two
 *     are a data race by themselves
 */
public record Conflict(String variable, Access previous, Access remote, Optional<Access> current) {

    /**
     * One access.
     *
     * @param thread the position of the call that makes it; -1 if none of the calls does
     * @param at where it is
     * @param via the place outside of the JDK that led there if it is inside
     */
    public record Access(boolean isWrite, int thread, CodePlace at, Optional<CodePlace> via) {

        /** Creates an access outside of the JDK. */
        public Access(boolean isWrite, int thread, CodePlace at) {
            this(isWrite, thread, at, Optional.empty());
        }

        /** Returns the place in the library that led to the access, rather than one inside the JDK. */
        public CodePlace place() {
            return via.orElse(at);
        }

        private static Access read(JsonLine object) {
            return new Access(
                    object.truth("write"),
                    object.optionalNumber("thread").map(Long::intValue).orElse(-1),
                    CodePlace.read(object.requiredObject("at")),
                    object.object("via").map(CodePlace::read));
        }

        private JsonLineWriter json() {
            return new JsonLineWriter()
                    .with("write", isWrite)
                    .with("thread", thread)
                    .with("at", at.json())
                    .with("via", via.map(CodePlace::json).orElse(null));
        }
    }

    /** Reads what {@link #json} has written. */
    public static Conflict read(JsonLine object) {
        return new Conflict(
                object.string("variable"),
                Access.read(object.requiredObject("previous")),
                Access.read(object.requiredObject("remote")),
                object.object("current").map(Access::read));
    }

    /** Returns it as a JSON object. */
    public JsonLineWriter json() {
        return new JsonLineWriter()
                .with("variable", variable)
                .with("previous", previous.json())
                .with("remote", remote.json())
                .with("current", current.map(Access::json).orElse(null));
    }

    /** Returns it with other accesses in the places of these. */
    public Conflict with(UnaryOperator<Access> change) {
        return new Conflict(variable, change.apply(previous), change.apply(remote), current.map(change));
    }

    /** Tells whether what the other thread has written is overwritten by a thread that has not seen it. */
    public boolean isLostUpdate() {
        return !previous.isWrite()
                && remote.isWrite()
                && current.filter(Access::isWrite).isPresent();
    }
}
