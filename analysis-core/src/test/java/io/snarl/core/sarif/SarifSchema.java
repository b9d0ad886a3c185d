package io.snarl.core.sarif;

import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.GsonNode;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The official schema of SARIF 2.1.0. */
final class SarifSchema {

    private final dev.harrel.jsonschema.Validator validator =
            new ValidatorFactory().withJsonNodeFactory(new GsonNode.Factory()).createValidator();

    private final URI schema;

    SarifSchema() throws IOException {
        try (InputStream text = SarifSchema.class.getResourceAsStream("/schema/sarif-schema-2.1.0.json")) {
            schema = validator.registerSchema(new String(text.readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /** Returns what is wrong with a log. */
    List<String> errorsIn(String log) {
        return validator.validate(schema, log).getErrors().stream()
                .map(error -> error.getInstanceLocation() + ": " + error.getError())
                .toList();
    }
}
