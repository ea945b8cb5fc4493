import { quoteName } from "../database/quoteSql";
import { bindList, bindValue, ColumnRef } from "./columns";
import { type Column, getModel, getRelation, type Model, type Relation } from "./models";
import { joinCondition, type Parameters, table } from "./sql";
import { Uncovered } from "./uncovered";

type Where = Readonly<Record<string, unknown>>;

const isWhere = (value: unknown): value is Where =>
  typeof value === "object" &&
  value !== null &&
  !Array.isArray(value) &&
  !(value instanceof Date) &&
  !(value instanceof ColumnRef);

function all(conditions: readonly string[]): string {
  const telling = conditions.filter((condition) => condition !== "true");
  return telling.length === 0 ? "true" : telling.map((value) => `(${value})`).join(" AND ");
}

function some(conditions: readonly string[]): string {
  if (conditions.length === 0) throw new Uncovered("an empty OR");
  return conditions.map((condition) => `(${filled(condition)})`).join(" OR ");
}

/**
 * A condition that is not empty. Prisma's reading of an empty one in OR and NOT depends on its surroundings.
 */
function filled(condition: string): string {
  if (condition === "true") throw new Uncovered("an empty condition in OR or NOT");
  return condition;
}

const comparisons: Readonly<Record<string, string>> = { gt: ">", gte: ">=", lt: "<", lte: "<=" };

const patterns: Readonly<Record<string, (text: string) => string>> = {
  contains: (text) => `%${text}%`,
  startsWith: (text) => `${text}%`,
  endsWith: (text) => `%${text}`,
};

interface Compared {
  parameters: Parameters;
  column: Column;
  /** The column in SQL. */
  name: string;
  isInsensitive: boolean;
}

function comparePattern({ parameters, column, name, isInsensitive }: Compared, test: string, value: unknown) {
  const pattern = patterns[test];
  if (!pattern || typeof value !== "string") throw new Uncovered(`the filter ${test}`);
  // As in Prisma, the wildcards of a text keep their meaning: callers that want a literal text escape them.
  return `${name} ${isInsensitive ? "ILIKE" : "LIKE"} ${bindValue(parameters, column, pattern(value))}`;
}

function equalTo({ parameters, column, name, isInsensitive }: Compared, value: unknown): string {
  if (value === null) return `${name} IS NULL`;
  return `${name} ${isInsensitive ? "ILIKE" : "="} ${bindValue(parameters, column, value)}`;
}

function isOneOf({ parameters, column, name, isInsensitive }: Compared, values: unknown): string {
  if (!Array.isArray(values) || isInsensitive || values.includes(null))
    throw new Uncovered("a list of values");
  return `${name} = ANY(${bindList(parameters, column, values)})`;
}

function compare(compared: Compared, test: string, value: unknown): string {
  const { parameters, column, name, isInsensitive } = compared;
  if (test === "equals") return equalTo(compared, value);
  if (test === "not") {
    if (isWhere(value)) return `NOT (${filled(compareColumn(parameters, { column, name }, value))})`;
    return value === null ? `${name} IS NOT NULL` : `NOT (${equalTo(compared, value)})`;
  }
  if (test === "in") return isOneOf(compared, value);
  if (test === "notIn") return `NOT (${isOneOf(compared, value)})`;
  const operator = comparisons[test];
  if (!operator) return comparePattern(compared, test, value);
  if (isInsensitive || value === null) throw new Uncovered(`the filter ${test}`);
  return `${name} ${operator} ${bindValue(parameters, column, value)}`;
}

function compareColumn(
  parameters: Parameters,
  { column, name }: Pick<Compared, "column" | "name">,
  filter: unknown,
): string {
  if (column.isList) throw new Uncovered("a filter of a list");
  if (!isWhere(filter)) return equalTo({ parameters, column, name, isInsensitive: false }, filter);
  const { mode, ...tests } = filter;
  const compared = { parameters, column, name, isInsensitive: mode === "insensitive" };
  const given = Object.entries(tests).filter(([, value]) => value !== undefined);
  return all(given.map(([test, value]) => compare(compared, test, value)));
}

