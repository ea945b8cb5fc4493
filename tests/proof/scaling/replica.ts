import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { z } from "zod";
import { quantile } from "./load";
import type { World } from "./world";

export interface ReplicaFigures {
  /** Milliseconds from a commit to when the replica shows it, of 200 commits. */
  p50: number;
  p99: number;
  /** Whether the role of the gateways sees one tenant's rows there when marked, and none otherwise. */
  keepsPolicies: boolean;
  refusesWrites: boolean;
}

const countRow = z.tuple([z.object({ count: z.number() })]);

async function countCourses(client: pg.Client): Promise<number> {
  const { rows } = await client.query('SELECT count(*)::int AS count FROM "Course"');
  return countRow.parse(rows)[0].count;
}

async function open(url: string, port?: number): Promise<pg.Client> {
  const address = new URL(url);
  if (port !== undefined) address.port = String(port);
  const client = new pg.Client(address.href);
  await client.connect();
  return client;
}

/** Commits a number on the primary and looks until the replica shows it. */
async function measureDelays(primary: pg.Client, copy: pg.Client): Promise<number[]> {
  await primary.query("CREATE TABLE beat (at int NOT NULL)");
  await primary.query("INSERT INTO beat VALUES (-1)");
  const delays: number[] = [];
  for (let beat = 0; beat < 200; beat += 1) {
    await primary.query("UPDATE beat SET at = $1", [beat]);
    const committed = performance.now();
    const isThere = async () => {
      const { rows } = await copy.query("SELECT at FROM beat").catch(() => ({ rows: [] }));
      return rows[0]?.at === beat;
    };
    while (!(await isThere())) await pause(0);
    delays.push(performance.now() - committed);
  }
  await primary.query("DROP TABLE beat");
  return delays;
}

/** Follows the world's database with a streaming replica, and reads there as a gateway would. */
export async function followByReplica({ cluster, adminUrl, settings }: World): Promise<ReplicaFigures> {
  const replica = await cluster.startReplica();
  const primary = await open(adminUrl);
  const copy = await open(adminUrl, replica.port);
  const delays = await measureDelays(primary, copy);
  const reader = await open(settings.DATABASE_URL, replica.port);
  const unmarked = await countCourses(reader);
  await reader.query("SELECT set_config('app.tenant_id', '1', false)");
  const marked = await countCourses(reader);
  const { rows } = await primary.query(
    'SELECT count(*)::int AS count FROM "Course" WHERE "organizationId" = 1',
  );
  const refusesWrites = await reader.query('DELETE FROM "Course"').then(
    () => false,
    (error: Error) => /read-only transaction/.test(error.message),
  );
  for (const client of [reader, copy, primary]) await client.end();
  replica.stop();
  return {
    p50: quantile(delays, 0.5),
    p99: quantile(delays, 0.99),
    refusesWrites,
    keepsPolicies: unmarked === 0 && marked > 0 && marked === countRow.parse(rows)[0].count,
  };
}
