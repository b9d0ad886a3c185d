package io.snarl.agent.secret;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretNamesTest {

    private final SecretNames usual = SecretNames.usualAnd(List.of());

    @ParameterizedTest
    @ValueSource(
            strings = {
                "GITHUB_TOKEN",
                "acme.api-token",
                "DB_PASSWORD",
                "dbPasswd",
                "DBPASSWORD",
                "DB_PWD",
                "clientSecret",
                "AWS_SECRET_ACCESS_KEY",
                "API_KEY",
                "apiKey",
                "APIKEY",
                "acme.signing.keys",
                "azureCredentials",
                "javax.net.ssl.keyStorePassword",
                "java.naming.security.credentials",
                "GPG_PASSPHRASE"
            })
    void name_of_a_secret_is_one(String name) {
        assertThat(usual.match(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "PATH",
                "keyboard.layout",
                "MONKEY_MODE",
                "monkey",
                "TURKEY",
                "java.security.egd",
                "java.security.manager",
                "compass.home",
                "java.vm.compressedOopsMode",
                "user.home",
                "keystroke",
                ""
            })
    void name_of_something_else_is_none(String name) {
        assertThat(usual.match(name)).isFalse();
    }

    @Test
    void names_can_be_added_with_any_characters_in_them() {
        SecretNames added = SecretNames.usualAnd(List.of("ACME_LICENCE", "acme.login.*", "*[x]*"));

        assertThat(List.of("ACME_LICENCE", "acme_licence", "acme.login.name", "a[x]b"))
                .allMatch(added::match);
        assertThat(List.of("ACME_LICENCES", "acmeXloginXname", "acme.login", "axb"))
                .noneMatch(added::match);
        assertThat(added.match("GITHUB_TOKEN")).isTrue();
    }
}
