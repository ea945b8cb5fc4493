import type { ColumnLabels, DomainHistory } from "./domainHistoryContract";
import { histories } from "./generated/historiesContract";

type History = (typeof histories)[keyof typeof histories];

type KeysIn<Of extends string> = History extends infer One
  ? One extends Readonly<Record<Of, infer Declared>>
    ? Extract<keyof Declared, string>
    : never
  : never;

/** An action of a domain, such as course.created. */
export type HistoryAction = KeysIn<"actions">;

/** A mutation whose changes are recorded. */
export type RecordedMutation = KeysIn<"mutations">;

/** All domains: a domain's mutations and jobs may have only actions that a domain labels. */
const domains: readonly DomainHistory<HistoryAction>[] = Object.values(histories);

type Labels = Readonly<Record<string, string>>;
type Part = keyof DomainHistory;
type Entry<Of extends Part> = Of extends "mutations" | "jobs"
  ? HistoryAction
  : Of extends "columns"
    ? ColumnLabels
    : Of extends "values"
      ? Readonly<Record<string, Labels>>
      : string;
type Entries<Of extends Part> = Readonly<Record<KeysIn<Of>, Entry<Of>>>;

/** The entries of all domains: `KeysIn` reads their keys from the same declarations, which the entries lose. */
const collect = <Of extends Part>(part: Of): Entries<Of> =>
  Object.fromEntries(domains.flatMap((domain) => Object.entries(domain[part] ?? {}))) as Entries<Of>;

/** The action of each recorded mutation. */
export const recordedMutations = collect("mutations");

/** The mutations that are not recorded, each with the reason. */
const exemptMutations: Readonly<Record<string, string>> = collect("exempt");

/** The label of each action. */
export const actionLabels = collect("actions");

/** The label of a row of each recorded table. */
export const tableLabels: Readonly<Record<string, string>> = collect("tables");

/** The columns that domains tell of their tables, by table. */
export const tableColumns: Readonly<Record<string, ColumnLabels>> = collect("columns");

/** The labels of the values of enumerated columns, by table and column. */
export const columnValueLabels: Readonly<Record<string, Readonly<Record<string, Labels>>>> =
  collect("values");

const jobActions: Readonly<Record<string, HistoryAction>> = collect("jobs");

/** Every action, in order. */
export const historyActions = (Object.keys(actionLabels) as HistoryAction[]).sort();

/** The action of a mutation; null for one that is not recorded. Throws for one that no domain declares. */
export function findAction(mutation: string): HistoryAction | null {
  const recorded: Readonly<Record<string, HistoryAction>> = recordedMutations;
  const action = recorded[mutation];
  if (action) return action;
  if (mutation in exemptMutations) return null;
  throw new Error(
    `no domain tells the history of ${mutation}: declare it in its historyContract.ts, which npm run generate lists`,
  );
}

/** The action of a job's changes; undefined for a kind whose changes are not recorded. */
export const findJobAction = (kind: string): HistoryAction | undefined => jobActions[kind];
