import type { JobKind } from "./jobs/contract";

type Labels = Readonly<Record<string, string>>;

/** A column whose values are read as yes or no, as a moment or a day, or as a time of the day. */
export interface ToldColumn {
  label: string;
  kind: "flag" | "date" | "time";
}

const ofKind =
  (kind: ToldColumn["kind"]) =>
  (label: string): ToldColumn => ({ label, kind });

/** A column that is yes or no. */
export const flag = ofKind("flag");
/** A column that holds a moment or a day. */
export const date = ofKind("date");
/** A column that holds a time of the day. */
export const time = ofKind("time");

/** The columns of a table: those of texts, numbers, lists and ids by their label alone. */
export type ColumnLabels = Readonly<Record<string, string | ToldColumn>>;

/**
 * The history of one domain: its actions, tables and their labels. A domain's `historyContract.ts` exports it as
 * `history`; `npm run generate` lists those files. An action is named by its subject and what happened, as in
 * `course.created`.
 */
export interface DomainHistory<Action extends string = string> {
  /** The action of each mutation whose changes are recorded. */
  mutations?: Readonly<Record<string, Action>>;
  /** The mutations that are not recorded, each with the reason. */
  exempt?: Readonly<Record<string, string>>;
  /** The action of each kind of job whose changes are recorded. */
  jobs?: Readonly<Partial<Record<JobKind, Action>>>;
  /** The label of each action: of mutations, of jobs, and of records by other code. */
  actions?: Readonly<Record<string, string>>;
  /** The label of a row of each recorded table. */
  tables?: Readonly<Record<string, string>>;
  /** The columns of each recorded table, except those that mean the same everywhere (`commonColumns`). */
  columns?: Readonly<Record<string, ColumnLabels>>;
  /** The labels of the values of each enumerated column, by table and column. */
  values?: Readonly<Record<string, Readonly<Record<string, Labels>>>>;
}
