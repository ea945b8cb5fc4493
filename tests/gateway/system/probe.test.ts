import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { keepsSession, type ProbeConnection, probeDatabase } from "#gateway/database/databaseProbe";
import { openLookups } from "#gateway/database/lookups";
import { openDatabase } from "#gateway/database/open";
import { applyMigrations, listMigrations } from "#prisma/migrate";
import { type PostgresCluster, postgresBinaries, startPostgres } from "#tests/support/postgres";
import { createWithRoles } from "#tests/support/postgresRoles";

const timeout = 60_000;

/** Connections by a pooler that gives each transaction the server connection that was free last. */
function openPooler(): () => ProbeConnection {
  const free = [102, 101];
  return () => {
    let held: number | undefined;
    return {
      async query(sql) {
        const backend = held ?? free.pop() ?? 0;
        if (sql === "BEGIN") held = backend;
        if (sql === "ROLLBACK") held = undefined;
        if (held === undefined) free.push(backend);
        return { rows: [{ backend }] };
      },
    };
  };
}

const direct = (backend: number): ProbeConnection => ({ query: async () => ({ rows: [{ backend }] }) });

describe("the probe of a database", () => {
  it("tells a pooler by transaction from connections that keep their session", async () => {
    const connect = openPooler();
    expect(await keepsSession(connect(), connect())).toBe(false);
    expect(await keepsSession(direct(101), direct(102))).toBe(true);
  });
});

describe.skipIf(!postgresBinaries)("the probe of PostgreSQL", () => {
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = await startPostgres(postgresBinaries ?? "");
  });
  afterAll(() => cluster.stop());

  it.each([
    ["a superuser", "probe_1", { name: "lectern_app", ownsTables: false }],
    ["one role that owns the tables", "probe_2", { name: "probe_2_owner", ownsTables: true }],
    ["an owner and an application role", "probe_3", { name: "probe_3_app", ownsTables: false }],
  ] as const)(
    "sees as %s the role that serves, the policies and the migrations",
    {
      timeout,
    },
    async (setup, name, role) => {
      const addresses = await createWithRoles(cluster, setup, name);
      const database = await openDatabase(addresses);
      await applyMigrations(database.adapter);
      const serving = database.serving.withoutTenant;
      const ask = () => probeDatabase({ serving, databaseUrl: addresses.databaseUrl });
      const probe = await ask();
      expect(probe.role).toEqual({ ...role, bypassesPolicies: false });
      expect([probe.unguarded, probe.gateways, probe.keepsSessions]).toEqual([[], 1, true]);
      expect(Math.abs(probe.clockAhead)).toBeLessThan(1_000);
      const listed = await openLookups(serving).listMigrations();
      expect(listed.map((migration) => migration.name)).toEqual(await listMigrations());
      const second = await openDatabase(addresses);
      await second.serving.ping();
      expect((await ask()).gateways).toBe(2);
      await second.close();
      await database.prisma.$executeRaw`ALTER TABLE "Payment" NO FORCE ROW LEVEL SECURITY`;
      expect((await ask()).unguarded).toEqual(["Payment"]);
      await database.close();
    },
  );
});
