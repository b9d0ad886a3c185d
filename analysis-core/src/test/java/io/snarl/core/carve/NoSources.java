package io.snarl.core.carve;

import io.snarl.core.seed.Birth;
import io.snarl.core.seed.ClientCall;
import java.util.List;
import java.util.Optional;

/** Seed tests without sources. */
public final class NoSources implements WrittenCode {

    @Override
    public Optional<List<UsedName>> freeNames(Birth.InSource code) {
        return Optional.empty();
    }

    @Override
    public Optional<List<UsedName>> freeNames(Birth.AsWritten expression) {
        return Optional.empty();
    }

    @Override
    public Optional<List<UsedName>> namesIn(Birth.AsWritten expression) {
        return Optional.empty();
    }

    @Override
    public boolean isVariable(Birth.AsWritten expression) {
        return false;
    }

    @Override
    public boolean isManaged(ClientCall call) {
        return false;
    }

    @Override
    public Optional<String> resultName(ClientCall call) {
        return Optional.empty();
    }

    @Override
    public boolean mayGive(ClientCall call, String variable) {
        return false;
    }

    @Override
    public boolean isMock(Birth.OfField field) {
        return false;
    }

    @Override
    public boolean hasMocks(Birth.OfField field) {
        return false;
    }

    @Override
    public boolean isStatement(ClientCall call) {
        return false;
    }

    @Override
    public boolean isConstant(ClientCall call, int argument) {
        return false;
    }
}
