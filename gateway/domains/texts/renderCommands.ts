import type { Bus } from "#gateway/bus/bus";
import { quoteName } from "#gateway/database/quoteSql";
import { getDraftClient, type TenantClient, type TenantTransaction } from "#gateway/database/tenantClient";
import type { Gateway } from "#gateway/gateway";
import { enqueue } from "#gateway/jobs/enqueue";
import type { JobContext } from "#gateway/jobs/handler";
import { rendererVersion } from "#gateway/markdown/markdownToHtml";
import type { RenderedTable } from "#gateway/markdown/renderedTable";
import { Refusal } from "#gateway/refusal";

/** Rows that are read at once, and those that a job renders before other jobs have their turn. */
const limits = { page: 20, job: 500 } as const;

const kind = "texts.render";

/** The condition of the rows of $1, the tenant, whose HTML is of a version before $2. */
const isStale = ({ where }: RenderedTable): string =>
  `"organizationId" = $1::int AND "rendererVersion" < $2::int${where ? ` AND (${where})` : ""}`;

interface StaleRow {
  id: number;
  /** By column, the values that the HTML is made from. */
  from: Record<string, string>;
}

interface Page {
  organizationId: number;
  table: RenderedTable;
  /** Only rows with lower ids. */
  before: number;
}

/** The newest rows whose HTML is missing or of an earlier version. */
function readStale(db: TenantClient, { organizationId, table, before }: Page): Promise<StaleRow[]> {
  const from = table.from.map((column) => `'${column}', ${quoteName(column)}`).join(", ");
  return db.$queryRawUnsafe<StaleRow[]>(
    `SELECT "id", jsonb_build_object(${from}) AS "from" FROM ${quoteName(table.table)}
     WHERE ${isStale(table)} AND "id" < $3::int ORDER BY "id" DESC LIMIT ${limits.page}`,
    organizationId,
    rendererVersion,
    before,
  );
}

/** The HTML of a row; as typed where the text is beyond what the renderer takes. */
async function renderRow({ table, organizationId }: Page, { from }: StaleRow): Promise<string> {
  try {
    return await table.render(from, { organizationId, userId: null });
  } catch (error) {
    if (error instanceof Refusal && error.code === "INVALID") return table.showAsTyped(from);
    throw error;
  }
}

/** Writes the HTML of a row, unless its text has changed since it was read. No change of the row is told for it. */
async function writeHtml(
  db: TenantClient,
  { organizationId, table }: Page,
  { row: { id, from }, html }: { row: StaleRow; html: string },
): Promise<boolean> {
  const same = table.from.map((column) => `${quoteName(column)}::text = $5::jsonb ->> '${column}'`);
  const count = await getDraftClient(db).$executeRawUnsafe(
    `UPDATE ${quoteName(table.table)} SET ${quoteName(table.html)} = $4, "rendererVersion" = $2::int
     WHERE ${isStale(table)} AND "id" = $3::int AND ${same.join(" AND ")}`,
    organizationId,
    rendererVersion,
    id,
    html,
    JSON.stringify(from),
  );
  return count > 0;
}

type Rendering = Pick<JobContext, "gateway" | "db" | "organizationId" | "signal">;

/** Renders rows of a table, the newest first; returns their number. */
async function renderTable(
  { gateway, db, organizationId, signal }: Rendering,
  table: RenderedTable,
  most: number,
): Promise<number> {
  let done = 0;
  let before = 2 ** 31 - 1;
  while (done < most) {
    const page = { organizationId, table, before };
    const rows = await readStale(db, page);
    let written = false;
    for (const row of rows) {
      if (signal.aborted) throw signal.reason;
      written = (await writeHtml(db, page, { row, html: await renderRow(page, row) })) || written;
    }
    if (written && !gateway.hiddenTables.has(table.table))
      gateway.bus.publish("contentWritten", { organizationId, tables: [table.table] });
    done += rows.length;
    before = rows.at(-1)?.id ?? 0;
    if (rows.length < limits.page) break;
  }
  return done;
}

/** Enqueues the job that renders the texts of a tenant; the command publishes `jobsChanged` after commit. */
export const enqueueRendering = (
  tx: TenantTransaction,
  { organizationId, now }: { organizationId: number; now: Date },
): Promise<void> => enqueue(tx, { organizationId, now, jobs: [{ kind, key: "", payload: {}, runAt: now }] });

async function enqueueNow(
  { clock, bus }: { clock: () => Date; bus: Bus },
  db: TenantClient,
  organizationId: number,
): Promise<void> {
  await db.$transaction((tx) => enqueueRendering(tx, { organizationId, now: clock() }));
  bus.publish("jobsChanged", { organizationId });
}

/**
 * Renders the texts of a tenant that no renderer, or an earlier one, has rendered. What is done is in the rows: a
 * job that is killed goes on with the others. After some hundred rows it enqueues itself again, so that other jobs have
 * their turn.
 */
export async function renderTexts(job: Rendering): Promise<void> {
  const { gateway, db, organizationId } = job;
  let left: number = limits.job;
  for (const table of gateway.renderedTables) {
    left -= await renderTable(job, table, left);
    if (left <= 0) return enqueueNow(gateway, db, organizationId);
  }
}

/** Whether a tenant has texts to render. */
async function hasStale(
  db: TenantClient,
  organizationId: number,
  tables: readonly RenderedTable[],
): Promise<boolean> {
  const found = tables.map(
    (table) => `EXISTS (SELECT FROM ${quoteName(table.table)} WHERE ${isStale(table)})`,
  );
  const [row] = await db.$queryRawUnsafe<{ found: boolean }[]>(
    `SELECT ${found.join(" OR ")} AS "found"`,
    organizationId,
    rendererVersion,
  );
  return row?.found ?? false;
}

/** Enqueues a job for each tenant with texts to render that has none. */
export async function enqueueStaleTexts(gateway: Gateway): Promise<void> {
  for (const { id: organizationId } of await gateway.tenants.list()) {
    const db = gateway.tenantClient(organizationId);
    if (!(await hasStale(db, organizationId, gateway.renderedTables))) continue;
    if ((await db.job.count({ where: { kind } })) === 0) await enqueueNow(gateway, db, organizationId);
  }
}
