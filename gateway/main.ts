import { existsSync } from "node:fs";
import { join } from "node:path";
import { applyMigrations } from "../prisma/migrate";
import { prepareUnique } from "../prisma/prepareUnique";
import { type OnFault, openLocalBus } from "./bus/bus";
import { openRedisBus } from "./bus/redisBus";
import { type Config, ConfigError, readConfig } from "./config";
import { FolderHeldError } from "./database/folderLock";
import { openDatabase } from "./database/open";
import { withStartLock } from "./database/startLock";
import { loadDemoOnce } from "./demo";
import { openGateway } from "./gateway";
import { readPersisted } from "./graphql/persisted";
import { openLog } from "./log";
import { packageRoot } from "./packageRoot";
import { createGatewayServer } from "./server";
import { closeServer, listen } from "./serving";
import { step, tell } from "./steps";

const persistedFile = join(packageRoot, "client", "__generated__", "persisted.json");

async function openBus(config: Config, log: ReturnType<typeof openLog>) {
  const onFault: OnFault = (message, error) => log.error({ err: error }, message);
  if (config.redisUrl === undefined) return openLocalBus(onFault);
  return openRedisBus(config.redisUrl, onFault);
}

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const database = await step("database open", () => openDatabase(config));
  await withStartLock(database, async () => {
    await step("migrations applied", async () => {
      for (const renamed of await prepareUnique(database.prisma))
        log.warn(renamed, "renamed: the name differed from an earlier one in case only");
      return applyMigrations(database.adapter);
    });
    if (config.demo) await step("demo data ready", () => loadDemoOnce(database.prisma));
  });
  const bus = await openBus(config, log);
  const gateway = openGateway({ config, database, bus, log, clock: () => new Date() });
  const readDocuments = () => readPersisted(persistedFile);
  const fixed = config.production ? readDocuments() : undefined;
  const { server, realtime } = createGatewayServer(gateway, {
    clientFolder: join(packageRoot, "build", "client"),
    persisted: () => fixed ?? readDocuments(),
  });
  const port = await listen(server, config);
  tell(config, port);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    realtime.close();
    await Promise.all([closeServer(server), gateway.jobs.close()]);
    gateway.sessions.close();
    gateway.presence.close();
    gateway.tenants.close();
    await bus.close();
    await database.close();
    process.exit(0);
  };
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof FolderHeldError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE")
    return `another program listens on ${error.message.split(" ").pop()}`;
  return error.message;
}

/** The only way out of a failed start: one clear line, status 1. */
function giveUp(error: unknown): never {
  process.stderr.write(`Lectern cannot start: ${explain(error)}\n`);
  process.exit(1);
}

try {
  if (existsSync(".env")) process.loadEnvFile(".env");
  await start(readConfig(process.env));
} catch (error) {
  giveUp(error);
}
