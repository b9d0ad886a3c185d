package io.snarl.bootstrap;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DownloadProbeTest {

    private HttpServer server;

    @BeforeEach
    void startServer() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            int status = Integer.parseInt(exchange.getRequestURI().getPath().substring(1));
            exchange.sendResponseHeaders(status, -1);
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void stopServer() {
        server.stop(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {200, 401})
    void nothing_stands_in_the_way_of_a_server_that_has_it_or_wants_a_password(int status) {
        assertThat(probe(status)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {403, 404, 502})
    void server_that_refuses_is_an_obstacle_with_its_status(int status) {
        assertThat(probe(status))
                .hasValueSatisfying(obstacle -> assertThat(obstacle).endsWith("status " + status));
    }

    @Test
    void unknown_host_is_an_obstacle_with_its_name() {
        assertThat(new DownloadProbe(URI.create("https://gradle.invalid/gradle-8.8-bin.zip")).obstacle())
                .hasValue("the host gradle.invalid is unknown here");
    }

    @Test
    void closed_port_is_an_obstacle() {
        int port = server.getAddress().getPort();
        server.stop(0);

        assertThat(new DownloadProbe(URI.create("http://localhost:" + port + "/200")).obstacle())
                .hasValueSatisfying(obstacle -> assertThat(obstacle).contains("cannot be reached"));
    }

    @Test
    void file_is_reachable_if_it_exists(@TempDir Path folder) throws IOException {
        Path zip = folder.resolve("gradle-8.8-bin.zip");
        assertThat(new DownloadProbe(zip.toUri()).obstacle()).isPresent();

        Files.createFile(zip);
        assertThat(new DownloadProbe(zip.toUri()).obstacle()).isEmpty();
    }

    private Optional<String> probe(int status) {
        return new DownloadProbe(
                        URI.create("http://localhost:" + server.getAddress().getPort() + "/" + status))
                .obstacle();
    }
}
