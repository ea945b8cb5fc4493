import { distinctPasswords } from "#prisma/demo/accounts";
import { makeDemo } from "#prisma/demo/makeDemo";
import type { Row, TableName } from "#prisma/demo/rows";

export const today = "2026-11-21";

const hashes = new Map(distinctPasswords().map((password) => [password, `hash of ${password}`]));

/** The demo rows of a seed, without a database. */
export const make = (seed = 1, day = today) => makeDemo({ today: day, seed, hashes });

export const made = make();

export const demoId = 1;

/** The rows of the demo organization in one table. */
export function demoRows<Name extends Exclude<TableName, "Organization">>(table: Name): Row<Name>[] {
  return made[table].filter((row) => row.organizationId === demoId);
}

/** How many rows there are of each kind. */
export function countBy<T>(rows: readonly T[], kindOf: (row: T) => string | number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const row of rows) counts[kindOf(row)] = (counts[kindOf(row)] ?? 0) + 1;
  return counts;
}

/** Rows by a key that names one of them. */
export function indexBy<T>(rows: readonly T[], keyOf: (row: T) => string | number): Map<string | number, T> {
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Rows by a key that several of them may have. */
export function groupBy<T, Key>(rows: Iterable<T>, keyOf: (row: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
