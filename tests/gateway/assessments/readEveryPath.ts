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

/** Leaves at the end of a way through the schema, and what reading them costs. */
interface Piece {
  open: (selection: string) => string;
  path: SchemaPath;
  cost: number;
}

/** Packs of pieces, each within the limits of one document. */
export type ReadingPlan = readonly (readonly Piece[])[];

/** A piece as one viewer reads it. */
interface Reading extends Piece {
  /** Leaves that the viewer may not read; they are left out of the next try. */
  forbidden: Set<string>;
  isClosed: boolean;
  data: unknown;
}

const costOf = (open: Piece["open"], path: SchemaPath): number =>
  computeCost(schema, {
    document: parse(`{ ${open(buildSelection(path))} }`),
    operationName: null,
    variables: {},
  });

/**
 * One piece, or several of some of the leaves each when it would cost more than one may ask for. What costs too much
 * with one leaf alone is refused to everyone, and shows nothing.
 */
function affordable(open: Piece["open"], path: SchemaPath): Piece[] {
  const { leaves } = path;
  const cost = costOf(open, path);
  if (cost <= limits.cost) return [{ open, path, cost }];
  if (leaves.length === 1) return [];
  const middle = Math.ceil(leaves.length / 2);
  return [leaves.slice(0, middle), leaves.slice(middle)].flatMap((some) =>
    affordable(open, { ...path, leaves: some }),
  );
}

function packed(pieces: readonly Piece[]): Piece[][] {
  const packs: { pieces: Piece[]; left: number }[] = [];
  for (const piece of pieces) {
    const last = packs.at(-1);
    if (last && piece.cost <= last.left && last.pieces.length < 12) {
      last.pieces.push(piece);
      last.left -= piece.cost;
    } else packs.push({ pieces: [piece], left: limits.cost - piece.cost });
  }
  return packs.map((pack) => pack.pieces);
}

/**
 * Plans to read every field that is reached from the entries, at most so many composite fields deep; one plan serves
 * every viewer. Each way is read by itself: the database plans a document of many joined ways longer than it runs all.
 */
export function planReading(entries: readonly Entry[], depth = Number.POSITIVE_INFINITY): ReadingPlan {
  const paths = pathsFrom(
    entries.map(({ type }) => type),
    depth,
  );
  return packed(
    entries.flatMap(({ open }, index) => (paths[index] ?? []).flatMap((path) => affordable(open, path))),
  );
}

const documentOf = (readings: readonly Reading[]) => {
  const roots = readings.map(
    ({ open, path, forbidden }, index) => `p${index}: ${open(buildSelection(path, forbidden))}`,
  );
  return `{ ${roots.join(" ")} }`;
};

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

/** Reads all of a plan as a caller. */
export async function readEveryPath(caller: Caller, plan: ReadingPlan): Promise<Reading[]> {
  const packs = plan.map((pieces) =>
    pieces.map((piece): Reading => ({ ...piece, forbidden: new Set(), isClosed: false, data: undefined })),
  );
  for (const pack of packs) await readPack(caller, pack);
  return packs.flat();
}
