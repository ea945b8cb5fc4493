import { exportNames, exportPath } from "#gateway/domains/lists/exportContract";
import { routes } from "#gateway/schema/routes";
import type { Caller } from "#tests/support/caller";
import { unzip } from "#tests/support/zip";
import { findLeaks } from "./leaks";
import { getRow } from "./paint";
import type { Reader } from "./readers";
import type { StoredTables } from "./stored";
import type { World, WorldName, Worlds } from "./worlds";

interface AddressOptions {
  tables: StoredTables;
  worlds: Worlds;
  among: readonly WorldName[];
}

/** An address that returns a world's rows. */
interface Address {
  name: string;
  world: WorldName;
  path: string;
}

/** The tables of `{id}`, by the part of a path before it. */
const tablesOfParts: Readonly<Record<string, string>> = {
  assignments: "Assignment",
  batches: "Batch",
  categories: "Category",
  code: "Course",
  course: "Course",
  courses: "Course",
  curriculum: "Curriculum",
  holidays: "Holiday",
  messages: "Message",
  organizations: "Organization",
  payments: "Payment",
  specializations: "Specialization",
  users: "User",
};

function fillPart(
  part: string,
  before: string,
  { tables, world }: { tables: StoredTables; world: World },
): string {
  const name = /\{(\w+)\}/.exec(part)?.[1];
  if (name === undefined) return part;
  const named = name.charAt(0).toUpperCase() + name.slice(1).replace(/Id$/, "");
  const table = name === "id" ? tablesOfParts[before] : name.endsWith("Id") ? named : "Course";
  if (!table) throw new Error(`say which table's ids follow ${before}/`);
  if (table === "Organization") return part.replace(/\{\w+\}/, "1");
  const row = world.get(table);
  if (row === undefined) return part.replace(/\{\w+\}/, "999999");
  const value = name === "title" || name === "code" ? getRow(tables, { table, row })[name] : row;
  return part.replace(/\{\w+\}/, encodeURIComponent(String(value)));
}

const fillPath = (path: string, source: { tables: StoredTables; world: World }): string =>
  path
    .split("/")
    .map((part, at, parts) => fillPart(part, parts[at - 1] ?? "", source))
    .join("/");

/** The filters by which exports name rows. */
const filters = [
  [],
  ["batchId"],
  ["courseId"],
  ["batchId", "courseId"],
  ["assessmentId"],
  ["userId"],
] as const;
const tablesOfFilters = {
  batchId: "Batch",
  courseId: "Course",
  assessmentId: "Assessment",
  userId: "User",
} as const;

function listExports(world: World): string[] {
  return exportNames.flatMap((name) =>
    filters.map((names) => {
      const query = names.map((entry) => `${entry}=${world.get(tablesOfFilters[entry]) ?? 0}`).join("&");
      return query ? `${exportPath(name)}?${query}` : exportPath(name);
    }),
  );
}

/** Every address that returns rows over GET: documented calls, exports, archives and printed documents. */
export function listAddresses({ tables, worlds, among }: AddressOptions): Address[] {
  const asked = new Set<string>();
  return among.flatMap((name) => {
    const world = worlds[name];
    const calls = routes
      .filter(({ method }) => method === "GET")
      .map(({ path }) => `/api/${fillPath(path, { tables, world })}`);
    const username = getRow(tables, { table: "User", row: world.get("User") ?? 0 })["username"];
    const further = [
      `/files/${world.get("File")}/file`,
      `/export/courses/${world.get("Course")}.zip`,
      `/users/${username}/export`,
      `/api/payments/${world.get("Payment")}/receipt.pdf`,
    ];
    return [...calls, ...listExports(world), ...further]
      .filter((path) => !asked.has(path) && asked.add(path))
      .map((path) => ({ name: `GET ${path}`, world: name, path }));
  });
}

/** The texts that a body holds: those of an archive's files, too. */
async function readTexts(bytes: Buffer): Promise<string> {
  if (bytes.subarray(0, 2).toString("latin1") !== "PK") return bytes.toString("utf8");
  return [...(await unzip(bytes)).values()].map((entry) => entry.toString("utf8")).join("\n");
}

/** Asks every address as a reader: the texts that it may not see, and the faults. */
export async function askAddresses(
  addresses: readonly Address[],
  {
    caller,
    reader,
    tables,
    origin,
  }: { caller: Caller; reader: Reader; tables: StoredTables; origin: string },
): Promise<string[]> {
  const found: string[] = [];
  for (const { name, world, path } of addresses) {
    const answer = await fetch(origin + path, { headers: { Authorization: `Bearer ${caller.token}` } });
    const text = await readTexts(Buffer.from(await answer.arrayBuffer()));
    if (answer.status >= 500) found.push(`${name}: ${answer.status}`);
    if (answer.status === 200)
      found.push(
        ...findLeaks(text, { tables, reader }).map(
          (leak) => `${reader.name}: ${leak} by ${name} of ${world}`,
        ),
      );
  }
  return found;
}
