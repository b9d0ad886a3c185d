package io.snarl.agent.selfcheck;

import io.snarl.agent.execution.Controller;
import io.snarl.agent.execution.ExecutionResult;
import io.snarl.agent.execution.TestBody;
import io.snarl.agent.strategy.Strategy;
import io.snarl.agent.strategy.catalog.StrategyCatalog;
import io.snarl.contract.result.FailureKind;
import io.snarl.contract.settings.StrategyName;
import java.io.IOException;

/** Runs tests with known failures under control and checks that they fail in that way. */
final class ControlCheck {

    private static final int SCHEDULES = 200;

    private final Controller controller;

    ControlCheck(Controller controller) {
        this.controller = controller;
    }

    /** Returns what is wrong; null if all is well. */
    String problem() {
        try {
            KnownBugs known = new SelfCheckLoader().known();
            if (!finds(FailureKind.EXCEPTION, known::race)) {
                return "a known lost update was not seen in " + SCHEDULES + " schedules";
            }
            if (!finds(FailureKind.DEADLOCK, known::deadlock)) {
                return "a known deadlock was not seen in " + SCHEDULES + " schedules";
            }
            return finds(null, known::nothing) ? "a correct test failed" : null;
        } catch (ReflectiveOperationException | IOException | LinkageError e) {
            return "its class could not be run: " + e;
        }
    }

    /**
     * Returns whether some schedule fails in a way, or shows any bug if no way is given. A schedule that could not be
     * controlled does not count: that happens on a busy machine, and is reported of the tests to which it happens.
     */
    private boolean finds(FailureKind kind, TestBody test) {
        Strategy strategy = StrategyCatalog.named(StrategyName.RANDOM, 1, 1, 1);
        int schedules = kind == null ? SCHEDULES / 10 : SCHEDULES;
        for (int i = 0; i < schedules && strategy.begin(); i++) {
            ExecutionResult run = controller.run(test, strategy);
            if (run.showsBug() && (kind == null || run.failure().kind() == kind)) {
                return true;
            }
        }
        return false;
    }
}
