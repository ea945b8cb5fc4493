import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#gateway/config";
import { type DatabaseProbe, probeDatabase } from "#gateway/database/databaseProbe";
import { openDatabase } from "#gateway/database/open";
import { examine } from "#gateway/doctor/examine";
import { applyMigrations } from "#prisma/migrate";
import { hasPgBouncer, type Pooler, startPgBouncer } from "#tests/support/pgbouncer";
import { type PostgresCluster, postgresBinaries, startPostgres } from "#tests/support/postgres";

const timeout = 60_000;

describe.skipIf(!postgresBinaries || !hasPgBouncer)("the probe by way of a real PgBouncer", () => {
  let cluster: PostgresCluster;
  let databaseUrl: string;
  beforeAll(async () => {
    cluster = await startPostgres(postgresBinaries ?? "");
    databaseUrl = cluster.createDatabase("pooled");
    const database = await openDatabase({ databaseUrl });
    await applyMigrations(database.adapter);
    await database.close();
  }, timeout);
  afterAll(() => cluster.stop());

  const ask = (url: string) => examine(readConfig({ DATABASE_URL: url }));
  const levelOf = async (pooler: Pooler) =>
    (await ask(pooler.through(databaseUrl))).map(({ key, level }) => `${key} ${level}`);

  async function probeThrough(pooler: Pooler, isServedByPooler: boolean): Promise<DatabaseProbe> {
    const pooled = pooler.through(databaseUrl);
    const database = await openDatabase({ databaseUrl: isServedByPooler ? pooled : databaseUrl });
    const serving = database.serving.withoutTenant;
    const probe = await probeDatabase({ serving, databaseUrl: pooled });
    await database.close();
    return probe;
  }

  it("finds that the session mode keeps sessions, and serves through it", { timeout }, async () => {
    const pooler = await startPgBouncer({ databaseUrl, mode: "session", roles: ["postgres"] });
    const probe = await probeThrough(pooler, true);
    expect(await levelOf(pooler)).toContain("pooler OK");
    await pooler.stop();
    expect([probe.keepsSessions, probe.unguarded]).toEqual([true, []]);
  });

  it("finds that the transaction mode does not, and says so alone", { timeout }, async () => {
    const pooler = await startPgBouncer({ databaseUrl, mode: "transaction", roles: ["postgres"] });
    const probe = await probeThrough(pooler, false);
    expect(await levelOf(pooler)).toEqual(["pooler PROBLEM"]);
    await pooler.stop();
    expect(probe.keepsSessions).toBe(false);
  });
});
