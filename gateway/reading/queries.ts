import { getConnectionPageSize, validateConnectionArguments } from "@pothos/core";
import { z } from "zod";
import type { Compiler } from "./compiler";
import type { Run } from "./context";
import type { RowsReading } from "./declarations";
import { getModel, type Model, type Relation } from "./models";
import { isFrom, readOrder, reverseOrder, writeOrder } from "./order";
import type { Selecting } from "./schemaFacts";
import { joinCondition, table } from "./sql";
import { Uncovered } from "./uncovered";
import { whereSql } from "./where";

/** The rows that a run reads, as arguments of Prisma. */
export interface RowsQuery {
  /** Null for none. */
  where: object | null;
  orderBy: unknown;
  /** Number of rows; negative from the end. Undefined reads all. */
  take: number | undefined;
  /** The id of the row to continue from, and how many rows to leave out there. */
  cursor: number | undefined;
  /** Whether the cursor is an id alone, whose row may be gone. */
  isCursorId?: boolean;
  skip: number;
  /** Conditions by which rows come first. */
  tiers: readonly object[];
}

type Args = Readonly<Record<string, unknown>>;
type ReadArgs = (run: Run) => Args;

const asked = z.strictObject({
  where: z.record(z.string(), z.unknown()).optional(),
  orderBy: z.unknown().optional(),
  take: z.number().int().optional(),
  skip: z.number().int().optional(),
  cursor: z.strictObject({ id: z.number().int() }).optional(),
});

function toQuery(given: unknown): RowsQuery {
  const read = asked.safeParse(given ?? {});
  if (!read.success) throw new Uncovered("a query of a relation");
  const { where = {}, orderBy, take, skip = 0, cursor } = read.data;
  return { where, orderBy, take, skip, cursor: cursor?.id, tiers: [] };
}

const noSelection = () => new Set<string>();

/** The query of a relation or a connection, by the selection that Pothos made for it. */
export function captureQuery(
  compiler: Compiler,
  select: Selecting | undefined,
  args: ReadArgs,
): (run: Run) => RowsQuery {
  if (typeof select !== "function") throw new Uncovered("a relation without its selection");
  return compiler.slot((run) => {
    let captured: unknown;
    const nested = (query: unknown) => {
      captured = typeof query === "function" ? query(args(run), run.context) : query;
      return {};
    };
    select(args(run), run.context, nested, noSelection);
    return captured instanceof Promise ? captured.then(toQuery) : toQuery(captured);
  });
}

const cursorPattern = /^GPC:N:(\d{1,9})$/;

function readCursor(given: unknown): number | undefined {
  if (given === undefined || given === null) return undefined;
  const [, id] = cursorPattern.exec(Buffer.from(String(given), "base64").toString("latin1")) ?? [];
  if (id === undefined) throw new Uncovered("a cursor that is no row's");
  return Number(id);
}

const pageArguments = z.object({
  first: z.number().nullable().default(null),
  last: z.number().nullable().default(null),
  after: z.string().nullable().default(null),
  before: z.string().nullable().default(null),
});

/** The stretch of a list that its arguments ask for, with one row more, which tells whether others follow. */
function readPage(args: Args, { defaultSize, maxSize }: { defaultSize: number; maxSize: number }) {
  const page = pageArguments.parse(args);
  const { first, last, after, before } = page;
  const isContradictory =
    (before !== null && after !== null) ||
    (before !== null && first !== null) ||
    (after !== null && last !== null);
  if (isContradictory) throw new Uncovered("contradictory arguments of a page");
  validateConnectionArguments(page);
  const { limit } = getConnectionPageSize({ args: page, defaultSize, maxSize });
  const cursor = readCursor(before ?? after);
  const isBackward = before !== null || last !== null;
  return { take: isBackward ? -limit : limit, cursor, skip: cursor === undefined ? 0 : 1 };
}

/** A page that continues from an id: there is no row to leave out. */
const fromId = { isCursorId: true, skip: 0 };

/** The query of a field that declares its rows. */
export function declaredQuery(
  compiler: Compiler,
  { declared, parent, args }: { declared: RowsReading; parent: object; args: ReadArgs },
): (run: Run) => RowsQuery {
  const { kind, where, order, take, page, goesOnFromId = false, tiers } = declared;
  return compiler.slot((run) => {
    const given = args(run);
    const context = run.context as never;
    const stretch =
      kind === "page" && page
        ? readPage(given, page(given, context))
        : { take: take?.(given), cursor: undefined, skip: 0 };
    const orderBy = order?.(given);
    const rest = { ...stretch, ...(goesOnFromId && fromId), orderBy, tiers: tiers?.(given) ?? [] };
    const found = where ? where(parent, given, context) : {};
    const toRows = (condition: unknown) => ({
      ...rest,
      where: condition === undefined ? {} : (condition as object | null),
    });
    return found instanceof Promise ? found.then(toRows) : toRows(found);
  });
}

