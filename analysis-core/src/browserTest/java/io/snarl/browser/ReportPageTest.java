package io.snarl.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.snarl.core.report.HtmlReport;
import io.snarl.testing.ReportProject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.print.PrintOptions;

/** Uses the report as a reader does, by clicks and keys. */
class ReportPageTest {

    private static final String DEADLOCK = "Account.transferTo_transferTo";
    private static final String LOST_UPDATE = "Account.deposit_deposit";
    private static final int MANY = 500;

    @TempDir
    static Path directory;

    private static Optional<Chromium> started = Optional.empty();
    private static String page;
    private static String hostile;
    private static String large;

    private Chromium chromium;
    private ChromeDriver browser;

    @BeforeAll
    static void startBrowser() throws IOException {
        started = Chromium.start();
        page = write("plain", ReportProject.in(directory.resolve("plain")));
        hostile = write("hostile", ReportProject.hostileIn(directory.resolve("hostile")));
        large = write("large", ReportProject.withFindings(directory.resolve("large"), MANY));
    }

    private static String write(String name, ReportProject project) throws IOException {
        Path file = directory.resolve(name).resolve("index.html");
        new HtmlReport(project.results()).write(file);
        return file.toUri().toString();
    }

    @AfterAll
    static void endBrowser() {
        started.ifPresent(Chromium::close);
    }

    @BeforeEach
    void openPage() {
        assumeTrue(started.isPresent(), Chromium.ADVICE);
        chromium = started.orElseThrow();
        browser = chromium.driver();
        chromium.resize(1200, 900);
        chromium.prefer("light");
        open(page);
    }

    @AfterEach
    void expect_no_error_on_the_console() {
        if (started.isPresent()) {
            assertThat(browser.manage().logs().get(LogType.BROWSER).getAll()).isEmpty();
        }
    }

    @Test
    void finding_is_opened_by_a_click_and_shows_test_execution_locks_and_sources() {
        summary(DEADLOCK).click();

        WebElement finding = item(DEADLOCK);
        assertThat(finding.findElement(By.cssSelector(".language-java")).getText())
                .contains("void transferTo_deadlocks_with_transferTo()", "grace.transferTo(ada, 20)");
        assertThat(finding.findElements(By.cssSelector(".hljs-keyword"))).isNotEmpty();
        assertThat(texts(finding, ".interleaving thead th")).contains("thread-1", "thread-2");
        assertThat(texts(finding, ".interleaving .stake .what"))
                .containsExactly("locks Account#1", "locks Account#2", "wants Account#1", "wants Account#2");
        assertThat(texts(finding, ".lock-graph .name"))
                .containsExactly("thread-1", "Account#2", "thread-2", "Account#1");
        assertThat(finding.findElements(By.cssSelector(".lock-graph path.wants")))
                .hasSize(2);
        assertThat(texts(finding, ".lines .marked code")).containsExactly("balance += amount;", "balance -= amount;");
    }

    @Test
    void what_was_lost_is_told_above_and_listed_when_it_is_opened() throws IOException {
        open(write("losses", ReportProject.withLosses(directory.resolve("losses"))));

        assertThat(texts(browser.findElement(By.id("main")), ".notice"))
                .contains(
                        "Something was lost on the way, so that bugs may be missing: 4 entries below, in What was lost.");
        assertThat(item("lost").findElements(By.cssSelector("table"))).isEmpty();

        summary("lost").click();

        assertThat(texts(item("lost"), "tbody tr td:nth-child(2)"))
                .containsExactly(
                        "bank.ExitTest.exits",
                        "the other tests of bank.SlowTest",
                        "a line of the index",
                        "planning tests of bank.Account");
    }

    @Test
    void lost_update_shows_what_orders_give_next_to_what_was_seen() {
        summary(LOST_UPDATE).click();

        WebElement finding = item(LOST_UPDATE);
        assertThat(texts(finding, ".outcome.allowed .value")).containsExactly("10");
        assertThat(texts(finding, ".outcome.observed .value")).containsExactly("expected: <10> but was: <5>");
        assertThat(finding.getText()).contains("differs from run to run: Account.toString()");
        assertThat(texts(finding, ".interleaving .stake .what")).hasSize(4);
    }

