import type { BatchDays, PlanKind } from "./batchDesigns";
import { type Day, toDateText } from "./calendar";
import { itemAt } from "./lookup";
import type { Row } from "./rows";
import { daytime, type Tenant } from "./tenant";

interface PlanMaking {
  topicIds: readonly number[];
  days: BatchDays;
  plan: PlanKind;
}

/** Some classes slip by a class day or two, but none beyond the end of the course. */
function heldDay({ random }: Tenant, days: readonly Day[], place: number): Day {
  const slip = random.chance(0.15) ? random.integer(1, 2) : 0;
  return itemAt(days, Math.min(place + slip, days.length - 1));
}

/** While a course runs, a few topics stay behind their plan; at its end all are done. */
function isDone(tenant: Tenant, row: Row<"BatchCourse">, held: Day, heldUntil: Day): boolean {
  if (held > heldUntil || held > tenant.calendar.today) return false;
  return row.status === "COMPLETED" || tenant.random.chance(0.9);
}

interface TopicDates {
  topicId: number;
  planned: Day | null;
  completed: Day | null;
}

function chooseTopic(tenant: Tenant, row: Row<"BatchCourse">, making: PlanMaking, index: number): TopicDates {
  const { topicIds, days, plan } = making;
  const place = Math.floor((index * days.days.length) / topicIds.length);
  const held = heldDay(tenant, days.days, place);
  return {
    topicId: itemAt(topicIds, index),
    planned: plan === "PLANNED" ? itemAt(days.days, place) : null,
    completed: isDone(tenant, row, held, days.heldUntil) ? held : null,
  };
}

function addTopic(tenant: Tenant, row: Row<"BatchCourse">, dates: TopicDates, changed: Day): void {
  const { rows, organizationId } = tenant;
  const { topicId, planned, completed } = dates;
  const completedDate = completed === null ? null : toDateText(completed);
  rows.add("BatchCourseTopic", {
    id: rows.nextId("BatchCourseTopic"),
    organizationId,
    batchId: row.batchId,
    courseId: row.courseId,
    topicId,
    status: completed === null ? "PENDING" : "COMPLETED",
    plannedDate: planned === null ? null : toDateText(planned),
    startDate: completedDate,
    completedDate,
    updatedAt: daytime(tenant, completed ?? changed),
  });
}

/** Creates the planned and completed topics of a batch course; returns the share of completed topics. */
export function makePlan(tenant: Tenant, row: Row<"BatchCourse">, making: PlanMaking): number {
  const { topicIds, days, plan } = making;
  if (plan === "UNPLANNED") return 0;
  const changed = Math.min(itemAt(days.days, 0), tenant.calendar.today) - 1;
  const topics = topicIds.map((_, index) => chooseTopic(tenant, row, making, index));
  for (const dates of topics) {
    if (dates.planned !== null || dates.completed !== null) addTopic(tenant, row, dates, changed);
  }
  return topics.filter((dates) => dates.completed !== null).length / topicIds.length;
}
