import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import { type OutlineInput, outlineSchema } from "./contract";

type ModuleInput = OutlineInput["modules"][number];

/** A course or a curriculum as it is saved. */
export interface WithOutline {
  input: unknown;
  /** Its outline; null or undefined creates it without one, and leaves the outline of an existing one unchanged. */
  modules?: unknown;
}

/** The modules of an outline that is saved together with the details; null leaves the outline unchanged. */
export const parseModules = (modules: unknown): ModuleInput[] | null =>
  modules == null ? null : parseInput(outlineSchema, { modules }).modules;

interface StoredRow {
  readonly id: number;
}

/** A module as it is stored. */
export interface ModuleRow {
  name: string;
  displayOrder: number;
}

/** A topic as it is stored. */
export interface TopicRow extends ModuleRow {
  moduleId: number;
}

/** The storage of one kind of outline: a course's, or a curriculum's. Each write is one statement. */
export interface OutlineTables {
  read(): Promise<{ modules: readonly StoredRow[]; topics: readonly StoredRow[] }>;
  updateModules(rows: readonly (ModuleRow & StoredRow)[]): Promise<unknown>;
  createModules(rows: readonly ModuleRow[]): Promise<readonly { id: number; displayOrder: number }[]>;
  updateTopics(rows: readonly (TopicRow & StoredRow)[]): Promise<unknown>;
  createTopics(rows: readonly TopicRow[]): Promise<unknown>;
  deleteTopics(ids: readonly number[]): Promise<unknown>;
  deleteModules(ids: readonly number[]): Promise<unknown>;
  /** Refuses to delete topics that others depend on. */
  requireDeletable(topicIds: readonly number[]): Promise<void>;
}

/** Splits rows into existing ones, with their ids, and new ones. */
function splitRows<Row extends object>(rows: readonly (Row & { id?: number | null | undefined })[]) {
  const stored = rows.flatMap((row) => (row.id ? [{ ...row, id: row.id }] : []));
  const added = rows.flatMap(({ id, ...row }) => (id ? [] : [row]));
  return { stored, added };
}

/** Writes the modules in their order, and returns the id of each by its position. */
async function writeModules(tables: OutlineTables, modules: readonly ModuleInput[]): Promise<number[]> {
  const rows = modules.map(({ id, name }, index) => ({ id, name, displayOrder: index + 1 }));
  const { stored, added } = splitRows(rows);
  await tables.updateModules(stored);
  const created = added.length > 0 ? await tables.createModules(added as ModuleRow[]) : [];
  const idAt = new Map(created.map(({ id, displayOrder }) => [displayOrder, id]));
  return rows.map(({ id, displayOrder }) => id ?? idAt.get(displayOrder) ?? -1);
}

async function writeTopics(tables: OutlineTables, modules: readonly ModuleInput[], ids: readonly number[]) {
  const rows = modules.flatMap(({ topics }, at) =>
    topics.map(({ id, name }, index) => ({ id, moduleId: ids[at] ?? -1, name, displayOrder: index + 1 })),
  );
  const { stored, added } = splitRows(rows);
  await tables.updateTopics(stored);
  await tables.createTopics(added as TopicRow[]);
}

/** The ids that an outline leaves out. Refuses STALE for an id that does not exist, or is given twice. */
function leftOut(
  known: readonly StoredRow[],
  rows: readonly { id?: number | null | undefined }[],
  reason: string,
) {
  const kept = rows.flatMap(({ id }) => id ?? []);
  const existing = new Set(known.map(({ id }) => id));
  const unique = new Set(kept);
  if (unique.size !== kept.length || kept.some((id) => !existing.has(id))) {
    throw new Refusal("STALE", reason);
  }
  return [...existing].filter((id) => !unique.has(id));
}

/**
 * Replaces an outline, in a fixed number of statements: rows with an id are renamed and moved (topics across
 * modules too), rows without one are created, and rows left out are deleted. Refuses STALE, with the reason
 * given, for a row that does not exist, and CONFLICT when others depend on a topic that is left out.
 */
export async function replaceOutline(
  tables: OutlineTables,
  modules: readonly ModuleInput[],
  unknownRow: string,
): Promise<void> {
  const known = await tables.read();
  const topics = modules.flatMap((module) => module.topics);
  const lostTopics = leftOut(known.topics, topics, unknownRow);
  const lostModules = leftOut(known.modules, modules, unknownRow);
  if (lostTopics.length > 0) await tables.requireDeletable(lostTopics);
  const moduleIds = await writeModules(tables, modules);
  await writeTopics(tables, modules, moduleIds);
  if (lostTopics.length > 0) await tables.deleteTopics(lostTopics);
  if (lostModules.length > 0) await tables.deleteModules(lostModules);
}
