package acme.settings;

import org.gradle.api.Plugin;
import org.gradle.api.initialization.Settings;

public class AcmeSettingsPlugin implements Plugin<Settings> {
    @Override
    public void apply(Settings settings) {
        AcmeSettingsExtension extension = settings.getExtensions().create("acmeSettings", AcmeSettingsExtension.class);
        settings.getGradle().settingsEvaluated(s -> System.out.println("acme plugin sees " + extension.getOwners().get()));
    }
}
