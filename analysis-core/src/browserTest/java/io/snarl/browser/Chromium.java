package io.snarl.browser;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** A browser without a window, of what is installed: nothing is downloaded. */
final class Chromium implements AutoCloseable {

    static final String ADVICE = "There is no chromium or no chromedriver on the PATH. On Debian:"
            + " apt-get install chromium chromium-driver";

    private final ChromeDriver driver;

    private Chromium(ChromeDriver driver) {
        this.driver = driver;
    }

    /** Starts the browser, if it is installed. */
    static Optional<Chromium> start() {
        Optional<Path> browser = onPath("chromium");
        Optional<Path> control = onPath("chromedriver");
        return browser.isPresent() && control.isPresent()
                ? Optional.of(start(browser.get(), control.get()))
                : Optional.empty();
    }

    private static Chromium start(Path browser, Path control) {
        var service = new ChromeDriverService.Builder()
                .usingDriverExecutable(control.toFile())
                .usingAnyFreePort()
                .build();
        var options = new ChromeOptions();
        options.setBinary(browser.toFile());
        // Without a sandbox, which root may not have; and without what a browser does besides, since it must not ask
        // the network.
        options.addArguments(
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--hide-scrollbars",
                "--user-data-dir=" + emptyDirectory());
        return new Chromium(new ChromeDriver(service, options));
    }

    ChromeDriver driver() {
        return driver;
    }

    /** Makes the page as large as a screen of this size would. */
    void resize(int width, int height) {
        driver.executeCdpCommand(
                "Emulation.setDeviceMetricsOverride",
                Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", false));
    }

    /** Lets the page believe that its reader likes it dark or light. */
    void prefer(String scheme) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia",
                Map.of("features", new Object[] {Map.of("name", "prefers-color-scheme", "value", scheme)}));
    }

    @Override
    public void close() {
        driver.quit();
    }

    private static Optional<Path> onPath(String name) {
        return Stream.of(System.getenv("PATH").split(Pattern.quote(File.pathSeparator)))
                .map(directory -> Path.of(directory, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Path emptyDirectory() {
        try {
            return Files.createTempDirectory("snarl-chromium");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
