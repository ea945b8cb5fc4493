import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Gateway } from "#gateway/gateway";
import { announceNotifications, notify } from "../notifications/commands";
import { assignmentPath } from "../notifications/rules";
import { whereGiven, whereUnfinished } from "./access";

interface TenantTime {
  organizationId: number;
  now: Date;
}

const columns = {
  id: true,
  assignment: {
    select: { id: true, title: true, kind: true, course: { select: { id: true, code: true, title: true } } },
  },
} as const;

/**
 * Opens given assignments whose time has come, once each, and notifies their learners; returns who was notified.
 */
export async function tellOfGiven(
  tx: TenantTransaction,
  { organizationId, now }: TenantTime,
  where: { id?: number } = {},
): Promise<number[]> {
  const opened = await tx.givenAssignment.updateManyAndReturn({
    where: { ...where, announcedAt: null, opensAt: { lte: now } },
    data: { announcedAt: now },
    select: { id: true },
  });
  if (opened.length === 0) return [];
  const ids = opened.map(({ id }) => id);
  const given = await tx.givenAssignment.findMany({ where: { id: { in: ids } }, select: columns });
  return notify(
    tx,
    { organizationId, now },
    given.map(({ id, assignment }) => ({
      kind: "assignmentGiven" as const,
      values: { assignment: assignment.title, course: assignment.course.title },
      subject: { key: "givenId" as const, id },
      to: { AND: [whereGiven({ id }), whereUnfinished(assignment.id)] },
      path: assignmentPath(assignment),
    })),
  );
}

/** Opens the given assignments of every organization whose time has come. */
export async function openAssignments(gateway: Gateway): Promise<void> {
  const now = gateway.clock();
  for (const { id: organizationId } of await gateway.tenants.list()) {
    const db = gateway.tenantClient(organizationId);
    const waiting = { announcedAt: null, opensAt: { lte: now } };
    if ((await db.givenAssignment.count({ where: waiting })) === 0) continue;
    const told = await db.$transaction((tx) => tellOfGiven(tx, { organizationId, now }));
    announceNotifications(gateway.bus, organizationId, told);
    gateway.bus.publish("assignmentsChanged", { organizationId });
  }
}
