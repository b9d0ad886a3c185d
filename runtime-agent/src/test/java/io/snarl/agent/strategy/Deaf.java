package io.snarl.agent.strategy;

import java.lang.reflect.Proxy;

/** Hides from a strategy that threads yield. */
record Deaf(Strategy strategy) implements Strategy {

    @Override
    public boolean begin() {
        return strategy.begin();
    }

    @Override
    public int choose(Choice choice) {
        var deaf = (Choice) Proxy.newProxyInstance(
                Choice.class.getClassLoader(),
                new Class<?>[] {Choice.class},
                (proxy, method, arguments) ->
                        method.getName().equals("yields") ? false : method.invoke(choice, arguments));
        return strategy.choose(deaf);
    }

    @Override
    public void locks(Choice state, int thread) {
        strategy.locks(state, thread);
    }

    @Override
    public void end(int choices, boolean failed) {
        strategy.end(choices, failed);
    }

    @Override
    public String describe() {
        return strategy.describe();
    }
}
