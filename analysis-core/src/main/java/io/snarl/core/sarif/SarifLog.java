package io.snarl.core.sarif;

import com.google.gson.annotations.SerializedName;
import java.util.List;
import java.util.Map;

/** The parts of a SARIF 2.1.0 log that are used; null members are omitted. */
record SarifLog(@SerializedName("$schema") String schema, String version, List<Run> runs) {

    static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
    static final String VERSION = "2.1.0";

    record Run(
            Tool tool,
            AutomationDetails automationDetails,
            List<Invocation> invocations,
            Map<String, ArtifactLocation> originalUriBaseIds,
            String columnKind,
            List<Result> results) {}

    record AutomationDetails(String id) {}

    record Tool(Driver driver) {}

    record Driver(String name, String version, List<Rule> rules) {}

    record Rule(
            String id,
            String name,
            Message shortDescription,
            Message fullDescription,
            Message help,
            Configuration defaultConfiguration,
            Map<String, Object> properties) {}

    record Configuration(String level) {}

    record Invocation(boolean executionSuccessful, List<Notification> toolExecutionNotifications) {}

    record Notification(String level, Message message) {}

    record Result(
            String ruleId,
            int ruleIndex,
            String level,
            Message message,
            List<Location> locations,
            List<CodeFlow> codeFlows,
            List<Location> relatedLocations,
            Map<String, String> partialFingerprints,
            List<Suppression> suppressions,
            Map<String, Object> properties) {}

    /** By which a result is kept, but not shown as open. */
    record Suppression(String kind, String justification) {}

    record Message(String text, String markdown) {

        static Message of(String text) {
            return new Message(text, null);
        }
    }

    record Location(
            Integer id, PhysicalLocation physicalLocation, List<LogicalLocation> logicalLocations, Message message) {}

    record PhysicalLocation(ArtifactLocation artifactLocation, Region region) {}

    record ArtifactLocation(String uri, String uriBaseId, Message description) {}

    record Region(int startLine) {}

    record LogicalLocation(String name, String fullyQualifiedName, String kind) {}

    record CodeFlow(Message message, List<ThreadFlow> threadFlows) {}

    record ThreadFlow(String id, List<ThreadFlowLocation> locations) {}

    record ThreadFlowLocation(Location location, int executionOrder, String importance) {}
}
