import type { TenantClient } from "#gateway/database/tenantClient";
import type { Gateway } from "#gateway/gateway";
import { type Day, dayIn } from "../dayContract";
import { announceNotifications, notify } from "../notifications/commands";
import { planPath } from "../notifications/rules";
import { isLate, isNoticeTime, lateCourseFilter } from "./rules";

interface TenantTime {
  organizationId: number;
  now: Date;
}

/** The batch courses with late topics and trainers. */
const readLateCourses = (db: TenantClient, today: Day) =>
  db.batchCourse.findMany({
    where: { ...lateCourseFilter({}), topics: { some: isLate(today) }, trainers: { some: {} } },
    orderBy: { id: "asc" },
    select: {
      id: true,
      batchId: true,
      courseId: true,
      batch: { select: { name: true } },
      course: { select: { title: true } },
      _count: { select: { topics: { where: isLate(today) } } },
    },
  });

/**
 * Notifies trainers of the late topics of a day in their batch courses, once for each; returns who was notified.
 */
async function tellOfDay(db: TenantClient, place: TenantTime, today: Day): Promise<number[]> {
  const courses = await readLateCourses(db, today);
  const occasions = new Map(courses.map(({ id }) => [id, `${today}:${id}`]));
  const known = await db.notification.findMany({
    where: { dedupeKey: { in: [...occasions.values()].map((occasion) => `topicsLate:${occasion}`) } },
    distinct: ["dedupeKey"],
    select: { dedupeKey: true },
  });
  const told = new Set(known.map(({ dedupeKey }) => dedupeKey));
  const wanted = courses.flatMap(({ id, batchId, courseId, batch, course, _count }) => {
    const occasion = occasions.get(id) ?? "";
    if (told.has(`topicsLate:${occasion}`)) return [];
    return {
      kind: "topicsLate" as const,
      values: { count: _count.topics, course: course.title, batch: batch.name },
      subject: { key: "batchId" as const, id: batchId },
      to: { batchTrainers: { some: { batchId, courseId } } },
      path: planPath({ batchId, courseId }),
      occasion,
    };
  });
  if (wanted.length === 0) return [];
  return db.$transaction((tx) => notify(tx, place, wanted));
}

/** Tells the trainers of every organization where it is time. */
export async function tellOfLateTopics(gateway: Gateway): Promise<void> {
  const now = gateway.clock();
  for (const { id: organizationId, timeZone } of await gateway.tenants.list()) {
    if (!isNoticeTime(now, timeZone)) continue;
    const db = gateway.tenantClient(organizationId);
    const told = await tellOfDay(db, { organizationId, now }, dayIn(timeZone, now));
    announceNotifications(gateway.bus, organizationId, told);
  }
}
