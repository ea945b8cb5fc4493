import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import type { Image } from "#tests/support/image";
import { hasPgBouncer, startPgBouncer } from "#tests/support/pgbouncer";
import { startGateway } from "./gateways";
import { type Figures, measureBest, type Work } from "./load";
import type { World } from "./world";

export interface PoolerFigures {
  /** The same work past the pooler and through it. */
  direct: Figures;
  pooled: Figures;
  /** PostgreSQL's counts while both gateways had just worked: one's own connections and the pooler's. */
  connections: number;
  /** The doctor's report on the pooler in each mode. */
  doctor: { session: string; transaction: string };
}

const roles = ["lectern_gateway", "lectern_owner"];
const countRow = z.tuple([z.object({ count: z.number() })]);
const checks = z.array(z.object({ key: z.string(), level: z.string() }));

/** The level of the doctor's check of the pooler, by the command of the image. */
function askDoctor({ folder }: Image, settings: Record<string, string>): string {
  const { PATH = "", HOME = "" } = process.env;
  const { stdout } = spawnSync(process.execPath, [join(folder, "build", "gateway", "doctor.js"), "--json"], {
    env: { PATH, HOME, NODE_ENV: "production", ...settings },
    encoding: "utf8",
  });
  return checks.parse(JSON.parse(stdout)).find(({ key }) => key === "pooler")?.level ?? "not asked";
}

interface Comparing {
  image: Image;
  world: World;
  work: Work;
}

/** How many connections PostgreSQL has from the gateways' role. */
async function countConnections({ pool }: World): Promise<number> {
  const { rows } = await pool.query(
    "SELECT count(*)::int AS count FROM pg_stat_activity WHERE usename = 'lectern_gateway'",
  );
  return countRow.parse(rows)[0].count;
}

/** Runs a gateway past PgBouncer and one through it by session in turn, and has the doctor look at both modes. */
export async function comparePoolers({ image, world, work }: Comparing): Promise<PoolerFigures | null> {
  if (!hasPgBouncer) return null;
  const postmaster = world.cluster.processId();
  const { DATABASE_URL, DATABASE_OWNER_URL } = world.settings;

  async function throughPooler<Result>(
    mode: "session" | "transaction",
    run: (settings: World["settings"]) => Promise<Result>,
  ): Promise<Result> {
    const pooler = await startPgBouncer({ databaseUrl: world.adminUrl, mode, roles });
    const through = (url: string) => pooler.through(url);
    try {
      return await run({
        DATABASE_URL: through(DATABASE_URL),
        DATABASE_OWNER_URL: through(DATABASE_OWNER_URL),
      });
    } finally {
      await pooler.stop();
    }
  }

  async function compare(pooled: World["settings"]): Promise<Omit<PoolerFigures, "doctor">> {
    const gateways = [await startGateway(image, world.settings), await startGateway(image, pooled)];
    try {
      const places = gateways.map((gateway) => ({ gateways: [gateway], postmaster }));
      const [direct, through] = await measureBest(places, work, { rounds: 5, seconds: 3 });
      if (!direct || !through) throw new Error("there are figures of two places");
      return { direct, pooled: through, connections: await countConnections(world) };
    } finally {
      for (const gateway of gateways) await gateway.stop();
    }
  }

  const { session, figures: measured } = await throughPooler("session", async (settings) => ({
    session: askDoctor(image, settings),
    figures: await compare(settings),
  }));
  const transaction = await throughPooler("transaction", async (settings) => askDoctor(image, settings));
  return { ...measured, doctor: { session, transaction } };
}
