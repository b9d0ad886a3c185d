package io.snarl.core.carve;

import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Access to the source of the seed tests. */
public interface WrittenCode {

    /** Returns the variables of the test that a piece of code uses; empty if there is no source of it. */
    Optional<List<UsedName>> freeNames(Birth.InSource code);

    /** Returns the variables of the test that an expression uses; empty if there is no source, or it means nothing elsewhere. */
    Optional<List<UsedName>> freeNames(Birth.AsWritten expression);

    /** Returns the variables of the test that an expression uses, whatever it means elsewhere; empty if there is no source. */
    Optional<List<UsedName>> namesIn(Birth.AsWritten expression);

    /** Tells whether an expression is nothing but the name of a variable. */
    boolean isVariable(Birth.AsWritten expression);

    /** Tells whether a call gives a field its value that a framework looks after, such as a rule. */
    boolean isManaged(ClientCall call);

    /** Returns the variable or field that the result of a call is assigned to. */
    Optional<String> resultName(ClientCall call);

    /** Tells whether a call may be a part of what gives a variable its value, which others in the same line are not. */
    boolean mayGive(ClientCall call, String variable);

    /** Tells whether a field has a mock that a framework gives it. */
    boolean isMock(Birth.OfField field);

    /** Tells whether a field has an object into which a framework puts the mocks of other fields. */
    boolean hasMocks(Birth.OfField field);

    /** Tells whether a call is a statement by itself. */
    boolean isStatement(ClientCall call);

    /** Tells whether an argument of a call is written as a constant, so that it can be repeated without its value. */
    boolean isConstant(ClientCall call, int argument);

    /**
     * A variable that code uses and does not declare.
     *
     * @param className the class whose source declares it
     * @param lines where it gets its value
     * @param isLocal whether it is one of a method
     */
    record UsedName(String name, String className, Set<Integer> lines, boolean isLocal) {

        public UsedName {
            lines = Set.copyOf(lines);
        }
    }
}
