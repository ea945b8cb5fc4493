import { type GraphQLField, getNamedType, isUnionType } from "graphql";
import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { schema } from "#gateway/schema/schema";
import type { Caller } from "#tests/support/caller";
import { fillArguments, listWays } from "./arguments";
import { getPlaces } from "./places";
import type { Reader } from "./readers";
import { maySee } from "./rules";
import type { StoredRow, StoredTables } from "./stored";
import type { WorldName, Worlds } from "./worlds";

/** A mutation with the ids of a world. */
export interface Writing {
  name: string;
  world: WorldName;
  document: string;
  variables: Readonly<Record<string, unknown>>;
}

interface WritingOptions {
  tables: StoredTables;
  worlds: Worlds;
  among: readonly WorldName[];
}

/** Mutations that end or replace the caller's own session or ways in, or ask other machines. */
const apart =
  /^(log(in|out)|register|signIn\w+|exchangeToken|reset(Password)|requestPasswordReset|verifyEmail|acceptInvitation|changePassword|end(Other)?Sessions?|start(Totp|Passkey)|confirmTotp|disableTotp|add(Passkey)|removePasskey|renewRecoveryCodes|updateProfile|generate\w+|startGeneration|continueGeneration|proposeMarks|requestEmailVerification|saveIdentityProvider)$/;

const mutations = (): GraphQLField<unknown, unknown>[] =>
  Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ name }) => !apart.test(name));

function writeAs(
  field: GraphQLField<unknown, unknown>,
  { tables, worlds, among }: WritingOptions,
): Writing[] {
  const asked = new Set<string>();
  const result = getNamedType(field.type);
  const refusal = isUnionType(result) ? " ... on Refusal { code message }" : "";
  return among.flatMap((world) =>
    listWays(field).flatMap((optional) => {
      const { variables, declaration, use } = fillArguments(field, {
        tables,
        world: worlds[world],
        optional,
      });
      const key = JSON.stringify(variables);
      if (asked.has(key)) return [];
      asked.add(key);
      const [head, args] = declaration ? [`(${declaration})`, `(${use.join(", ")})`] : ["", ""];
      const document = `mutation ${head} { answer: ${field.name}${args} { __typename${refusal} } }`;
      return [{ name: field.name, world, document, variables }];
    }),
  );
}

/** Every mutation with the ids of rows of some worlds. */
export const listWritings = (options: WritingOptions): Writing[] =>
  mutations().flatMap((field) => writeAs(field, options));

/** The code of the refusal or error; "done" when there is none. */
export async function write(
  caller: Caller,
  { document, variables }: Pick<Writing, "document" | "variables">,
) {
  const { data, errors = [] } = await caller.graphql(document, variables);
  const [error] = errors;
  if (error) return String(error.extensions?.code ?? error.message);
  return data.answer.__typename === "Refusal" ? String(data.answer.code) : "done";
}

interface Changed {
  table: string;
  row: StoredRow;
}

/** Watches which rows are made and changed. */
export async function openWatch(prisma: PrismaClient, tables: StoredTables) {
  const names = [...tables.keys()];
  const [{ at = 0 } = {}] = await prisma.$queryRawUnsafe<{ at: number }[]>(
    "SELECT txid_current()::int AS at",
  );
  let since = at;
  const count = async () => {
    const counts = names.map((name) => `SELECT '${name}' AS "table", count(*)::int AS "rows" FROM "${name}"`);
    const read = await prisma.$queryRawUnsafe<{ table: string; rows: number }[]>(counts.join(" UNION ALL "));
    return new Map(read.map(({ table, rows }) => [table, rows]));
  };
  let counted = await count();
  /** The rows made and changed since the last call, and the tables that lost rows. */
  return async (): Promise<{ changed: Changed[]; lost: string[] }> => {
    const parts = names.map(
      (name) =>
        `SELECT '${name}' AS "table", to_jsonb(t) AS "row" FROM "${name}" t WHERE xmin::text::int > ${since}`,
    );
    const changed = await prisma.$queryRawUnsafe<Changed[]>(parts.join(" UNION ALL "));
    const now = await count();
    const lost = names.filter((name) => (now.get(name) ?? 0) < (counted.get(name) ?? 0));
    const [next] = await prisma.$queryRawUnsafe<{ at: number }[]>("SELECT txid_current()::int AS at");
    since = next?.at ?? since;
    counted = now;
    return { changed, lost };
  };
}

/** Tables that keep what was done, by whomever and to whatever. */
const journals = /^(History|Job$|RateLimit|Session$|LastVisit$|MailMessage$|Notification$|Instruction$)/;
/** Everyone may talk to everyone. */
const talk = /^(Room|RoomMember)$/;

/** The tenant of the ground. */
const groundId = 1;

/** Whether a reader may have made or changed a row. */
export function mayHaveChanged(
  reader: Reader,
  { tables, table, row }: Changed & { tables: StoredTables },
): boolean {
  const { userId, teaches, organizationId } = reader;
  // Rows of another tenant are not of the crawl's ground.
  if (organizationId !== groundId) return row["organizationId"] !== groundId;
  const file = tables.get("File")?.rows.get(Number(row["fileId"]));
  // A use of a file shows it to those who see the use.
  if (
    file &&
    !maySee(reader, { tables, table: "File", column: "", row: file, at: getPlaces(tables, "File", file) })
  )
    return false;
  if (journals.test(table) || talk.test(table) || table === "FileUse" || table === "File") return true;
  const at = getPlaces(tables, table, row);
  if (at.users.has(userId) || (table === "User" && row["id"] === userId)) return true;
  return teaches !== null && (at.courses.has(teaches.courseId) || at.batches.has(teaches.batchId));
}

interface Foreign extends WritingOptions {
  test: { database: { prisma: PrismaClient } };
  caller: Caller;
  reader: Reader;
}

/** Tries every mutation on rows of others: the changes that its reader may not make. */
export async function findForeignWrites({ test, caller, reader, ...options }: Foreign): Promise<string[]> {
  const { prisma } = test.database;
  const found: string[] = [];
  const watch = await openWatch(prisma, options.tables);
  for (const writing of listWritings(options)) {
    const outcome = await write(caller, writing);
    if (outcome === "FAULT") found.push(`${writing.name} of ${writing.world}: FAULT`);
    if (outcome !== "done") continue;
    const { changed } = await watch();
    if (changed.length === 0) continue;
    const tables = withRows(options.tables, changed);
    for (const entry of changed)
      if (!mayHaveChanged(reader, { tables, ...entry }))
        found.push(
          `${reader.name}: ${writing.name} of ${writing.world} changes ${entry.table} ${entry.row["id"]}`,
        );
  }
  return found;
}

/** The tables with rows as they have become. */
function withRows(tables: StoredTables, changed: readonly Changed[]): StoredTables {
  const next = new Map(tables);
  for (const { table, row } of changed) {
    const before = next.get(table);
    if (before && typeof row["id"] === "number")
      next.set(table, { ...before, rows: new Map([...before.rows, [row["id"], row]]) });
  }
  return next;
}
