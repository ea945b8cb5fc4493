import { z } from "zod";
import { quoteName } from "../database/quoteSql";
import { getModel, getRelation, type Model } from "./models";
import { joinCondition, table } from "./sql";
import { Uncovered } from "./uncovered";

/** One of the values that rows are ordered by. */
interface Term {
  /** Its SQL for the row under an alias. */
  write: (alias: string) => string;
  isDescending: boolean;
  /** Whether nulls come first; undefined for values that are never null. */
  nullsFirst: boolean | undefined;
}

const direction = z.enum(["asc", "desc"]);
const withNulls = z.object({ sort: direction, nulls: z.enum(["first", "last"]).optional() });
const entries = z.record(z.string(), z.unknown());

function toColumnTerm(model: Model, name: string, how: unknown): Term {
  const column = model.columns[name];
  if (!column || column.isList) throw new Uncovered(`the order by ${name}`);
  const plain = direction.safeParse(how);
  const { sort, nulls } = plain.success ? { sort: plain.data, nulls: undefined } : withNulls.parse(how);
  const isDescending = sort === "desc";
  // PostgreSQL takes nulls for greater than all values.
  const nullsFirst = nulls === undefined ? isDescending : nulls === "first";
  return {
    write: (alias) => `${alias}.${quoteName(name)}`,
    isDescending,
    nullsFirst: column.isRequired ? undefined : nullsFirst,
  };
}

/** The order by a value of the one related row. */
function toRelatedTerm(model: Model, name: string, how: unknown): Term {
  const relation = getRelation(model, name);
  const [inner, ...others] = Object.entries(entries.parse(how));
  if (relation.isList || !inner || others.length > 0) throw new Uncovered(`the order by ${name}`);
  const related = getModel(relation.model);
  const term = toTerm(related, inner);
  return {
    ...term,
    nullsFirst: relation.isRequired ? term.nullsFirst : (term.nullsFirst ?? term.isDescending),
    write: (alias) => {
      const other = `${alias}o`;
      const { from, tenant } = table(related, other);
      const on = joinCondition(relation, alias, other);
      return `(SELECT ${term.write(other)} FROM ${from} WHERE ${tenant} AND ${on})`;
    },
  };
}

const toTerm = (model: Model, [name, how]: readonly [string, unknown]): Term =>
  model.columns[name] ? toColumnTerm(model, name, how) : toRelatedTerm(model, name, how);

const ordersRead = new WeakMap<Model, WeakMap<object, readonly Term[]>>();

function readTerms(model: Model, orderBy: unknown): readonly Term[] {
  const lists = [orderBy ?? []].flat();
  return lists.flatMap((list) => Object.entries(entries.parse(list)).map((entry) => toTerm(model, entry)));
}

/** The order of rows, as a Prisma `orderBy` states it. Throws Uncovered for one that it does not know. */
export function readOrder(model: Model, orderBy: unknown): readonly Term[] {
  if (typeof orderBy !== "object" || orderBy === null) return readTerms(model, orderBy);
  const known = ordersRead.get(model) ?? new WeakMap<object, readonly Term[]>();
  ordersRead.set(model, known);
  const terms = known.get(orderBy) ?? readTerms(model, orderBy);
  known.set(orderBy, terms);
  return terms;
}

function writeTerm({ write, isDescending, nullsFirst }: Term, alias: string): string {
  const nulls =
    nullsFirst === undefined || nullsFirst === isDescending ? "" : ` NULLS ${nullsFirst ? "FIRST" : "LAST"}`;
  return `${write(alias)}${isDescending ? " DESC" : ""}${nulls}`;
}

const reverse = ({ write, isDescending, nullsFirst }: Term): Term => ({
  write,
  isDescending: !isDescending,
  nullsFirst: nullsFirst === undefined ? undefined : !nullsFirst,
});

/** The same order from its end. */
export const reverseOrder = (terms: readonly Term[]): Term[] => terms.map(reverse);

/** Writes the terms after ORDER BY for the rows under an alias; empty without an order. */
export const writeOrder = (terms: readonly Term[], alias: string): string =>
  terms.map((term) => writeTerm(term, alias)).join(", ");

/** Whether a row's value comes after that of another row, by one term. */
function isAfter({ write, isDescending, nullsFirst }: Term, alias: string, other: string): string {
  const [own, theirs] = [write(alias), write(other)];
  const isBeyond = `${own} ${isDescending ? "<" : ">"} ${theirs}`;
  if (nullsFirst === undefined) return isBeyond;
  if (nullsFirst) return `(${theirs} IS NULL AND ${own} IS NOT NULL OR ${isBeyond})`;
  return `(${theirs} IS NOT NULL AND ${own} IS NULL OR ${isBeyond})`;
}

const isSame = ({ write, nullsFirst }: Term, alias: string, other: string): string =>
  nullsFirst === undefined
    ? `${write(alias)} = ${write(other)}`
    : `${write(alias)} IS NOT DISTINCT FROM ${write(other)}`;

/** The order in which indexes are read: all values the same way, and none of them null. */
function isPlain(terms: readonly Term[]): boolean {
  const [first] = terms;
  return terms.every(
    ({ isDescending, nullsFirst }) => nullsFirst === undefined && isDescending === first?.isDescending,
  );
}

/** The condition on a row under an alias to be another row or to come after it. */
export function isFrom(terms: readonly Term[], alias: string, other: string): string {
  const [first] = terms;
  if (!first) throw new Uncovered("a cursor without an order");
  const writeRow = (alias: string) => `(${terms.map(({ write }) => write(alias)).join(", ")})`;
  const orEqual = first.isDescending ? "<=" : ">=";
  if (isPlain(terms)) return `${writeRow(alias)} ${orEqual} ${writeRow(other)}`;
  const steps = terms.map((term, index) =>
    [
      ...terms.slice(0, index).map((before) => isSame(before, alias, other)),
      isAfter(term, alias, other),
    ].join(" AND "),
  );
  const same = terms.map((term) => isSame(term, alias, other)).join(" AND ");
  const whole = `(${[...steps, same].map((step) => `(${step})`).join(" OR ")})`;
  // Repeated separately, so that an index on the first value can be used.
  if (first.nullsFirst !== undefined) return whole;
  return `${first.write(alias)} ${orEqual} ${first.write(other)} AND ${whole}`;
}
