import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { command, liveList, node, nodeNumber, query } from "./build";
import type { FieldRow, LiveRow } from "./matrix";
import { byAdmin } from "./outcomes";

export const makeNodes = async (prisma: PrismaClient) => {
  const entry = {
    organizationId: 1,
    at: new Date("2026-01-01"),
    source: "SCREEN",
    action: "payment.updated",
  } as const;
  return { History: (await prisma.history.create({ data: entry })).id };
};

/** The history is for ADMINs, each of their own organization; staff undo their own changes. */
export const fields: FieldRow[] = [
  query("history", 'history(action: "payment.updated") { nodes { action } }', byAdmin("yes", "nothing")),
  node("History", "action", byAdmin("yes", "nothing")),
  command("undo", (rows) => `historyId: ${nodeNumber(rows, "History")}`, {
    ...byAdmin("CONFLICT", "NOT_FOUND"),
    coordinator: "NOT_FOUND",
  }),
];

export const liveFields: LiveRow[] = [
  liveList(
    "historyChanged",
    (bus, organizationId) => bus.publish("historyChanged", { organizationId }),
    byAdmin("yes", "yes"),
  ),
];
