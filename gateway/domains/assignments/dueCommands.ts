import type { TenantClient } from "#gateway/database/tenantClient";
import type { Gateway } from "#gateway/gateway";
import { dayIn } from "../dayContract";
import { dayMs } from "../durationContract";
import { announceNotifications, notify, type WantedNotification } from "../notifications/commands";
import { assignmentPath } from "../notifications/rules";
import { whereGiven, whereUnfinished } from "./access";
import { readPlannedDates } from "./ownWorkLoaders";
import { getDue } from "./rules";

interface TenantClock {
  organizationId: number;
  now: Date;
  timeZone: string;
}

const twoDays = 2 * dayMs;

const readGiven = (db: TenantClient, { now }: TenantClock) =>
  db.givenAssignment.findMany({
    where: {
      announcedAt: { not: null },
      OR: [
        { dueAt: { gt: now, lte: new Date(now.getTime() + twoDays) } },
        { daysAfterTopic: { not: null } },
        { assignment: { given: { some: { extensions: { some: { dueAt: { gt: now } } } } } } },
      ],
    },
    orderBy: { id: "asc" },
    select: {
      id: true,
      dueAt: true,
      daysAfterTopic: true,
      assignment: {
        select: {
          // An extension holds wherever the assignment is given to its learner.
          given: { select: { extensions: { select: { userId: true, dueAt: true } } } },
          id: true,
          title: true,
          kind: true,
          course: { select: { id: true, code: true, title: true } },
        },
      },
    },
  });

/** The notices of one given assignment: those with an extension get their own date. */
function toWanted(
  { id, assignment }: Awaited<ReturnType<typeof readGiven>>[number],
  due: Date | null,
  { now, timeZone }: TenantClock,
): WantedNotification<"assignmentDue">[] {
  const isSoon = (date: Date) => date > now && date.getTime() <= now.getTime() + twoDays;
  const toNotice = (date: Date, userIds: object): WantedNotification<"assignmentDue"> => ({
    kind: "assignmentDue",
    values: { assignment: assignment.title, course: assignment.course.title },
    subject: { key: "givenId", id },
    to: { AND: [whereGiven({ id }), whereUnfinished(assignment.id), { id: userIds }] },
    path: assignmentPath(assignment),
    occasion: `${id}:${dayIn(timeZone, date)}`,
  });
  const extended = assignment.given
    .flatMap(({ extensions }) => extensions)
    .filter(({ dueAt }) => due && dueAt > due);
  return [
    ...(due && isSoon(due) ? [toNotice(due, { notIn: extended.map(({ userId }) => userId) })] : []),
    ...extended
      .filter(({ dueAt }) => isSoon(dueAt))
      .map(({ userId, dueAt }) => toNotice(dueAt, { in: [userId] })),
  ];
}

/** Notifies learners of assignments due within two days, once for each due date; returns who was notified. */
async function tellOfDue(db: TenantClient, place: TenantClock): Promise<number[]> {
  const given = await readGiven(db, place);
  if (given.length === 0) return [];
  const ids = given.map(({ id }) => id);
  const planned = await readPlannedDates({ db, viewer: place }, ids);
  const wanted = given.flatMap((item) =>
    toWanted(item, getDue(item, planned.get(item.id), place.timeZone), place),
  );
  if (wanted.length === 0) return [];
  return db.$transaction((tx) => notify(tx, place, wanted));
}

/** Notifies the learners of every organization of assignments due within two days. */
export async function tellOfDueAssignments(gateway: Gateway): Promise<void> {
  const now = gateway.clock();
  for (const { id: organizationId, timeZone } of await gateway.tenants.list()) {
    const told = await tellOfDue(gateway.tenantClient(organizationId), { organizationId, now, timeZone });
    announceNotifications(gateway.bus, organizationId, told);
  }
}
