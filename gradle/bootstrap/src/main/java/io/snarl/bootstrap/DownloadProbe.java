package io.snarl.bootstrap;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.net.URLConnection;
import java.net.UnknownHostException;
import java.util.Optional;

/** Asks whether the wrapper could download its distribution, without downloading it. */
record DownloadProbe(URI url) {

    private static final int TIMEOUT_MILLIS = 10_000;

    /** Why the distribution cannot be downloaded, or nothing if it can. */
    Optional<String> obstacle() {
        try {
            URLConnection connection = url.toURL().openConnection();
            connection.setConnectTimeout(TIMEOUT_MILLIS);
            connection.setReadTimeout(TIMEOUT_MILLIS);
            if (connection instanceof HttpURLConnection http) {
                return obstacle(http);
            }
            connection.connect();
            return Optional.empty();
        } catch (UnknownHostException e) {
            return Optional.of("the host " + url.getHost() + " is unknown here");
        } catch (IOException e) {
            return Optional.of(url + " cannot be reached: " + e.getMessage());
        }
    }

    private Optional<String> obstacle(HttpURLConnection http) throws IOException {
        http.setRequestMethod("HEAD");
        int status = http.getResponseCode();
        http.disconnect();
        // The wrapper may know a password that this request did not send.
        boolean reachable = status < 400 || status == HttpURLConnection.HTTP_UNAUTHORIZED;
        return reachable ? Optional.empty() : Optional.of(url + " answers with status " + status);
    }
}
