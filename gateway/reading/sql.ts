import { LRUCache } from "lru-cache";
import { quoteName } from "../database/quoteSql";
import { viewTables } from "../database/views";
import { getTenantColumn, type Model, type Relation } from "./models";

/** The tenant of a statement, and the values of its parameters in their order; the first is the tenant. */
export interface Parameters {
  readonly values: unknown[];
  /** Counts the tables that conditions add. */
  aliases: number;
}

export const openParameters = (tenantId: number): Parameters => ({ values: [tenantId], aliases: 0 });

/** A part of a statement: text, or text that depends on the run. */
export type Part<Run> = string | ((run: Run) => string);

/** Text of SQL with parts in their places. */
export function sql<Run>(strings: TemplateStringsArray, ...inserted: (string | readonly Part<Run>[])[]) {
  const parts: Part<Run>[] = [];
  const add = (part: Part<Run>) => {
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else if (part !== "") parts.push(part);
  };
  for (const [index, text] of strings.entries()) {
    add(text);
    const given = inserted[index] ?? "";
    if (typeof given === "string") add(given);
    else for (const part of given) add(part);
  }
  return parts;
}

/** Parts in a row, with a text between them. */
export const joinParts = <Run>(lists: readonly (readonly Part<Run>[])[], between: string): Part<Run>[] =>
  lists.flatMap((parts, index) => (index === 0 ? [...parts] : sql<Run>`${between}${parts}`));

export const renderParts = <Run>(parts: readonly Part<Run>[], run: Run): string =>
  parts.map((part) => (typeof part === "string" ? part : part(run))).join("");

/**
 * The most texts that a statement keeps; the texts of further runs are written each time and not prepared.
 */
const keptTexts = 50;

/** A text, and the values of its parameters. */
export interface Rendered {
  text: string;
  values: unknown[];
  /** Whether it is one of the few that are worth preparing. */
  isKept: boolean;
}

/** The number of runs that all statements remember together, and the longest key of them. */
const rememberedRuns = { max: 2_000, keyLength: 2_000 };

interface Rendering extends Parameters {
  /** All that the text and the values depend on, besides the tenant. */
  readonly slots: readonly unknown[];
}

/**
 * A key of the values that a run depends on; undefined for one that cannot be written, or is too long to be kept.
 */
function writeKey(statement: number, slots: readonly unknown[]): string | undefined {
  try {
    const key = `${statement} ${JSON.stringify(slots)}`;
    return key.length <= rememberedRuns.keyLength ? key : undefined;
  } catch {
    return undefined;
  }
}

/** A statement whose text depends on its runs in few parts; each text is built once. */
export class Statement<Run extends Rendering> {
  static readonly #runs = new LRUCache<string, Rendered>({ max: rememberedRuns.max });
  static #count = 0;
  readonly #id = Statement.#count++;
  readonly #parts: readonly Part<Run>[];
  readonly #texts = new Map<string, string>();

  constructor(parts: readonly Part<Run>[]) {
    this.#parts = parts;
  }

  /** The text and the values for a run: those of a former one that depended on the same. */
  render(run: Run): Rendered {
    const key = writeKey(this.#id, run.slots);
    const known = key === undefined ? undefined : Statement.#runs.get(key);
    if (known) return { ...known, values: [run.values[0], ...known.values] };
    const { text, isKept } = this.#write(run);
    const [, ...values] = run.values;
    if (key !== undefined && isKept) Statement.#runs.set(key, { text, values, isKept });
    return { text, values: run.values, isKept };
  }

  #write(run: Run): Omit<Rendered, "values"> {
    const rendered: string[] = [];
    for (const part of this.#parts) if (typeof part !== "string") rendered.push(part(run));
    const key = rendered.join("\n");
    const known = this.#texts.get(key);
    if (known !== undefined) return { text: known, isKept: true };
    let next = 0;
    const text = this.#parts.map((part) => (typeof part === "string" ? part : rendered[next++])).join("");
    const isKept = this.#texts.size < keptTexts;
    if (isKept) this.#texts.set(key, text);
    return { text, isKept };
  }
}

/**
 * A table under an alias, and the condition without which it is never read. Every FROM and JOIN of a plan is
 * written from this.
 */
export function table(model: Model, alias: string): { from: string; tenant: string } {
  const column = getTenantColumn(model);
  if (column === null) throw new Error(`${model.name} belongs to no tenant`);
  return { from: `${quoteName(model.name)} ${alias}`, tenant: `${alias}.${quoteName(column)} = $1` };
}

/** The tables that a statement reads, those behind views too: each FROM and JOIN of one was written by `table`. */
export const listTables = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/\b(?:FROM|JOIN) "(\w+)"/g)].flatMap(([, name = ""]) => viewTables[name] ?? [name]),
  ),
];

const isTenantPair = ([own, theirs]: readonly [string, string]) =>
  own === "organizationId" || theirs === "organizationId";

/** The condition that joins the other side of a relation, besides the tenant that both sides name anyway. */
export function joinCondition({ on }: Relation, own: string, theirs: string): string {
  const pairs = on.filter((pair) => !isTenantPair(pair));
  if (pairs.length === 0) return "true";
  return pairs
    .map(([mine, other]) => `${theirs}.${quoteName(other)} = ${own}.${quoteName(mine)}`)
    .join(" AND ");
}
