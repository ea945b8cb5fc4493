import type { Caller } from "#tests/support/caller";
import type { Asking } from "./asking";
import { findMarks, getRow, type Sighting } from "./paint";
import { getPlaces } from "./places";
import type { Reader } from "./readers";
import { maySee } from "./rules";
import type { StoredTables } from "./stored";

/** The texts in an answer, each with the fields that lead to it. */
function listSightings(
  answer: unknown,
  tables: StoredTables,
  path: readonly string[] = [],
): [Sighting, string][] {
  if (typeof answer === "string")
    return findMarks(answer, tables).map((sighting) => [sighting, path.join(".")]);
  if (Array.isArray(answer)) return answer.flatMap((entry) => listSightings(entry, tables, path));
  if (typeof answer !== "object" || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => listSightings(value, tables, [...path, name]));
}

/** The texts of an answer that its reader may not see, once for each column and way to it. */
export function findLeaks(
  answer: unknown,
  { tables, reader }: { tables: StoredTables; reader: Reader },
): string[] {
  const leaks = listSightings(answer, tables).flatMap(([sighting, path]) => {
    const row = getRow(tables, sighting);
    const at = getPlaces(tables, sighting.table, row);
    if (maySee(reader, { tables, ...sighting, row, at })) return [];
    return [`${sighting.table}.${sighting.column} at ${path} (row ${sighting.row})`];
  });
  // The first row tells as much as all of them.
  return [...new Map(leaks.map((leak) => [leak.replace(/ \(row.*/, ""), leak])).values()];
}

/** Codes of errors that are an answer, too. */
const answers = new Set([
  "FORBIDDEN",
  "UNAUTHENTICATED",
  "NOT_FOUND",
  "INVALID",
  "UNAVAILABLE",
  "BAD_USER_INPUT",
]);

/** Asks as a reader: the leaks, and the faults. */
export async function askAll(
  askings: readonly Asking[],
  { caller, reader, tables }: { caller: Caller; reader: Reader; tables: StoredTables },
): Promise<{ leaks: string[]; faults: string[] }> {
  const leaks = new Map<string, string>();
  const faults: string[] = [];
  for (const { name, world, document, variables } of askings) {
    const { data, errors = [] } = await caller.graphql(document, variables);
    const [fault] = errors.filter(({ extensions }) => !answers.has(String(extensions?.code)));
    if (fault) faults.push(`${name} of ${world}: ${fault.message} at ${fault.path?.join(".")}`);
    for (const leak of findLeaks(data, { tables, reader })) {
      const key = leak.replace(/ \(row.*/, "");
      if (!leaks.has(key)) leaks.set(key, `${reader.name}: ${leak} by ${name} of ${world}`);
    }
  }
  return { leaks: [...leaks.values()], faults };
}
