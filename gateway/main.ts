import { existsSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import type { Logger } from "pino";
import { sendDump } from "./backup/sendDump";
import { type Bus, openLocalBus } from "./bus/bus";
import { openRedisBus } from "./bus/redisBus";
import { type Config, ConfigError, readConfig } from "./config";
import { bringUpToDate } from "./database/bringUpToDate";
import { type Database, openDatabase } from "./database/open";
import { withStartLock } from "./database/startLock";
import { loadDemoOnce } from "./demo";
import { findDemoWarning } from "./demoWarning";
import { notedSeals } from "./domains/history/notedSealRules";
import { verifyHistory } from "./domains/history/verifyCommands";
import { readSystemFacts } from "./domains/system/loaders";
import { judgeSystem } from "./domains/system/rules";
import { openFileStorage } from "./files/openStorage";
import { type Gateway, openGateway } from "./gateway";
import { readPersisted } from "./graphql/persisted";
import { createMetricsServer } from "./http/metricsHandler";
import { openPagesBuild } from "./http/pagesBuild";
import { startWorker } from "./jobs/worker";
import { watchUncaught } from "./lastResort";
import { openLog } from "./log";
import { type Metrics, noMetrics } from "./metrics/metrics";
import { openMetrics } from "./metrics/registry";
import { observeBus, observeStatements } from "./observing";
import { openOperatorChannel } from "./operator/channel";
import { packageRoot } from "./packageRoot";
import { productVersion } from "./productVersion";
import { startRecurringTasks } from "./recurringTasks";
import { hiddenTables, jobHandlers, renderedTables } from "./schema/manifests";
import { createGatewayServer } from "./server";
import { closeServer, listen } from "./serving";
import { printStartup, say, step } from "./startupLog";

const persistedFile = join(packageRoot, "client", "__generated__", "persisted.json");

interface BusParts {
  log: Logger;
  metrics: Metrics;
}

function openBus({ redisUrl }: Config, { log, metrics }: BusParts): Bus {
  const observer = observeBus(metrics);
  if (redisUrl !== undefined) return openRedisBus(redisUrl, log, observer);
  return openLocalBus((message, error) => log.error({ err: error }, message), observer);
}

/** Opens the port of the metrics, if it has one; returns the function that closes it. */
async function openMetricsPort(gateway: Gateway): Promise<() => Promise<void>> {
  const { host, metrics } = gateway.config;
  if (metrics.port === undefined) return async () => undefined;
  const server = createMetricsServer(gateway);
  const port = await listen(server, { host, port: metrics.port });
  say(`Metrics are at port ${port}, path /metrics`);
  return () => closeServer(server);
}

interface Channel {
  database: Database;
  gateway: Gateway;
}

/** On the embedded database commands of the operator ask this process, since it has the only connection. */
async function openChannel({ database, gateway }: Channel): Promise<() => Promise<void>> {
  const { config, log, system } = gateway;
  if (database.kind === "postgresql") return async () => undefined;
  const answers = {
    backup: (socket: Socket, { folder }: { folder: string }) => sendDump(database, folder, socket),
    async history(socket: Socket, { body }: { body: unknown }) {
      socket.write(JSON.stringify(await verifyHistory(database.prisma, notedSeals.parse(body))));
    },
    async doctor(socket: Socket) {
      socket.write(JSON.stringify(judgeSystem(await readSystemFacts(system))));
    },
  };
  return openOperatorChannel({ dataDir: config.dataDir, answers, log }).catch((error: unknown) => {
    log.warn({ err: error }, "commands such as backup cannot ask this gateway: stop it for them");
    return async () => undefined;
  });
}

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const { port: metricsPort, token } = config.metrics;
  const metrics = metricsPort === undefined && token === undefined ? noMetrics : openMetrics(productVersion);
  const observe = observeStatements(metrics);
  const database = await step("database open", () => openDatabase({ ...config, observe }));
  await withStartLock(database, async () => {
    await step("migrations applied", () => bringUpToDate(database));
    const storage = openFileStorage(config);
    if (config.demo) await step("demo data ready", () => loadDemoOnce(database.prisma, storage));
  });
  const bus = openBus(config, { log, metrics });
  const clock = () => new Date();
  const tables = { hiddenTables, renderedTables };
  const gateway = openGateway({ config, database, bus, log, metrics, clock, ...tables });
  const closeChannel = await openChannel({ database, gateway });
  const readDocuments = () => readPersisted(persistedFile);
  const fixed = config.production ? readDocuments() : undefined;
  const { server, realtime, warm } = createGatewayServer(gateway, {
    clientFolder: join(packageRoot, "build", "client"),
    pagesBuild: await openPagesBuild(join(packageRoot, "build", "pages")),
    persisted: () => fixed ?? readDocuments(),
  });
  startRecurringTasks(gateway);
  startWorker(gateway, jobHandlers);
  const closeMetricsPort = await openMetricsPort(gateway);
  const port = await listen(server, config);

  let stopping = false;
  const stop = async (status: number) => {
    if (stopping) return;
    stopping = true;
    realtime.close();
    await Promise.all([closeServer(server), gateway.tasks.close(), closeMetricsPort()]);
    gateway.sessions.close();
    gateway.presence.close();
    gateway.rateLimits.close();
    gateway.tenants.close();
    await Promise.all([bus.close(), closeChannel()]);
    await database.close();
    process.exit(status);
  };
  process.on("SIGTERM", () => stop(0));
  process.on("SIGINT", () => stop(0));
  watchUncaught({ log, stop });
  // A program that is told so may stop it at once.
  printStartup(config, port);
  warm().catch((error: unknown) => log.warn({ err: error }, "the first page was not rendered ahead"));
  const warning = findDemoWarning(config);
  if (warning !== undefined) {
    log.warn({ host: config.host }, warning);
    say(warning);
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE")
    return `another program listens on ${error.message.split(" ").pop()}`;
  // A library's own message may include its stack.
  return error.message.trim().split("\n")[0] ?? error.name;
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
