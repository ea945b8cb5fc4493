import type { TenantClient } from "../database/tenantClient";
import type { Viewer } from "../session/viewer";
import { ColumnRef, writeColumn } from "./columns";
import { getModel, type Model } from "./models";
import { openParameters, type Parameters, quoteName, table } from "./sql";
import { whereSql } from "./where";

/** A value of related rows. */
interface Aggregate {
  write: (model: Model, alias: string) => string;
  /** The value without rows. */
  none: unknown;
}

/** Counts the rows. */
export const countRows = (): Aggregate => ({ write: () => "count(*)::int", none: 0 });

/** The mean of a column to one decimal; null without rows. */
export const average = (column: string): Aggregate => ({
  write: (_model, alias) => `round(avg(${alias}.${quoteName(column)}), 1)::float8`,
  none: null,
});

function writeSingle(column: string, model: Model, alias: string): string {
  const found = model.columns[column];
  if (!found) throw new Error(`${model.name} has no column ${column}`);
  return writeColumn(found, alias);
}

/** The column of the one row; null without it. */
export const single = (column: string): Aggregate => ({
  write: (model, alias) => writeSingle(column, model, alias),
  none: null,
});

/** The columns of the row that aggregates belong to, by their places in the statement. */
type RowColumns = Readonly<Record<string, ColumnRef>>;

/** Related rows, and the aggregates computed from them. */
interface Source {
  from: string;
  /** The related rows, as a Prisma `where` over the columns of the row. */
  where: (row: RowColumns, viewer: Viewer) => object;
  values: Readonly<Record<string, Aggregate>>;
}

/**
 * Aggregates of the rows of a model: declared once, read with a row by its plan, or for many ids in one statement.
 */
export interface Aggregates {
  model: string;
  sources: readonly Source[];
}

/** A field that is an aggregate of its row, or is computed from aggregates. */
export interface AggregateReading {
  aggregates: Aggregates;
  /** The one aggregate, with its value without rows; or the value computed from all. */
  column?: string;
  otherwise?: unknown;
  finish?: (values: never) => unknown;
}

export const defineAggregates = (model: string, ...sources: Source[]): Aggregates => ({ model, sources });

const places = new Map<string, RowColumns>();

/** A row's columns, by their places in a statement; aliases are few, and come again in each run. */
export function referTo(model: Model, alias: string): RowColumns {
  const key = `${model.name} ${alias}`;
  const known = places.get(key);
  if (known) return known;
  const made = Object.fromEntries(
    Object.keys(model.columns).map((name) => [name, new ColumnRef(alias, name)]),
  );
  places.set(key, made);
  return made;
}

/** Returns the condition of each source of aggregates, for the row under an alias. */
export function readSources({ model, sources }: Aggregates, alias: string, viewer: Viewer): object[] {
  const row = referTo(getModel(model), alias);
  return sources.map(({ where }) => where(row, viewer));
}

interface Joined {
  aggregates: Aggregates;
  wheres: readonly object[];
}

/** The joins that add aggregates to a row; those of the source at an index have the alias and that index. */
export function joinAggregates(parameters: Parameters, { aggregates, wheres }: Joined, into: string): string {
  const joins = aggregates.sources.map(({ from, values }, index) => {
    const model = getModel(from);
    const rows = table(model, "f");
    const condition = whereSql(parameters, { model, alias: "f" }, wheres[index] ?? {});
    const columns = Object.entries(values).map(
      ([name, { write }]) => `${write(model, "f")} AS ${quoteName(name)}`,
    );
    const read = `SELECT ${columns.join(", ")} FROM ${rows.from} WHERE ${rows.tenant} AND ${condition}`;
    return `LEFT JOIN LATERAL (${read}) ${into}${index} ON true`;
  });
  return joins.join(" ");
}

/** The place of an aggregate among its joins. */
export function placeAggregate({ sources }: Aggregates, name: string, into: string): string {
  const index = sources.findIndex(({ values }) => name in values);
  if (index < 0) throw new Error(`there is no aggregate ${name}`);
  return `${into}${index}.${quoteName(name)}`;
}

/** The names of all aggregates. */
export const listAggregates = ({ sources }: Aggregates): string[] =>
  sources.flatMap(({ values }) => Object.keys(values));

interface Reading {
  db: TenantClient;
  viewer: Viewer;
}

type Values = Readonly<Record<string, unknown>>;
type ReadValues = (reading: Reading, ids: readonly number[]) => Promise<Map<number, Values>>;

const readers = new WeakMap<Aggregates, ReadValues>();

/** Reads the aggregates of many rows in one statement, for resolvers, which ask row by row. */
export function getReader(aggregates: Aggregates): ReadValues {
  const known = readers.get(aggregates);
  if (known) return known;
  const model = getModel(aggregates.model);
  const read: ReadValues = async ({ db, viewer }, ids) => {
    const parameters = openParameters(viewer.organizationId);
    const { from, tenant } = table(model, "a");
    const joins = joinAggregates(
      parameters,
      { aggregates, wheres: readSources(aggregates, "a", viewer) },
      "g",
    );
    const columns = listAggregates(aggregates).map(
      (name) => `${placeAggregate(aggregates, name, "g")} AS ${quoteName(name)}`,
    );
    const place = `$${parameters.values.push([...ids])}`;
    const text = `SELECT a."id" AS "aggregatedId", ${columns.join(", ")} FROM ${from} ${joins} WHERE ${tenant} AND a."id" = ANY(${place}::int[])`;
    const rows = await db.$queryRawUnsafe<(Values & { aggregatedId: number })[]>(text, ...parameters.values);
    return new Map(rows.map((row) => [row.aggregatedId, row]));
  };
  readers.set(aggregates, read);
  return read;
}

interface Loading {
  loaders: { load(read: ReadValues, id: number): Promise<Values | undefined> };
}

/** A resolver without arguments, of a row with an id. */
type Resolve<Value> = (row: { id: number }, args: object, context: Loading) => Promise<Value>;

const toExtensions = (aggregate: AggregateReading) => ({ reading: { aggregate } });

/** The options of a field that returns an aggregate of its row, or `otherwise` where there are no rows. */
export function aggregate<Value>(aggregates: Aggregates, column: string, otherwise: Value) {
  const read = getReader(aggregates);
  const resolve: Resolve<Value> = async ({ id }, _args, { loaders }) =>
    ((await loaders.load(read, id))?.[column] as Value | null | undefined) ?? otherwise;
  return { extensions: toExtensions({ aggregates, column, otherwise }), resolve };
}

/** The options of a field that is computed from aggregates of its row. */
export function fromAggregates<Given extends object, Value>(
  aggregates: Aggregates,
  finish: (given: Given) => Value,
) {
  const read = getReader(aggregates);
  const values = Object.assign({}, ...aggregates.sources.map((source) => source.values));
  const none = Object.fromEntries(listAggregates(aggregates).map((name) => [name, values[name].none]));
  const resolve: Resolve<Value> = async ({ id }, _args, { loaders }) =>
    finish(((await loaders.load(read, id)) ?? none) as Given);
  return { extensions: toExtensions({ aggregates, finish }), resolve };
}
