import { type Day, toDayNumber } from "./calendar";
import type { Row } from "./rows";
import type { Tenant } from "./tenant";

/** When the topics of lessons open. */
export interface Openings {
  /** Whether a topic opens only when the one before it is completed. */
  isInOrder(topicId: number): boolean;
  /** The first day on which a user may complete a topic; null while no day is known, 0 if it is always open. */
  firstDay(userId: number, topicId: number): Day | null;
}

const keyOf = (left: number, right: number) => `${left} ${right}`;

/** The earlier of the planned and the completed day of a batch's topic; null without either. */
function openingDay({ plannedDate, completedDate }: Row<"BatchCourseTopic">): Day | null {
  const days = [plannedDate, completedDate].filter((date) => date !== null).map(toDayNumber);
  return days.length === 0 ? null : Math.min(...days);
}

/** Reads from a tenant's batches when its topics open. */
export function readOpenings({ rows: { tables } }: Tenant): Openings {
  const inOrder = new Set(tables.Topic.filter(({ opening }) => opening === "IN_ORDER").map(({ id }) => id));
  const planned = tables.Topic.filter(({ opening }) => opening === "WITH_PLAN");
  const courseIds = new Map(planned.map(({ id, courseId }) => [id, courseId]));
  const batchIds = new Map<number, number[]>();
  for (const { batchId, userId } of tables.BatchUser)
    batchIds.set(userId, [...(batchIds.get(userId) ?? []), batchId]);
  const taught = new Set(tables.BatchCourse.map(({ batchId, courseId }) => keyOf(batchId, courseId)));
  const days = new Map(
    tables.BatchCourseTopic.filter(({ topicId }) => courseIds.has(topicId)).map((row) => [
      keyOf(row.batchId, row.topicId),
      openingDay(row),
    ]),
  );
  return {
    isInOrder: (topicId) => inOrder.has(topicId),
    firstDay(userId, topicId) {
      const courseId = courseIds.get(topicId);
      if (courseId === undefined) return 0;
      const own = (batchIds.get(userId) ?? []).filter((batchId) => taught.has(keyOf(batchId, courseId)));
      if (own.length === 0) return 0;
      const known = own.map((batchId) => days.get(keyOf(batchId, topicId)) ?? null);
      const dated = known.filter((day) => day !== null);
      return dated.length === 0 ? null : Math.min(...dated);
    },
  };
}
