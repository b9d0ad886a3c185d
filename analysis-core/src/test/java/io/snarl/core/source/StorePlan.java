package io.snarl.core.source;

import io.snarl.core.plan.Observation;
import io.snarl.core.plan.Variable;

/** Makes plans with one object of the program {@code store}, on which all calls are made. */
final class StorePlan {

    static final String STORE = "lib.Store";

    private final PlanBuilder plan;
    private final Variable store;

    StorePlan(SeedProgram program, String seed) {
        plan = program.plan(seed);
        store = plan.create("store = new Store", STORE, "()V");
        plan.call("store.add", STORE, store, "add", "(Ljava/lang/Object;)Llib/Store;", "a");
    }

    StorePlan thread(String name, String descriptor) {
        plan.thread("store." + name, STORE, store, name, descriptor);
        return this;
    }

    StorePlan query(String name, String result) {
        plan.query(STORE, store, name, "()" + result);
        return this;
    }

    StorePlan field(String name) {
        plan.observe(new Observation.Field(store, STORE, name, Observation.Aspect.VALUE));
        return this;
    }

    StorePlan result(int thread) {
        plan.observe(new Observation.CallResult(thread));
        return this;
    }

    /** Lets the thread that was added last end by an exception. */
    StorePlan mayThrow(String exception) {
        plan.mayThrow(exception);
        return this;
    }

    TestDraft test(Shown shown) {
        return plan.test(shown);
    }
}
