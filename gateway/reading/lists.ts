import {
  type GraphQLField,
  type GraphQLObjectType,
  getNamedType,
  getNullableType,
  isListType,
  isObjectType,
  type SelectionSetNode,
} from "graphql";
import { quoteName } from "../database/quoteSql";
import { type Check, type Verify, writeCheck } from "./checks";
import type { Compiler, Finish, RowTarget, RunPart, Shaped } from "./compiler";
import type { Run } from "./context";
import { getTenantColumn, type Model, type Relation } from "./models";
import {
  getRowModel,
  type RowsPlace,
  type RowsQuery,
  writeCondition,
  writeOrdering,
  writePage,
} from "./queries";
import { readType } from "./schemaFacts";
import { sql, table } from "./sql";
import { Uncovered } from "./uncovered";

/** Rows that a field returns. */
export interface RowsSource {
  field: GraphQLField<unknown, unknown>;
  query: (run: Run) => RowsQuery;
  joined?: { relation: Relation; to: string } | undefined;
  /** Up to how many rows are counted; all when left out. */
  countAtMost?: number | undefined;
}

const isArray = (value: unknown): value is unknown[] => Array.isArray(value);

/** Looks at each row of a list. */
export const onEach =
  (look: Verify): Verify =>
  (value, run, waiting) => {
    if (isArray(value)) for (const item of value) look(item, run, waiting);
  };

const unlessNull =
  (look: Verify): Verify =>
  (value, run, waiting) => {
    if (value !== null) look(value, run, waiting);
  };

/** The type of a field's rows, and their model. */
export function getRowType(field: GraphQLField<unknown, unknown>): { type: GraphQLObjectType; model: Model } {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) throw new Uncovered(`${field.name} returns no objects`);
  return { type, model: getRowModel(readType(type).model, field.name) };
}

/** The one row of a relation that is joined already. */
export function shapeJoined(compiler: Compiler, target: RowTarget): Shaped {
  const { model, alias } = target;
  const { data, joins, check, finish } = compiler.compileRow(target);
  const isThere = `${alias}.${quoteName(getTenantColumn(model) ?? "id")} IS NOT NULL`;
  const ifThere = (parts: readonly RunPart[]) => sql<Run>`CASE WHEN ${isThere} THEN ${parts} END`;
  const checked = check && { ...check, sql: ifThere(check.sql), verify: unlessNull(check.verify) };
  return { data: ifThere(data), joins, check: checked, finish };
}

interface Lateral {
  /** Yields the JSON as `d`, and the columns of the check as `k`. */
  select: RunPart[];
  check: Omit<Check, "sql"> | undefined;
  finish: Finish | undefined;
}

function shapeLateral(compiler: Compiler, { select, check, finish }: Lateral): Shaped {
  const lateral = compiler.alias();
  const joins = sql<Run>`LEFT JOIN LATERAL (${select}) ${lateral} ON true`;
  return {
    data: [`${lateral}.d`],
    joins,
    finish,
    check: check && { ...check, sql: [`${lateral}.k`] },
  };
}

function compileFirst(compiler: Compiler, source: RowsSource, sets: readonly SelectionSetNode[]): Shaped {
  const { type, model } = getRowType(source.field);
  const alias = compiler.alias();
  const place: RowsPlace = { model, alias, joined: source.joined };
  const shaped = compiler.compileRow({ type, model, alias, sets });
  const condition = (run: Run) => writeCondition(run, place, source.query(run));
  const order = (run: Run) => {
    const ordering = writeOrdering(run, place, source.query(run));
    return ordering && ` ORDER BY ${ordering}`;
  };
  const { check } = shaped;
  const columns = check ? sql<Run>`, ${writeCheck(check)} AS k` : [];
  return shapeLateral(compiler, {
    select: sql<Run>`SELECT ${shaped.data} AS d${columns} FROM ${table(model, alias).from} ${shaped.joins} WHERE ${[condition]}${[order]} LIMIT 1`,
    check: check && { ...check, verify: unlessNull(check.verify) },
    finish: shaped.finish,
  });
}

/** Writes the source of a list's rows: a page of them, or all. */
function writeRows(run: Run, place: RowsPlace, query: RowsQuery) {
  const isCut = query.take !== undefined || query.tiers.length > 1;
  if (isCut)
    return {
      from: `(${writePage(run, place, query)}) ${place.alias}`,
      where: "true",
      order: `${place.alias}.rn`,
    };
  return {
    from: table(place.model, place.alias).from,
    where: writeCondition(run, place, query),
    order: writeOrdering(run, place, query),
  };
}

/** Rows, or the one row, that a field returns. */
export function compileRows(
  compiler: Compiler,
  source: RowsSource,
  sets: readonly SelectionSetNode[],
): Shaped {
  if (!isListType(getNullableType(source.field.type))) return compileFirst(compiler, source, sets);
  const { type, model } = getRowType(source.field);
  const alias = compiler.alias();
  const place: RowsPlace = { model, alias, joined: source.joined };
  const { data, joins, check, finish } = compiler.compileRow({ type, model, alias, sets });
  const select = (run: Run) => {
    const { from, where, order } = writeRows(run, place, source.query(run));
    const ordered = order && ` ORDER BY ${order}`;
    return { from, where, ordered };
  };
  // Rendered once a run, since each rendering adds parameters.
  const rendered = new WeakMap<Run, ReturnType<typeof select>>();
  const rows = (run: Run) => {
    const known = rendered.get(run) ?? select(run);
    rendered.set(run, known);
    return known;
  };
  const order = [(run: Run) => rows(run).ordered];
  const listed = check && { ...check, sql: sql<Run>`json_agg(${check.sql})`, verify: onEach(check.verify) };
  const columns = listed ? sql<Run>`, ${writeCheck(listed)} AS k` : [];
  // No list at all is something else than one without rows.
  const unlessNone = (text: string) => (run: Run) => (source.query(run).where === null ? text : "");
  const [before, after] = [unlessNone("CASE WHEN false THEN "), unlessNone(" END")];
  return shapeLateral(compiler, {
    select: sql<Run>`SELECT ${[before]}coalesce(json_agg(${data}${order}), '[]')${[after]} AS d${columns} FROM ${[(run) => rows(run).from]} ${joins} WHERE ${[(run) => rows(run).where]}`,
    check: listed,
    finish: finish && onEach(finish),
  });
}
