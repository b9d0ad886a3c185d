package io.snarl.contract.trace.index;

import com.google.gson.JsonObject;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * An index to which something is added that its JVM could not say, because it was gone.
 *
 * @param file the index
 */
public record IndexFile(Path file) {

    /** Adds what was lost, in place of a line that was being written when the JVM ended. */
    public void add(LostTest lost) throws IOException {
        var line = new JsonObject();
        line.addProperty("kind", "lost");
        line.addProperty("id", lost.id());
        lost.className().ifPresent(name -> line.addProperty("class", name));
        lost.method().ifPresent(name -> line.addProperty("method", name));
        lost.name().ifPresent(name -> line.addProperty("name", name));
        line.addProperty("container", lost.container());
        line.addProperty("reason", lost.reason());
        lost.remedy().ifPresent(remedy -> line.addProperty("remedy", remedy));
        line.addProperty("again", lost.again());
        byte[] bytes = (line + "\n").getBytes(StandardCharsets.UTF_8);
        try (var channel = Files.newByteChannel(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
            channel.truncate(endOfLastLine());
            channel.position(channel.size());
            channel.write(ByteBuffer.wrap(bytes));
        }
    }

    private long endOfLastLine() throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return end;
    }
}