/** A statement's condition on the rows of a model under an alias. */
interface Filtered {
  model: Model;
  alias: string;
  /** Whether the condition is inside a NOT or an `every`. */
  isNegated?: boolean;
}

interface Relating extends Pick<Filtered, "alias" | "isNegated"> {
  relation: Relation;
}

/** Related rows, of those that a filter keeps, or does not keep. */
function existing(
  parameters: Parameters,
  { relation, alias, isNegated = false }: Relating,
  { where, isOpposite }: { where: Where; isOpposite: boolean },
): string {
  const model = getModel(relation.model);
  const other = `w${parameters.aliases++}`;
  const { from, tenant } = table(model, other);
  const within = { model, alias: other, isNegated: isNegated || isOpposite };
  const inner = whereSql(parameters, within, where);
  const kept = isOpposite ? `NOT (${filled(inner)})` : inner;
  return `EXISTS (SELECT 1 FROM ${from} WHERE ${tenant} AND ${joinCondition(relation, alias, other)} AND (${kept}))`;
}

const relationTests: Readonly<Record<string, { isNegated: boolean; isOpposite?: boolean }>> = {
  some: { isNegated: false },
  is: { isNegated: false },
  none: { isNegated: true },
  every: { isNegated: true, isOpposite: true },
};

function compareRelation(parameters: Parameters, relating: Relating, filter: unknown): string {
  const { relation, isNegated } = relating;
  // For relations by several columns, Prisma finds none that is null.
  if (!isWhere(filter)) throw new Uncovered(`a filter of ${relation.name}`);
  // Prisma joins the one row there, so that NOT of a null in it is no truth.
  if (isNegated && !relation.isList) throw new Uncovered(`a filter of ${relation.name} in NOT`);
  const isPlain = !relation.isList && !("is" in filter || "isNot" in filter);
  if (isPlain) return existing(parameters, relating, { where: filter, isOpposite: false });
  const given = Object.entries(filter).filter(([, where]) => where !== undefined);
  return all(
    given.map(([test, where]) => {
      const kind = relationTests[test];
      if (!kind || !isWhere(where)) throw new Uncovered(`the filter ${test} of a relation`);
      const found = existing(parameters, relating, { where, isOpposite: kind.isOpposite === true });
      return kind.isNegated ? `NOT ${found}` : found;
    }),
  );
}

const toWheres = (value: unknown): Where[] => [value].flat().filter(isWhere);

/** A key of several columns, such as `organizationId_name`. */
function compareKey(parameters: Parameters, filtered: Filtered, value: unknown): string {
  const { model } = filtered;
  if (!isWhere(value) || !Object.keys(value).every((name) => model.columns[name]))
    throw new Uncovered(`a filter of ${model.name}`);
  return whereSql(parameters, filtered, value);
}

function compareEntry(parameters: Parameters, filtered: Filtered, [key, value]: [string, unknown]): string {
  const { model, alias, isNegated = false } = filtered;
  const within = (item: Where) => whereSql(parameters, filtered, item);
  const negate = (item: Where) =>
    `NOT (${filled(whereSql(parameters, { ...filtered, isNegated: true }, item))})`;
  if (key === "AND") return all(toWheres(value).map(within));
  if (key === "OR") return some(toWheres(value).map(within));
  if (key === "NOT") return all(toWheres(value).map(negate));
  const column = model.columns[key];
  if (column) return compareColumn(parameters, { column, name: `${alias}.${quoteName(key)}` }, value);
  if (model.relations[key])
    return compareRelation(parameters, { relation: getRelation(model, key), alias, isNegated }, value);
  return compareKey(parameters, filtered, value);
}

/** A Prisma `where` as a condition. Throws Uncovered for a filter that it does not know. */
export function whereSql(parameters: Parameters, filtered: Filtered, where: object): string {
  const given = Object.entries(where).filter(([, value]) => value !== undefined);
  return all(given.map((entry) => compareEntry(parameters, filtered, entry)));
}
