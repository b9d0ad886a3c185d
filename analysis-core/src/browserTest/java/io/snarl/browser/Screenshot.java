package io.snarl.browser;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.openqa.selenium.By;
import org.openqa.selenium.OutputType;

/** Takes a picture of a report for the documentation. */
final class Screenshot {

    private static final int WIDTH = 1200;
    private static final int HEIGHT = 1680;

    private Screenshot() {}

    /** Takes the page, the id of the finding to open, and the picture to write. */
    public static void main(String[] arguments) throws IOException {
        try (Chromium chromium = Chromium.start().orElseThrow(() -> new IllegalStateException(Chromium.ADVICE))) {
            chromium.prefer("light");
            chromium.resize(WIDTH, HEIGHT);
            chromium.driver().get(Path.of(arguments[0]).toUri().toString());
            chromium.driver()
                    .findElement(By.id(arguments[1]))
                    .findElement(By.tagName("summary"))
                    .click();
            Path picture = Path.of(arguments[2]);
            Files.createDirectories(picture.toAbsolutePath().getParent());
            Files.write(picture, chromium.driver().getScreenshotAs(OutputType.BYTES));
        }
    }
}
