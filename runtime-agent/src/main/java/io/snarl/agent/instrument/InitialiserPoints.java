package io.snarl.agent.instrument;

/** Says where the initialiser of a class begins and ends: the JVM lets no other thread use the class meanwhile. */
final class InitialiserPoints implements BodyWrapper {

    private final MethodCode code;

    InitialiserPoints(MethodCode code) {
        this.code = code;
    }

    @Override
    public void enterMethod() {
        code.hook("initialising", "()V");
    }

    @Override
    public void exitMethod() {
        code.hook("initialised", "()V");
    }

    @Override
    public void exitMethodByThrow() {
        code.hook("initialisingFailed", "()V");
    }
}
