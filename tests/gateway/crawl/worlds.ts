import { getPlaces, type Reached } from "./places";
import type { CourseOfBatch, Ground } from "./prune";
import type { StoredRow, StoredTable, StoredTables } from "./stored";

/** A part of the ground: what one course in one batch holds. */
export type WorldName = keyof Ground;

/** The rows of a world, by their tables: one of each. */
export type World = ReadonlyMap<string, number>;
export type Worlds = Readonly<Record<WorldName, World>>;

/** The tenant of the ground. */
export const groundId = 1;

interface Bounds {
  courseId: number;
  /** Null where what is of the batch alone is not of the world. */
  batchId: number | null;
  /** The world's learner. */
  userId: number;
}

/** Whether a row belongs to a world: by its course, else by its batch, else by its person. */
function fits({ courses, batches, users }: Reached, { courseId, batchId, userId }: Bounds): boolean {
  if (courses.size > 0) return courses.has(courseId);
  if (batches.size > 0) return batchId !== null && batches.has(batchId);
  return users.size === 0 || users.has(userId);
}

function isOfWorld(tables: StoredTables, name: string, row: StoredRow, bounds: Bounds): boolean {
  if (row["organizationId"] !== groundId) return false;
  const reached = getPlaces(tables, name, row);
  // A file that rows of others use, too, is theirs as well; one that nothing uses is its owner's.
  if (name === "File") return reached.courses.size === 1 && reached.courses.has(bounds.courseId);
  return fits(reached, bounds);
}

const findLearner = (tables: StoredTables, batchId: number): number => {
  const members = [...(tables.get("BatchUser")?.rows.values() ?? [])];
  const member = members.find((row) => row["batchId"] === batchId && row["status"] !== "DROPPED");
  return Number(member?.["userId"]);
};

const findRow = (tables: StoredTables, { name, rows }: StoredTable, bounds: Bounds): number | undefined =>
  [...rows].find(([, row]) => isOfWorld(tables, name, row, bounds))?.[0];

function findWorld(tables: StoredTables, place: CourseOfBatch, isAlone: boolean): World {
  const userId = findLearner(tables, place.batchId);
  const bounds = { courseId: place.courseId, batchId: isAlone ? place.batchId : null, userId };
  const world = new Map<string, number>();
  for (const table of tables.values()) {
    const number = findRow(tables, table, bounds);
    if (number !== undefined) world.set(table.name, number);
  }
  return world.set("Course", place.courseId).set("Batch", place.batchId).set("User", userId);
}

/** The rows of each world among the stored ones: of each table the first that belongs there. */
export const findWorlds = (tables: StoredTables, ground: Ground): Worlds => ({
  own: findWorld(tables, ground.own, true),
  // Rows of the batch alone are not of the course beside the own one.
  beside: findWorld(tables, ground.beside, false),
  foreign: findWorld(tables, ground.foreign, true),
  draft: findWorld(tables, ground.draft, true),
});
