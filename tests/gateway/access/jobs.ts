import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { command, liveList, node, nodeNumber, query } from "./build";
import type { FieldRow, LiveRow } from "./matrix";
import { byAdmin } from "./outcomes";

export const makeNodes = async (prisma: PrismaClient) => {
  const job = { organizationId: 1, kind: "files.deleteUnused", key: "access", runAt: new Date("2099-01-01") };
  return { Job: (await prisma.job.create({ data: job })).id };
};

/** Work in the background is for ADMINs to see, each of their own organization. */
export const fields: FieldRow[] = [
  query("jobs", "jobs { nodes { kind key } }", byAdmin("yes", "nothing")),
  node("Job", "kind", byAdmin("yes", "nothing")),
  command("retryJob", (rows) => `jobId: ${nodeNumber(rows, "Job")}0`, byAdmin("NOT_FOUND", "NOT_FOUND")),
  command("dropJob", (rows) => `jobId: ${nodeNumber(rows, "Job")}0`, byAdmin("NOT_FOUND", "NOT_FOUND")),
];

export const liveFields: LiveRow[] = [
  liveList(
    "jobsChanged",
    (bus, organizationId) => bus.publish("jobsChanged", { organizationId }),
    byAdmin("yes", "yes"),
  ),
];
