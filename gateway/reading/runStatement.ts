import type { Abandonment } from "../database/abandonment";
import { verifyCheck, writeCheck } from "./checks";
import type { Compiler, Shaped } from "./compiler";
import type { Run } from "./context";
import { listTables, Statement, sql } from "./sql";
import { Uncovered } from "./uncovered";

/** Runs a statement of a plan that yields one row of texts. */
export type ReadRow = (
  tenantId: number,
  statement: { text: string; values: unknown[]; isKept: boolean },
  caller?: Abandonment,
) => Promise<readonly (string | null)[] | undefined>;

/** The values with which a run begins. */
export type Begun = Pick<Run, "context" | "held" | "variables">;

/** Returns the JSON of a root field's value. */
export type RunRoot = (begun: Begun, read: ReadRow) => Promise<string> | string;

/** Begins the run of a root field. */
export const begin = ({ context, held, variables }: Begun): Run => ({
  context,
  held,
  variables,
  values: [context.tenant.id],
  aliases: 0,
  slots: [],
});

/** Asks the rules of the rows, and computes the remaining values. */
async function complete(shaped: Shaped, row: readonly (string | null)[], run: Run): Promise<string | null> {
  const [data = null, check = null] = row;
  const waiting: Promise<unknown>[] = [];
  if (shaped.check && check !== null) verifyCheck(shaped.check, JSON.parse(check), { run, waiting });
  if (waiting.length > 0) await Promise.all(waiting);
  if (data === null || !shaped.finish) return data;
  const value: unknown = JSON.parse(data);
  const finishing: Promise<unknown>[] = [];
  shaped.finish(value, run, finishing);
  if (finishing.length > 0) await Promise.all(finishing);
  return JSON.stringify(value);
}

interface StatementParts {
  compiler: Compiler;
  shaped: Shaped;
  isRequired: boolean;
  /** Whether there can be no row, so that none is asked for. */
  isNone?: (run: Run) => boolean;
}

/** Runs one statement for a value. */
export function runStatement({ compiler, shaped, isRequired, isNone }: StatementParts): RunRoot {
  const check = shaped.check ? sql<Run>`, (${writeCheck(shaped.check)})::text` : [];
  const statement = new Statement(
    sql<Run>`SELECT (${shaped.data})::text${check} FROM (SELECT 1) o ${shaped.joins}`,
  );
  return async (begun, read) => {
    const run = begin(begun);
    run.slots = await compiler.fillSlots(run);
    if (isNone?.(run)) return "null";
    const { tenant, abandoned, noteTables } = run.context;
    const rendered = statement.render(run);
    noteTables?.(listTables(rendered.text));
    const row = await read(tenant.id, rendered, abandoned);
    const data = await complete(shaped, row ?? [], run);
    if (data === null && isRequired) throw new Uncovered("no row where one must be");
    return data ?? "null";
  };
}
