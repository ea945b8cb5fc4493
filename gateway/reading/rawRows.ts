import { z } from "zod";
import { quoteName, quoteText } from "../database/quoteSql";
import { writeCheck } from "./checks";
import { writeColumn } from "./columns";
import type { Shaped } from "./compiler";
import type { Run } from "./context";
import { getModel, getRelation, type Model, type Relation } from "./models";
import { readOrder, writeOrder } from "./order";
import { joinCondition, type Part, renderParts, table } from "./sql";
import { Uncovered } from "./uncovered";
import { whereSql } from "./where";

/** A Prisma `select`. */
export type Select = Readonly<Record<string, unknown>>;

/** Related rows that a resolver returns for its field, and their selection. */
export class NestedRows {
  readonly query: unknown;
  readonly shaped: Shaped;
  readonly alias: string;

  constructor(query: unknown, { shaped, alias }: { shaped: Shaped; alias: string }) {
    this.query = query;
    this.shaped = shaped;
    this.alias = alias;
  }

  /** The values that its text depends on. */
  toJSON(): unknown[] {
    return [this.alias, this.query];
  }
}

/** A row that carries its response: the names cannot be those of columns. */
export const carried = { data: "$data", check: "$check" } as const;

const related = z.strictObject({
  select: z.record(z.string(), z.unknown()).optional(),
  include: z.record(z.string(), z.unknown()).optional(),
  where: z.record(z.string(), z.unknown()).optional(),
  orderBy: z.unknown().optional(),
  take: z.number().int().nonnegative().optional(),
});

const counted = z.object({ select: z.record(z.string(), z.unknown()) });
const filtered = z.strictObject({ where: z.record(z.string(), z.unknown()).optional() });

/** All columns of a model, as a selection. */
export const selectAll = ({ columns }: Model): Select =>
  Object.fromEntries(Object.keys(columns).map((name) => [name, true]));

/** Reads a part of a selection; throws Uncovered for one with unknown parts. */
function understand<Schema extends z.ZodType>(schema: Schema, given: unknown): z.infer<Schema> {
  const read = schema.safeParse(given);
  if (!read.success) throw new Uncovered(`a selection: ${read.error.issues[0]?.message}`);
  return read.data;
}

interface Placed {
  model: Model;
  alias: string;
}

/** Counts the related rows that a condition keeps. */
export function countRelated(run: Run, { model, alias }: Placed, relation: string, where: unknown): string {
  const to = getRelation(model, relation);
  const other = getModel(to.model);
  const at = `c${run.aliases++}`;
  const { from, tenant } = table(other, at);
  const condition = where ? whereSql(run, { model: other, alias: at }, where) : "true";
  return `(SELECT count(*)::int FROM ${from} WHERE ${tenant} AND ${joinCondition(to, alias, at)} AND ${condition})`;
}

function writeCounts(run: Run, placed: Placed, how: unknown): string {
  const entries = Object.entries(understand(counted, how).select).map(([name, wanted]) => {
    const { where } = wanted === true ? { where: undefined } : understand(filtered, wanted);
    return `${countRelated(run, placed, name, where)} AS ${quoteName(name)}`;
  });
  return `(SELECT to_json(r) FROM (SELECT ${entries.join(", ")}) r)`;
}

/** Writes the columns of a related row, and the joins for it. */
function writeRelatedRow(run: Run, { model, alias }: Placed, how: unknown) {
  if (!(how instanceof NestedRows)) {
    const { select, include, ...query } = understand(related, how === true ? {} : how);
    const row = writeRow(run, { model, alias }, select ?? { ...selectAll(model), ...include });
    return { row, joins: "", query };
  }
  const { shaped } = how;
  const columns = Object.entries(model.columns).map(
    ([name, column]) => `${writeColumn(column, alias)} AS ${quoteName(name)}`,
  );
  const data = `${renderParts(shaped.data, run)} AS ${quoteName(carried.data)}`;
  const checked = shaped.check ? renderParts(writeCheck(shaped.check), run) : "NULL";
  const check = `${checked} AS ${quoteName(carried.check)}`;
  const row = `(SELECT to_json(r) FROM (SELECT ${[...columns, data, check].join(", ")}) r)`;
  const {
    select: _select,
    include: _include,
    ...query
  } = understand(related, how.query === true ? {} : (how.query ?? {}));
  return { row, joins: renderParts(shaped.joins, run), query };
}

function writeRelated(
  run: Run,
  { relation, from: own }: { relation: Relation; from: string },
  how: unknown,
): string {
  const model = getModel(relation.model);
  const alias = how instanceof NestedRows ? how.alias : `c${run.aliases++}`;
  const { from, tenant } = table(model, alias);
  const { row, joins, query } = writeRelatedRow(run, { model, alias }, how);
  const condition = query.where ? whereSql(run, { model, alias }, query.where) : "true";
  const rows = `FROM ${from} ${joins} WHERE ${tenant} AND ${joinCondition(relation, own, alias)} AND ${condition}`;
  if (!relation.isList) return `(SELECT ${row} ${rows})`;
  const order = writeOrder(readOrder(model, query.orderBy), alias);
  const ordered = order ? ` ORDER BY ${order}` : "";
  if (query.take === undefined) return `(SELECT coalesce(json_agg(${row}${ordered}), '[]') ${rows})`;
  return `(SELECT coalesce(json_agg(x.d), '[]') FROM (SELECT ${row} AS d ${rows}${ordered} LIMIT ${query.take}) x)`;
}

/** A row as a Prisma `select` shapes it, in JSON. */
export function writeRow(run: Run, placed: Placed, select: Select): string {
  const { model, alias } = placed;
  const entries = Object.entries(select).flatMap(([name, how]) => {
    if (!how) return [];
    const column = model.columns[name];
    if (column) return [`${writeColumn(column, alias)} AS ${quoteName(name)}`];
    if (name === "_count") return [`${writeCounts(run, placed, how)} AS "_count"`];
    const relation = getRelation(model, name);
    return [`${writeRelated(run, { relation, from: alias }, how)} AS ${quoteName(name)}`];
  });
  if (entries.length === 0) return quoteText("{}");
  return `(SELECT to_json(r) FROM (SELECT ${entries.join(", ")}) r)`;
}

/** The same as a part of a statement: text once and for all where columns are all that is selected. */
export const partOfRow = (placed: Placed, select: Select): Part<Run> =>
  writeColumns(placed, select) ?? ((run) => writeRow(run, placed, select));

/** A row of columns alone; undefined for a selection that reaches further. */
export function writeColumns({ model, alias }: Placed, select: Select): string | undefined {
  const names = Object.keys(select).filter((name) => select[name]);
  const columns = names.flatMap((name) => model.columns[name] ?? []);
  if (columns.length === 0 || columns.length < names.length) return undefined;
  const entries = columns.map((column) => `${writeColumn(column, alias)} AS ${quoteName(column.name)}`);
  return `(SELECT to_json(r) FROM (SELECT ${entries.join(", ")}) r)`;
}
