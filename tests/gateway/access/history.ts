import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { command, liveList, nodeNumber, query } from "./build";
import type { Expected, FieldRow, LiveRow, Outcome } from "./matrix";

const ofAdmins = (admin: Outcome, other: Outcome): Expected => ({
  ...{ visitor: "UNAUTHENTICATED", learner: "FORBIDDEN", coordinator: "FORBIDDEN", admin, other },
});
export const makeNodes = async (prisma: PrismaClient) => {
  const entry = {
    organizationId: 1,
    at: new Date("2026-01-01"),
    source: "SCREEN",
    action: "payment.updated",
  } as const;
  return { History: (await prisma.history.create({ data: entry })).id };
};

/** What was done is for ADMINs to see, each of their own organization; staff undo what they did themselves. */
export const fields: FieldRow[] = [
  query("history", 'history(action: "payment.updated") { nodes { action } }', ofAdmins("yes", "nothing")),
  query(
    "node of a History",
    ({ nodes }) => `node(id: "${nodes["History"]}") { ... on History { action } }`,
    ofAdmins("yes", "nothing"),
  ),
  command("undo", (rows) => `historyId: ${nodeNumber(rows, "History")}`, {
    ...ofAdmins("CONFLICT", "NOT_FOUND"),
    coordinator: "NOT_FOUND",
  }),
];

export const liveFields: LiveRow[] = [
  liveList(
    "historyChanged",
    (bus, organizationId) => bus.publish("historyChanged", { organizationId }),
    ofAdmins("yes", "yes"),
  ),
];
