/** Milliseconds. */
export interface TimeLimits {
  /** Waiting for a connection. */
  wait: number;
  statement: number;
  idleInTransaction: number;
  /** Milliseconds that an abandoned statement has to finish before it is cancelled. */
  abandoned: number;
}

/** The limits for serving requests; migrations and scripts have none. */
export const timeLimits: TimeLimits = {
  wait: 5_000,
  statement: 10_000,
  idleInTransaction: 15_000,
  abandoned: 100,
};

/**
 * The prefix of the application name by which PostgreSQL lists serving connections; each gateway adds a
 * suffix.
 */
export const applicationName = "lectern-";

/**
 * Settings for planning statements. An index costs twice as much as the table itself, which suits memory and every
 * disk but a turning one: at PostgreSQL's own 4 a page of payments reads all users to join 25 of them, and at 1.1 a
 * count of a million payments in one state goes through an index of all. No statement here is worth being compiled.
 */
export const plannerSettings: readonly [name: string, value: string][] = [
  ["random_page_cost", "2"],
  ["jit", "off"],
];
