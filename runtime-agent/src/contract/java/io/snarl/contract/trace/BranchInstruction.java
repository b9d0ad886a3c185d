package io.snarl.contract.trace;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The conditional jumps of the JVM. */
public enum BranchInstruction {
    IFEQ(0x99, Comparison.EQUAL),
    IFNE(0x9a, Comparison.LESS, Comparison.GREATER),
    IFLT(0x9b, Comparison.LESS),
    IFGE(0x9c, Comparison.EQUAL, Comparison.GREATER),
    IFGT(0x9d, Comparison.GREATER),
    IFLE(0x9e, Comparison.LESS, Comparison.EQUAL),
    IF_ICMPEQ(0x9f, Comparison.EQUAL),
    IF_ICMPNE(0xa0, Comparison.LESS, Comparison.GREATER),
    IF_ICMPLT(0xa1, Comparison.LESS),
    IF_ICMPGE(0xa2, Comparison.EQUAL, Comparison.GREATER),
    IF_ICMPGT(0xa3, Comparison.GREATER),
    IF_ICMPLE(0xa4, Comparison.LESS, Comparison.EQUAL),
    IF_ACMPEQ(0xa5, Comparison.EQUAL),
    IF_ACMPNE(0xa6, Comparison.LESS, Comparison.GREATER),
    IFNULL(0xc6, Comparison.EQUAL),
    IFNONNULL(0xc7, Comparison.LESS, Comparison.GREATER);

    private static final Map<Integer, BranchInstruction> BY_OPCODE = Arrays.stream(values())
            .collect(Collectors.toUnmodifiableMap(instruction -> instruction.opcode, Function.identity()));

    private final int opcode;
    private final Set<Comparison> jumps;

    BranchInstruction(int opcode, Comparison... jumps) {
        this.opcode = opcode;
        this.jumps = Set.of(jumps);
    }

    /** Returns the instruction of an opcode, if it is a conditional jump. */
    public static Optional<BranchInstruction> of(int opcode) {
        return Optional.ofNullable(BY_OPCODE.get(opcode));
    }

    /** Tells whether the jump is taken after a comparison. */
    public boolean jumpsOn(Comparison comparison) {
        return jumps.contains(comparison);
    }

    /** Returns the instruction as {@code javap} spells it. */
    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
