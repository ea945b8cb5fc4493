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
 * How statements are planned: an index costs little more than the table itself, which is true of memory and of every disk
 * but a turning one; and no statement here is worth being compiled.
 */
export const plannerSettings: readonly [name: string, value: string][] = [
  ["random_page_cost", "1.1"],
  ["jit", "off"],
];
