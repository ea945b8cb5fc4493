import type { JobKind } from "./jobs/contract";

type Labels = Readonly<Record<string, string>>;

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
  /** The labels of a table's columns that mean something else there than in other tables, by table. */
  columns?: Readonly<Record<string, Labels>>;
  /** The labels of the values of each enumerated column, by table and column. */
  values?: Readonly<Record<string, Readonly<Record<string, Labels>>>>;
}
