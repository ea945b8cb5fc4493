import { rowId, toArgs } from "#gateway/graphql/arguments";
import { liveRow } from "#gateway/graphql/liveFields";
import { visibleRuns } from "./access";
import { CertificateRun } from "./CertificateRun";

liveRow("certificateRunChanged", {
  type: CertificateRun,
  id: "runId",
  description: "Subscribes to an issuing that the viewer has asked for. Requires staff.",
  readers: "certificates.issue",
  args: toArgs({ runId: rowId("run") }),
  topics: ["certificateRunChanged"],
  channelKey: { eventKeys: ({ runId }) => [runId], subscriberKeys: ({ runId }) => [runId] },
  recipients: ({ userId }) => [userId],
  authorize: async ({ runId }, { db, viewer }) => {
    const where = { id: runId, AND: visibleRuns(viewer) };
    return (await db.certificateRun.findFirst({ where, select: { id: true } })) !== null;
  },
});
