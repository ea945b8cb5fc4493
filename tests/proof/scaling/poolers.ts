import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { z } from "zod";
import type { Image } from "#tests/support/image";
import { hasPgBouncer, startPgBouncer } from "#tests/support/pgbouncer";
import { startGateway } from "./gateways";
import { type Figures, measure, type Work } from "./load";
import type { World } from "./world";

export interface PoolerFigures {
  /** The same work past the pooler and through it. */
  direct: Figures;
  pooled: Figures;
  /** What the doctor says of the pooler in each mode. */
  doctor: { session: string; transaction: string };
}

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

/** Runs a gateway through PgBouncer by session, and has the doctor look at both modes. */
export async function comparePoolers({ image, world, work }: Comparing): Promise<PoolerFigures | null> {
  if (!hasPgBouncer) return null;
  const postmaster = world.cluster.processId();
  const roles = ["lectern_gateway", "lectern_owner"];
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

  async function measureBy(settings: World["settings"]): Promise<Figures> {
    const gateway = await startGateway(image, settings);
    try {
      return await measure({ gateways: [gateway], postmaster }, work, 4);
    } finally {
      await gateway.stop();
    }
  }

  const direct = await measureBy(world.settings);
  const bySession = await throughPooler("session", async (settings) => ({
    doctor: askDoctor(image, settings),
    pooled: await measureBy(settings),
  }));
  const transaction = await throughPooler("transaction", async (settings) => askDoctor(image, settings));
  return { direct, pooled: bySession.pooled, doctor: { session: bySession.doctor, transaction } };
}