/** The rows of a statement, and how they are joined to the row that they belong to. */
export interface RowsPlace {
  model: Model;
  alias: string;
  joined?: { relation: Relation; to: string } | undefined;
}

/** The condition on rows: the tenant, the relation and the query's own. */
export function writeCondition(run: Run, { model, alias, joined }: RowsPlace, { where }: RowsQuery): string {
  const { tenant } = table(model, alias);
  const relation = joined ? ` AND ${joinCondition(joined.relation, joined.to, alias)}` : "";
  const own = where === null ? "false" : whereSql(run, { model, alias }, where);
  return `${tenant}${relation} AND (${own})`;
}

/** The order of a query's rows, the best tiers first. */
function writeRank(run: Run, { model, alias }: RowsPlace, { tiers }: RowsQuery): string[] {
  if (tiers.length < 2) return [];
  const cases = tiers
    .slice(0, -1)
    .map((tier, index) => `WHEN ${whereSql(run, { model, alias }, tier)} THEN ${index}`);
  return [`CASE ${cases.join(" ")} ELSE ${tiers.length - 1} END`];
}

/** Writes the terms after ORDER BY; empty without an order. */
export function writeOrdering(
  run: Run,
  place: RowsPlace,
  query: RowsQuery & { isReversed?: boolean },
): string {
  const terms = readOrder(place.model, query.orderBy);
  const isBackward = query.take !== undefined && query.take < 0;
  const { isReversed = false } = query;
  const order = writeOrder(isBackward === isReversed ? terms : reverseOrder(terms), place.alias);
  return [...writeRank(run, place, query), ...(order ? [order] : [])].join(", ");
}

/** Writes the start of a page: the row that it needs for that, and the condition. */
function writeCursor(run: Run, place: RowsPlace, query: RowsQuery): { row: string; condition: string } {
  const { model, alias } = place;
  if (query.cursor === undefined) return { row: "", condition: "" };
  const isBackward = query.take !== undefined && query.take < 0;
  const id = `$${run.values.push(query.cursor)}::int`;
  if (query.isCursorId) return { row: "", condition: ` AND ${alias}."id" ${isBackward ? ">" : "<"} ${id}` };
  const at = `${alias}k`;
  const cursor = table(model, at);
  const terms = readOrder(model, query.orderBy);
  // For related rows, Prisma continues from one of them only.
  const isThere = place.joined ? writeCondition(run, { ...place, alias: at }, query) : cursor.tenant;
  return {
    row: `(SELECT * FROM ${cursor.from} WHERE ${isThere} AND ${at}."id" = ${id}) ${alias}c`,
    condition: ` AND ${isFrom(isBackward ? reverseOrder(terms) : terms, alias, `${alias}c`)}`,
  };
}

/**
 * The rows of a page or of the first few; backward ones counted from the end. Each has its place `rn`, unless `isPlain`
 * says that their order serves as well.
 */
export function writePage(run: Run, place: RowsPlace, query: RowsQuery & { isPlain?: boolean }): string {
  const { model, alias } = place;
  const { from } = table(model, alias);
  const order = writeOrdering(run, place, query);
  if (!order) throw new Uncovered("a page without an order");
  const condition = writeCondition(run, place, query);
  const cursor = writeCursor(run, place, query);
  const limit = query.take === undefined ? "" : ` LIMIT ${Math.abs(query.take)}`;
  const offset = query.skip > 0 ? ` OFFSET ${query.skip}` : "";
  const number = query.isPlain ? "" : `, row_number() OVER (ORDER BY ${order}) AS rn`;
  const page = `SELECT ${alias}.*${number} FROM ${from} WHERE ${condition}${cursor.condition} ORDER BY ${order}${limit}${offset}`;
  // The cursor's row comes first, so that an index finds where the page continues.
  return cursor.row ? `SELECT ${alias}.* FROM ${cursor.row} CROSS JOIN LATERAL (${page}) ${alias}` : page;
}

/** The model of the rows of a type's name. */
export const getRowModel = (name: string | undefined, field: string): Model => {
  if (name === undefined) throw new Uncovered(`${field} returns no rows`);
  return getModel(name);
};
