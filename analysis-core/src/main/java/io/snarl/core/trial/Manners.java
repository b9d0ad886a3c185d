package io.snarl.core.trial;

import io.snarl.core.carve.HelperUse;
import io.snarl.core.carve.InfeasibleException;
import io.snarl.core.share.Part;
import java.util.List;

/** Makes plans with the helpers of the tests as a person would, or otherwise if nothing comes of that. */
public final class Manners {

    private final TestSources writer;

    /** Makes plans for tests that have to be written as source. */
    public Manners(TestSources writer) {
        this.writer = writer;
    }

    /** Makes plans in one manner. */
    public interface Way {

        /** Makes them. */
        Made in(HelperUse manner) throws InfeasibleException;
    }

    /**
     * Plans that were made in one manner.
     *
     * @param helped whether helpers have a part in them
     */
    public record Made(List<PlannedTest> plans, boolean helped) {}

    /** Tells whether helpers of the tests have a part in making objects. */
    public static boolean haveHelpers(List<Part> parts) {
        return parts.stream().anyMatch(part -> part.piece().hasHelpers());
    }

    /** What one test may use, another one of another package may not. */
    private PlannedTest inFittingPackage(PlannedTest planned) {
        List<PlannedTest> others = planned.inOtherPackages();
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
    public List<PlannedTest> plan(Way way) throws InfeasibleException {
        InfeasibleException obstacle = null;
        List<PlannedTest> unwritable = List.of();
        boolean helped = true;
        for (HelperUse manner : HelperUse.values()) {
            if (!helped && manner != HelperUse.AS_WRITTEN) {
                continue;
            }
            try {
                Made made = way.in(manner);
                helped = made.helped();
                List<PlannedTest> plans =
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