    @Test
    void other_calls_that_show_the_same_are_listed_on_demand() {
        summary(LOST_UPDATE).click();

        WebElement finding = item(LOST_UPDATE);
        assertThat(finding.getText())
                .contains("To be mended: no lock guards bank.Account.balance.")
                .doesNotContain("close interferes with deposit");
        finding.findElement(By.cssSelector(".others > summary")).click();
        assertThat(finding.getText()).contains("1 other pair of calls shows the same", "close interferes with deposit");
    }

    @Test
    void finding_is_reached_opened_and_closed_by_keys() {
        browser.findElement(By.tagName("body")).sendKeys("/");
        assertThat(browser.switchTo().activeElement().getDomProperty("id")).isEqualTo("search");
        browser.switchTo().activeElement().sendKeys("loses");
        assertThat(shown()).containsExactly(LOST_UPDATE);
        browser.switchTo().activeElement().sendKeys(Keys.ESCAPE);
        assertThat(shown()).hasSize(4);

        summary(DEADLOCK).sendKeys(Keys.ARROW_DOWN);
        browser.switchTo().activeElement().sendKeys(Keys.ENTER);
        assertThat(opened()).containsExactly(LOST_UPDATE);
        browser.switchTo().activeElement().sendKeys(Keys.ENTER);
        assertThat(opened()).isEmpty();
    }

    @Test
    void kinds_filter_the_findings() {
        WebElement benign = browser.findElement(By.cssSelector(".kind[data-verdict=benign]"));
        benign.click();

        assertThat(shown()).containsExactly("Account.deposit_close-benign");
        assertThat(benign.getDomAttribute("aria-pressed")).isEqualTo("true");
        benign.click();
        assertThat(shown()).hasSize(4);
    }

    @Test
    void search_that_fits_nothing_says_so() {
        browser.findElement(By.id("search")).sendKeys("no such thing");

        assertThat(shown()).isEmpty();
        assertThat(browser.findElement(By.cssSelector(".nothing")).isDisplayed())
                .isTrue();
    }

