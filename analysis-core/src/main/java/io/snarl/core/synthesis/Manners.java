package io.snarl.core.synthesis;

import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.carve.Manner;
import io.snarl.core.share.Part;
import java.util.List;

/** Makes plans with the helpers of the tests as a person would, or otherwise if nothing comes of that. */
final class Manners {

    private final Sources writer;

    Manners(Sources writer) {
        this.writer = writer;
    }

    /** Makes plans in one manner. */
    interface Way {

        Made in(Manner manner) throws InfeasibleException;
    }

    /**
     * Plans that were made in one manner.
     *
     * @param helped whether helpers have a part in them
     */
    record Made(List<Planned> plans, boolean helped) {}

    static boolean haveHelpers(List<Part> parts) {
        return parts.stream().anyMatch(part -> part.piece().hasHelpers());
    }

    /** What one test may use, another one of another package may not. */
    private Planned inFittingPackage(Planned planned) {
        List<Planned> others = planned.inOtherPackages();
        if (others.isEmpty() || writer.obstacle(planned).isEmpty()) {
            return planned;
        }
        return others.stream()
                .filter(other -> writer.obstacle(other).isEmpty())
                .findFirst()
                .orElse(planned);
    }

    /**
     * Returns the plans of the first manner in which there are some that can be written.
     *
     * @throws InfeasibleException if there are none at all
     */
    List<Planned> plan(Way way) throws InfeasibleException {
        InfeasibleException obstacle = null;
        List<Planned> unwritable = List.of();
        boolean helped = true;
        for (Manner manner : Manner.values()) {
            if (!helped && manner != Manner.AS_WRITTEN) {
                continue;
            }
            try {
                Made made = way.in(manner);
                helped = made.helped();
                List<Planned> plans =
                        made.plans().stream().map(this::inFittingPackage).toList();
                if (writer.obstacle(plans.get(0)).isEmpty()) {
                    return plans;
                }
                unwritable = unwritable.isEmpty() ? plans : unwritable;
            } catch (InfeasibleException e) {
                obstacle = obstacle == null ? e : obstacle;
            }
        }
        if (unwritable.isEmpty()) {
            throw obstacle;
        }
        return unwritable;
    }
}
