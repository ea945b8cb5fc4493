import type { Run } from "./context";
import type { Scopes } from "./schemaFacts";
import { Uncovered } from "./uncovered";

/** Scopes of which a viewer must have one. */
export type StaticScopes = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is StaticScopes => typeof value === "object" && value !== null;

/** Whether scopes are a map, which holds for a viewer on any row. */
export const isStatic = (scopes: Scopes): scopes is StaticScopes => typeof scopes !== "function";

/** The scopes of a viewer, by their names. */
export type ScopesHeld = Readonly<Record<string, boolean>>;

function holdsEntry(name: string, wanted: unknown, held: ScopesHeld): boolean {
  if (name === "$any") return isMap(wanted) && holds(wanted, held);
  if (name === "$all")
    return isMap(wanted) && Object.entries(wanted).every(([inner, value]) => holdsEntry(inner, value, held));
  // Queries grant nothing.
  if (name === "$granted") return false;
  return wanted === true && held[name] === true;
}

/** Whether a viewer has one of the scopes, as the plugin of Pothos understands them. */
export function holds(scopes: StaticScopes, held: ScopesHeld): boolean {
  for (const name in scopes) if (holdsEntry(name, scopes[name], held)) return true;
  return false;
}

/** Asks a rule of a row: true lets it pass; anything else is left to the execution without a plan. */
export type AskRule = (row: unknown, run: Run, waiting: Promise<unknown>[]) => void;

const rowAccess = new Uncovered("a rule that looks at its row");
const refuse = (): never => {
  throw rowAccess;
};
/** A row of which nothing can be read. */
const anyRow: object = new Proxy(
  {},
  { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse, getPrototypeOf: refuse },
);

/**
 * Returns whether a rule lets all rows pass in a run, without a look at the rows. A rule that takes columns out of
 * its row before it asks the viewer is checked on each row.
 */
export function toRuleOfAll(scopes: Scopes, args?: (run: Run) => unknown): (run: Run) => boolean {
  const ask = toRule(scopes, args);
  return (run) => {
    const waiting: Promise<unknown>[] = [];
    try {
      ask(anyRow, run, waiting);
    } catch {
      return false;
    }
    // The rows are checked then, and errors are reported there.
    for (const item of waiting) item.catch(() => undefined);
    return waiting.length === 0;
  };
}

/** The rule of scopes that depend on the row. */
export function toRule(scopes: Scopes, args?: (run: Run) => unknown): AskRule {
  const decide = (verdict: unknown, { held }: Run) => {
    if (verdict === true || (isMap(verdict) && holds(verdict, held))) return;
    throw new Uncovered("a rule that does not say yes");
  };
  if (isStatic(scopes)) return (_row, run) => decide(scopes, run);
  const ask = scopes as (...given: unknown[]) => unknown;
  return (row, run, waiting) => {
    const verdict = args ? ask(row, args(run), run.context) : ask(row, run.context);
    if (verdict instanceof Promise) waiting.push(verdict.then((settled) => decide(settled, run)));
    else decide(verdict, run);
  };
}
