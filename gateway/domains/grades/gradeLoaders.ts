import type { TenantClient } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import {
  type FactRow,
  findItems,
  type GradedCourseKey,
  type GradedLearner,
  gradeLearner,
  type ItemRow,
  isSeen,
  type Looking,
  unhideReleased,
} from "./gradebookRules";
import { findScheme, type HeldScheme, readSchemes } from "./schemeLoaders";
import { factsSql, itemsSql } from "./sourceLoaders";

/** The context for reading grades; the database may be that of a transaction. */
export interface GradeContext extends Pick<Context, "clock"> {
  tenant: Pick<Context["tenant"], "id" | "timeZone">;
  db: Pick<TenantClient, "batchCourse" | "gradeScheme" | "user" | "$queryRaw">;
}

interface GradeScope {
  places: readonly GradedCourseKey[];
  userIds: readonly number[];
  isStaff: boolean;
}

/** A course in a batch with its items, and how its learners are graded. */
export interface GradedPlace {
  place: GradedCourseKey;
  scheme: HeldScheme;
  items: readonly ItemRow[];
  /** The cells and the grade of a learner, with the items that the reader sees of this learner. */
  grade: (userId: number) => GradedLearner & { items: readonly ItemRow[] };
}

const none: ReadonlyMap<string, readonly FactRow[]> = new Map();

/** Groups the facts by learner and course, then by item. */
function groupFacts(facts: readonly FactRow[]) {
  const learners = new Map<string, Map<string, FactRow[]>>();
  for (const fact of facts) {
    const learner = `${fact.courseId} ${fact.userId}`;
    const items = learners.get(learner) ?? new Map<string, FactRow[]>();
    learners.set(learner, items.set(fact.key, [...(items.get(fact.key) ?? []), fact]));
  }
  return learners;
}

/** Reads the grades of learners in places, in three statements for any number of them. */
export async function readGrades(
  { db, clock, tenant }: GradeContext,
  { places, userIds, isStaff }: GradeScope,
): Promise<readonly GradedPlace[]> {
  if (places.length === 0) return [];
  const courseIds = [...new Set(places.map(({ courseId }) => courseId))];
  const batchIds = [...new Set(places.flatMap(({ batchId }) => batchId ?? []))];
  const now = clock();
  const scope = { courseIds, batchIds, userIds, hasNoBatch: places.some(({ batchId }) => batchId === null) };
  const wanted = { organizationId: tenant.id, timeZone: tenant.timeZone, now, ...scope };
  const [schemes, rows, facts] = await Promise.all([
    readSchemes(db, { courseIds, batchIds }),
    db.$queryRaw<ItemRow[]>(itemsSql(wanted)),
    db.$queryRaw<FactRow[]>(factsSql(wanted)),
  ]);
  const looking: Looking = { now, isStaff };
  const known = groupFacts(facts);
  const sees = (item: ItemRow) => isSeen(item, looking);
  return places.map((place) => {
    const scheme = findScheme(schemes, place);
    const all = findItems(rows, place);
    const isHeld = !isStaff && all.some(({ isHidden }) => isHidden);
    const grade = (userId: number) => {
      const own = known.get(`${place.courseId} ${userId}`) ?? none;
      const owned = isHeld ? unhideReleased(all, own) : all;
      const seen = owned.filter(sees);
      const unseen = owned.filter((item) => !sees(item));
      return { items: seen, ...gradeLearner({ items: seen, unseen, place, scheme, now, facts: own }) };
    };
    return { place, scheme, items: all.filter(sees), grade };
  });
}
