import type { Run } from "./context";
import type { Scopes } from "./schemaFacts";
import { Uncovered } from "./uncovered";

/** Scopes of which a viewer must have one. */
export type StaticScopes = Readonly<Record<string, unknown>>;

const isMap = (value: unknown): value is StaticScopes => typeof value === "object" && value !== null;

/** Whether scopes are a map: what it says holds for a viewer whatever the row. */
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

/** The rule of scopes that depend on the row. */
export function toRule(scopes: Scopes, args?: (run: Run) => unknown): AskRule {
  const decide = (said: unknown, { held }: Run) => {
    if (said === true || (isMap(said) && holds(said, held))) return;
    throw new Uncovered("a rule that does not say yes");
  };
  if (isStatic(scopes)) return (_row, run) => decide(scopes, run);
  const ask = scopes as (...given: unknown[]) => unknown;
  return (row, run, waiting) => {
    const said = args ? ask(row, args(run), run.context) : ask(row, run.context);
    if (said instanceof Promise) waiting.push(said.then((settled) => decide(settled, run)));
    else decide(said, run);
  };
}
