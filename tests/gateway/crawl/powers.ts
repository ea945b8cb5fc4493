import { z } from "zod";
import type { Right } from "#gateway/domains/rightsContract";
import { schema } from "#gateway/schema/schema";
import type { Caller } from "#tests/support/caller";
import { listAddresses } from "./addresses";
import { listAskings } from "./asking";
import type { StoredTables } from "./stored";
import type { Worlds } from "./worlds";
import { listWritings, write } from "./writes";

interface Operation {
  name: string;
  run: (caller: Caller) => Promise<string>;
}

const isNothing = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === "object" && value !== null && "nodes" in value && isNothing(value.nodes));

/** The outcome of a query: "done" when it returns something. */
async function read(
  caller: Caller,
  { document, variables }: { document: string; variables: Readonly<Record<string, unknown>> },
) {
  const { data, errors = [] } = await caller.graphql(document, variables);
  const [error] = errors;
  if (error) return String(error.extensions?.code ?? error.message);
  return Object.values(data).every(isNothing) ? "nothing" : "done";
}

/** The outcome of a call or download, by its status. */
async function askAddress(address: string, { token }: Caller): Promise<string> {
  const { status, body } = await fetch(address, { headers: { Authorization: `Bearer ${token}` } });
  await body?.cancel();
  if (status === 403 || status === 404) return status === 403 ? "FORBIDDEN" : "NOT_FOUND";
  return status < 300 ? "done" : String(status);
}

/** The operations that may tell a right's holder from others, likely ones first. */
export function listOperations(options: {
  tables: StoredTables;
  worlds: Worlds;
  origin: string;
}): Operation[] {
  const among = ["foreign"] as const;
  const firsts = new Map<string, Operation>();
  const add = (name: string, run: Operation["run"]) => {
    if (!firsts.has(name)) firsts.set(name, { name, run });
  };
  for (const writing of listWritings({ ...options, among }))
    add(writing.name, (caller) => write(caller, writing));
  for (const asking of listAskings({ ...options, among: { fields: among, nodes: [] } }))
    add(asking.name, (caller) => read(caller, asking));
  for (const { name, path } of listAddresses({ ...options, among }))
    add(name, (caller) => askAddress(options.origin + path, caller));
  return [...firsts.values()];
}

/** The words of a right that operations of its domain have in their names. */
const wordsOf = (right: Right): string[] =>
  right.split(".").map((word) => word.replace(/(ies|s|es)$/, "").toLowerCase());

const declared = z.object({ authScopes: z.record(z.string(), z.unknown()) });

/** The rights that a root field says it takes: whether it does is what the trial finds. */
function declaredRights(name: string): string[] {
  const field =
    schema.getMutationType()?.getFields()[name] ??
    schema.getQueryType()?.getFields()[name.replace(/^Query\./, "")];
  const { success, data } = declared.safeParse(field?.extensions["pothosOptions"]);
  return success ? Object.keys(data.authScopes) : [];
}

/** How likely an operation shows a right: what ends rows is tried last, since others need them. */
function rate(right: Right, { name }: Operation): number {
  const words = wordsOf(right).filter((word) => word.length > 3 && name.toLowerCase().includes(word));
  const declares = declaredRights(name).includes(right) ? words.length + 2 : 0;
  return declares + words.length - (/delete|erase|remove/i.test(name) ? 0.5 : 0);
}

const refusals = new Set(["FORBIDDEN", "NOT_FOUND", "nothing"]);

/** Whether a user is let in who was not before: to a row, or as far as to be told that there is none. */
const isLetIn = (before: string, after: string): boolean =>
  refusals.has(before) && (!refusals.has(after) || (before === "FORBIDDEN" && after !== "FORBIDDEN"));

interface Trial {
  right: Right;
  /** A user with the right alone, and the outcomes without any. */
  holder: Caller;
  /** The outcomes without any right, as they become known. */
  withoutAny: (operation: Operation) => Promise<string>;
  operations: readonly Operation[];
}

/** An operation that the right alone allows; undefined if there is none. */
export async function findPower({
  right,
  holder,
  withoutAny,
  operations,
}: Trial): Promise<string | undefined> {
  const ordered = [...operations].sort((a, b) => rate(right, b) - rate(right, a));
  for (const operation of ordered) {
    const before = await withoutAny(operation);
    if (refusals.has(before) && isLetIn(before, await operation.run(holder))) return operation.name;
  }
  return undefined;
}
