import { rowId, toArgs } from "#gateway/graphql/arguments";
import { keyedBy } from "#gateway/graphql/live";
import { liveRow } from "#gateway/graphql/liveFields";
import { visibleRuns } from "./access";
import { CertificateRun } from "./CertificateRun";

liveRow("certificateRunChanged", {
  type: CertificateRun,
  id: "runId",
  description: "Subscribes to an issuing that the viewer has started. Requires staff.",
  readers: "certificates.issue",
  args: toArgs({ runId: rowId("run") }),
  topics: ["certificateRunChanged"],
  filter: keyedBy("runId"),
  recipients: ({ userId }) => [userId],
  authorize: async ({ runId: id }, { db, viewer }) =>
    (await db.certificateRun.count({ where: { id, AND: visibleRuns(viewer) } })) > 0,
});
