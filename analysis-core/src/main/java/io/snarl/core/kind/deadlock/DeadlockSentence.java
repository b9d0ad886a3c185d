package io.snarl.core.kind.deadlock;

import io.snarl.contract.bug.Deadlock;
import io.snarl.core.plan.Operand;
import io.snarl.core.plan.Step;
import io.snarl.core.source.Places;
import io.snarl.core.source.WrittenTest;
import io.snarl.core.source.resolve.ClassNames;
import io.snarl.core.source.resolve.Types;
import io.snarl.core.source.type.MethodInfo;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Describes which thread of a deadlock holds and wants which lock. */
final class DeadlockSentence {

    private final Types types;
    private final ClassNames names;
    private final WrittenTest test;

    DeadlockSentence(WrittenTest test) {
        this.types = test.types();
        this.names = new ClassNames(types);
        this.test = test;
    }

    /** Returns one sentence for the first deadlock and one for how many others there are. */
    String of(List<Deadlock> deadlocks) {
        int others =
                deadlocks.stream().map(Deadlock::signature).distinct().toList().size() - 1;
        return of(deadlocks.get(0))
                + switch (others) {
                    case 0 -> "";
                    case 1 -> " It deadlocks at another pair of places too.";
                    default -> " It deadlocks at " + others + " other pairs of places too.";
                };
    }

    private String of(Deadlock deadlock) {
        List<Deadlock.Edge> edges = deadlock.edges();
        if (edges.size() != 2) {
            return ofMany(edges);
        }
        return named(edges.get(0), edges.get(1))
                .or(() -> named(edges.get(1), edges.get(0)))
                .orElseGet(() -> byClass(edges.get(0), edges.get(1)));
    }

    /** Variables are named only where it is certain that they are the locks: receivers of synchronized methods. */
    private Optional<String> named(Deadlock.Edge first, Deadlock.Edge second) {
        List<Step> threads = test.plan().threads();
        if (threads.size() != 2) {
            return Optional.empty();
        }
        Optional<String> left = lockedReceiver(threads.get(0), first);
        Optional<String> right = lockedReceiver(threads.get(1), second);
        if (left.isEmpty() || right.isEmpty() || left.equals(right)) {
            return Optional.empty();
        }
        return Optional.of("The first thread holds " + left.get() + " (locked at " + Places.of(first.heldAt())
                + ") and waits for " + right.get() + " (at " + Places.of(first.wantedAt()) + "), which the second holds"
                + heldElsewhere(first, second) + " while it waits for " + left.get()
                + wantedElsewhere(first, second) + ".");
    }

    private Optional<String> lockedReceiver(Step step, Deadlock.Edge edge) {
        Optional<Operand> receiver = step.receiver()
                .filter(operand -> operand instanceof Operand.OfVariable use
                        && use.variable().className().equals(edge.held()));
        return types.method(edge.held(), step.origin().name(), step.origin().descriptor())
                .filter(MethodInfo::isSynchronized)
                .filter(method -> method.owner().equals(edge.heldAt().className())
                        && method.name().equals(edge.heldAt().method()))
                .flatMap(method -> receiver.flatMap(test::nameOf));
    }

    private String byClass(Deadlock.Edge first, Deadlock.Edge second) {
        String wanted = first.held().equals(first.wanted()) ? "another" : withArticle(first.wanted());
        return "One thread holds " + withArticle(first.held()) + " (locked at " + Places.of(first.heldAt())
                + ") and waits for " + wanted + " (at " + Places.of(first.wantedAt())
                + "), which the other thread holds"
                + heldElsewhere(first, second) + " while it waits for the "
                + (first.held().equals(first.wanted()) ? "first" : names.simple(first.held()))
                + wantedElsewhere(first, second) + ".";
    }

    private static String heldElsewhere(Deadlock.Edge first, Deadlock.Edge second) {
        return second.heldAt().equals(first.heldAt()) ? "" : " (locked at " + Places.of(second.heldAt()) + ")";
    }

    private static String wantedElsewhere(Deadlock.Edge first, Deadlock.Edge second) {
        return second.wantedAt().equals(first.wantedAt()) ? "" : " (at " + Places.of(second.wantedAt()) + ")";
    }

    private String ofMany(List<Deadlock.Edge> edges) {
        return edges.stream()
                .map(edge -> "one holds " + withArticle(edge.held()) + " (locked at " + Places.of(edge.heldAt())
                        + ") and waits for " + withArticle(edge.wanted()) + " (at " + Places.of(edge.wantedAt()) + ")")
                .collect(Collectors.joining(
                        "; ", "Each of " + edges.size() + " threads waits for a lock that the next one holds: ", "."));
    }

    private String withArticle(String className) {
        String name = names.simple(className);
        return ("AEIOU".indexOf(Character.toUpperCase(name.charAt(0))) >= 0 ? "an " : "a ") + name;
    }
}
