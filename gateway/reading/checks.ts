import type { Run } from "./context";
import { toList } from "./parsed";
import { joinParts, type Part, renderParts, sql } from "./sql";

/** Checks the columns that rules need; throws Uncovered unless they all pass. */
export type Verify = (value: unknown, run: Run, waiting: Promise<unknown>[]) => void;

/** Rules of rows, and the columns that they need. */
export interface Check {
  /** The columns, as JSON. */
  sql: Part<Run>[];
  verify: Verify;
  /** Whether a rule looks at the rows of a run: often the viewer alone decides. */
  isAsked: (run: Run) => boolean;
}

/** The columns of a check; NULL in runs in which no rule looks at them. */
export const writeCheck = ({ sql: columns, isAsked }: Check): Part<Run>[] => [
  (run) => (isAsked(run) ? renderParts(columns, run) : "NULL"),
];

/** Verifies the columns that a check has read; nothing in runs in which no rule needs them. */
export function verifyCheck(
  { isAsked, verify }: Check,
  value: unknown,
  { run, waiting }: { run: Run; waiting: Promise<unknown>[] },
): void {
  if (isAsked(run)) verify(value, run, waiting);
}

/** Several checks as one of a list; undefined for none. */
export function joinChecks(checks: readonly Check[]): Check | undefined {
  if (checks.length === 0) return undefined;
  return {
    sql: sql<Run>`json_build_array(${joinParts(checks.map(writeCheck), ", ")})`,
    isAsked: (run) => checks.some(({ isAsked }) => isAsked(run)),
    verify: (values, run, waiting) => {
      const list = toList(values);
      for (const [index, check] of checks.entries()) verifyCheck(check, list[index], { run, waiting });
    },
  };
}
