import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { getValues } from "#gateway/domains/labelsContract";
import { compareRows, lastUnmergedText, partlyMergedText } from "#prisma/mergedMigrations";
import { readMigrationRows } from "#prisma/migrationState";
import type { Config } from "../config";
import { probeSessions } from "../database/databaseProbe";
import { FolderHeldError } from "../database/folderLock";
import { openLookups } from "../database/lookups";
import { type Database, openDatabase } from "../database/open";
import { openTenantClients } from "../database/tenantClient";
import { checkLevelLabels, type SystemCheck } from "../domains/system/contract";
import { readSystemFacts } from "../domains/system/loaders";
import { judgeSystem, sessionlessPooler } from "../domains/system/rules";
import { askOperatorChannel } from "../operator/channel";
import { openSystemSources } from "../systemSources";

const answered = z.array(
  z.object({
    key: z.string(),
    title: z.string(),
    level: z.enum(getValues(checkLevelLabels)),
    message: z.string(),
    advice: z.string().nullable(),
  }),
);

/** The embedded database has one connection: the gateway that has it runs the checks. */
async function askGateway(dataDir: string, held: FolderHeldError): Promise<SystemCheck[]> {
  const socket = await askOperatorChannel(dataDir, "doctor").catch(() => {
    throw held;
  });
  return answered.parse(JSON.parse(await text(socket)));
}

async function examineDatabase(config: Config, database: Database): Promise<SystemCheck[]> {
  const { serving, prisma } = database;
  const tenantClient = openTenantClients(serving.engines);
  const lookups = openLookups(serving.withoutTenant);
  const sources = openSystemSources({ config, serving, lookups, tenantClient, requests: null });
  const rows = await readMigrationRows(prisma);
  const merged = compareRows(rows);
  if (merged === "some")
    return [
      databaseProblem(
        `The database has ${partlyMergedText}.`,
        `Start it once with ${lastUnmergedText}, then with this one.`,
      ),
    ];
  const owned = {
    // A database with pending migrations may lack the lookup functions.
    listMigrations: async () => (merged === "all" ? [] : rows),
    listTenants: () => prisma.organization.findMany({ select: { id: true } }),
  };
  if (rows.length === 0)
    return [databaseProblem("The database is empty.", "Start the gateway, or restore a backup.")];
  return judgeSystem(await readSystemFacts({ ...sources, ...owned }));
}

const databaseProblem = (message: string, advice: string): SystemCheck => ({
  key: "database",
  title: "Database",
  level: "PROBLEM" as const,
  message,
  advice,
});

const isMissing = async (path: string) => (await stat(path).catch(() => undefined)) === undefined;

/** A server that cannot be reached is not a pooler's fault; opening it reports the reason. */
const keepsSessions = (databaseUrl: string) => probeSessions(databaseUrl).catch(() => true);

/** Checks the configured installation; a database that cannot be read is reported as a problem. */
export async function examine(config: Config): Promise<SystemCheck[]> {
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === undefined && (await isMissing(join(dataDir, "database"))))
    return [
      databaseProblem(
        `There is no database in the data folder ${resolve(dataDir)}.`,
        "Start the gateway, or restore a backup.",
      ),
    ];
  if (databaseUrl !== undefined && !(await keepsSessions(databaseUrl))) return [sessionlessPooler];
  let database: Database;
  try {
    database = await openDatabase(config);
  } catch (error) {
    if (error instanceof FolderHeldError) return askGateway(dataDir, error);
    const [message = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
    return [databaseProblem(`${message}.`, "Mend that first: nothing else can be checked without it.")];
  }
  try {
    return await examineDatabase(config, database);
  } finally {
    await database.close();
  }
}