    @Test
    void commands_can_be_copied() {
        browser.executeCdpCommand(
                "Browser.grantPermissions",
                Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
        summary(DEADLOCK).click();
        item(DEADLOCK).findElement(By.cssSelector(".copy")).click();

        Object copied = browser.executeAsyncScript(
                "const done = arguments[0]; navigator.clipboard.readText().then(done, done);");
        assertThat(copied).isEqualTo("./gradlew fuzzConcurrentTests --replay build/snarl/schedules/deadlock.schedule");
        assertThat(browser.findElement(By.id("announcement")).getDomProperty("textContent"))
                .contains("Copied");
    }

    @Test
    void address_names_what_is_open_and_the_way_back_leads_through_it() {
        open(page + "#" + LOST_UPDATE);
        assertThat(opened()).containsExactly(LOST_UPDATE);

        summary(DEADLOCK).click();
        assertThat(browser.getCurrentUrl()).endsWith("#" + DEADLOCK);
        assertThat(opened()).containsExactly(DEADLOCK, LOST_UPDATE);

        browser.navigate().back();
        assertThat(opened()).containsExactly(LOST_UPDATE);
    }

    @Test
    void page_is_dark_for_whoever_likes_it_so_and_has_contrast_both_ways() {
        double light = brightness("backgroundColor");
        double ink = brightness("color");
        chromium.prefer("dark");

        assertThat(light - ink).isGreaterThan(150);
        assertThat(brightness("color") - brightness("backgroundColor")).isGreaterThan(150);
    }

    @Test
    void narrow_screen_is_not_scrolled_sideways() {
        chromium.resize(360, 740);
        open(page);
        for (String id : List.of(DEADLOCK, LOST_UPDATE, "test-bank.HandTest#oppositeTransfers()")) {
            summary(id).click();
        }

        assertThat(number("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(360);
        assertThat(item(DEADLOCK)
                        .findElement(By.cssSelector(".interleaving .step"))
                        .isDisplayed())
                .isTrue();
    }

    @Test
    void printing_opens_all_and_leaves_what_was_open_as_it_was() {
        browser.executeScript("""
                window.addEventListener("beforeprint", () => {
                    window.printed = [...document.querySelectorAll("details")].filter(item => item.open && item.childElementCount > 1).length;
                });
                """);
        browser.print(new PrintOptions());

        assertThat(number("return window.printed")).isEqualTo(7);
        assertThat(opened()).isEmpty();
        assertThat(number("return document.querySelectorAll('.others[open]').length"))
                .isZero();
        browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", "print"));
        assertThat(browser.findElement(By.id("search")).isDisplayed()).isFalse();
        browser.executeCdpCommand("Emulation.setEmulatedMedia", Map.of("media", ""));
    }

    @Test
    void hand_written_test_that_fails_is_shown_with_its_execution() {
        String id = "test-bank.HandTest#oppositeTransfers()";
        summary(id).click();

        assertThat(item(id).getText()).contains("schedule 2 fails", "void oppositeTransfers()", "--replay");
        assertThat(texts(item(id), ".interleaving .stake .what")).hasSize(4);
    }

    @Test
    void what_was_left_out_and_the_settings_are_told() {
        assertThat(browser.findElement(By.id("main")).getText())
                .contains("a common lock guards it", "65", "bank.Statement", "its class file is too large")
                .contains("Seed of the synthesis", "17.0.15");
    }

    @Test
    void findings_are_drawn_only_when_they_are_opened() {
        open(large);
        long before = number("return document.querySelectorAll('.finding *').length");

        assertThat(shown()).hasSize(MANY + 4);
        assertThat(before).isLessThan(MANY * 6L);
        assertThat(browser.findElements(By.cssSelector(".interleaving, .language-java")))
                .isEmpty();
        summary("Account.call250").click();
        assertThat(browser.findElements(By.cssSelector(".interleaving"))).hasSize(1);
    }

    @Test
    void strings_of_the_project_are_never_run() {
        open(hostile);
        browser.findElements(By.cssSelector("#findings summary, details.finding > summary"))
                .forEach(WebElement::click);

        assertThat(summary("Hostile.finding").getText()).contains("<script>window.hacked=1</script>");
        assertThat(item("Hostile.finding").getText()).contains("onerror=window.hacked=1>");
        assertThat(browser.executeScript("return window.hacked === undefined")).isEqualTo(true);
        assertThat(item("Hostile.names").getText()).contains("<svg onload=window.hacked=1>");
        assertThat(browser.findElements(By.tagName("img"))).isEmpty();
        assertThat(browser.findElements(By.cssSelector("svg[onload]"))).isEmpty();
    }

    /** Through an empty page, since an address that differs only behind the '#' would not load it anew. */
    private void open(String address) {
        browser.get("about:blank");
        browser.get(address);
    }

    private WebElement item(String id) {
        return browser.findElement(By.id(id));
    }

    private WebElement summary(String id) {
        return item(id).findElement(By.tagName("summary"));
    }

    private List<String> opened() {
        return idsOf("details[open]");
    }

    private List<String> shown() {
        return idsOf("#findings .group:not([hidden]) details:not([hidden])");
    }

    @SuppressWarnings("unchecked")
    private List<String> idsOf(String selector) {
        return (List<String>) browser.executeScript(
                "return [...document.querySelectorAll(arguments[0])].map(item => item.id)", selector);
    }

    private static List<String> texts(WebElement parent, String selector) {
        return parent.findElements(By.cssSelector(selector)).stream()
                .map(element -> element.getText().strip())
                .filter(text -> !text.isEmpty())
                .toList();
    }

    private double brightness(String property) {
        return number("const [r, g, b] = getComputedStyle(document.body)." + property
                + ".match(/\\d+/g).map(Number); return Math.round(0.299 * r + 0.587 * g + 0.114 * b)");
    }

    private long number(String script) {
        return ((Number) browser.executeScript(script)).longValue();
    }
}
