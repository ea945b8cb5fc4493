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

/** How many texts a statement keeps; the texts of further runs are made anew and not prepared. */
const keptTexts = 50;

/** A statement whose text depends on its runs in few parts; each text is put together once. */
export class Statement<Run> {
  readonly #parts: readonly Part<Run>[];
  readonly #texts = new Map<string, string>();

  constructor(parts: readonly Part<Run>[]) {
    this.#parts = parts;
  }

  /** The text for a run, and whether it is one of the few that are worth preparing. */
  render(run: Run): { text: string; isKept: boolean } {
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

export const quoteName = (name: string): string => `"${name}"`;

export const quoteText = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/**
 * A table under an alias, and the condition without which it is never read. Every FROM and JOIN of a plan is
 * written from this.
 */
export function table(model: Model, alias: string): { from: string; tenant: string } {
  const column = getTenantColumn(model);
  if (column === null) throw new Error(`${model.name} belongs to no tenant`);
  return { from: `${quoteName(model.name)} ${alias}`, tenant: `${alias}.${quoteName(column)} = $1` };
}

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
