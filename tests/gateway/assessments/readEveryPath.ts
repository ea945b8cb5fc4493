import { parse } from "graphql";
import { computeCost } from "#gateway/graphql/cost";
import { limits } from "#gateway/graphql/limits";
import { schema } from "#gateway/schema/schema";
import type { Caller } from "#tests/support/caller";
import { globalId } from "../enrolments/classroom";
import { buildSelection, pathsFrom, type SchemaPath } from "./schemaPaths";

/** A caller's entry point, and the type that it finds there. */
export interface Entry {
  type: string;
  open: (selection: string) => string;
}

/** Comes in by a node's global id. */
export const node = (type: string, id: number): Entry => ({
  type,
  open: (selection) => `node(id: "${globalId(type, id)}") { ... on ${type} { ${selection} } }`,
});

/** Comes in by a root field with its arguments. */
export const field = (type: string, root: string): Entry => ({
  type,
  open: (selection) => `${root} { ${selection} }`,
});

interface Reading {
  open: (selection: string) => string;
  path: SchemaPath;
  /** Leaves that the viewer may not read; they are left out of the next try. */
  forbidden: Set<string>;
  isClosed: boolean;
  data: unknown;
}

const rootOf = ({ open, path, forbidden }: Reading) => open(buildSelection(path, forbidden));
const documentOf = (readings: readonly Reading[]) =>
  `{ ${readings.map((reading, index) => `p${index}: ${rootOf(reading)}`).join(" ")} }`;

const costOfReading = (reading: Reading) =>
  computeCost(schema, { document: parse(documentOf([reading])), operationName: null, variables: {} });

/**
 * One reading, or several of some of the leaves each when it would cost more than one may ask for. What costs too much
 * with one leaf alone is refused to everyone, and shows nothing.
 */
function affordable(reading: Reading): Reading[] {
  const { leaves } = reading.path;
  if (costOfReading(reading) <= limits.cost) return [reading];
  if (leaves.length === 1) return [];
  const middle = Math.ceil(leaves.length / 2);
  return [leaves.slice(0, middle), leaves.slice(middle)].flatMap((some) =>
    affordable({ ...reading, forbidden: new Set(), path: { ...reading.path, leaves: some } }),
  );
}

/** Packs of readings, each within the limits of one document. */
function packed(readings: readonly Reading[]): Reading[][] {
  const packs: { readings: Reading[]; left: number }[] = [];
  for (const reading of readings) {
    const cost = costOfReading(reading);
    const last = packs.at(-1);
    if (last && cost <= last.left && last.readings.length < 12) {
      last.readings.push(reading);
      last.left -= cost;
    } else packs.push({ readings: [reading], left: limits.cost - cost });
  }
  return packs.map((pack) => pack.readings);
}

const closed: ReadonlySet<string> = new Set(["FORBIDDEN", "UNAUTHENTICATED"]);

interface Failure {
  path?: readonly (string | number)[];
  message: string;
  extensions?: { code?: string };
}

/** Notes what a failure closes to the caller, and returns the reading; throws for any other failure. */
function close(open: readonly Reading[], { path = [], extensions, message }: Failure): Reading {
  const item = open[Number(String(path[0]).slice(1))];
  const name = String(path.findLast((part) => typeof part === "string") ?? "");
  if (!item || !closed.has(String(extensions?.code))) throw new Error(`${path.join(".")}: ${message}`);
  if (item.path.leaves.includes(name)) item.forbidden.add(name);
  else item.isClosed = true;
  return item;
}

/** Reads a document; what is forbidden is left out, until all that is left is answered. */
async function readPack(caller: Caller, pack: readonly Reading[]): Promise<void> {
  for (let open = [...pack]; open.length > 0; ) {
    const { data, errors = [] } = await caller.graphql(documentOf(open));
    const all = open;
    const failed = new Set((errors as Failure[]).map((failure) => close(all, failure)));
    // A root field that must not be null takes the others with it: they are read again without it.
    const isLost = data === null;
    for (const [index, reading] of all.entries())
      if (!isLost && !failed.has(reading)) reading.data = data[`p${index}`];
    open = all.filter((reading) => (isLost || failed.has(reading)) && !reading.isClosed);
  }
}

/** Reads every field that a caller reaches from the entries, at most so many composite fields deep. */
export async function readEveryPath(
  caller: Caller,
  entries: readonly Entry[],
  depth = Number.POSITIVE_INFINITY,
): Promise<Reading[]> {
  const readings = entries.flatMap(({ type, open }) =>
    pathsFrom(type, depth).flatMap((path) =>
      affordable({ open, path, forbidden: new Set(), isClosed: false, data: undefined }),
    ),
  );
  for (const pack of packed(readings)) await readPack(caller, pack);
  return readings;
}
