import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Logger, pino } from "pino";
import { z } from "zod";
import { type Bus, openLocalBus } from "#gateway/bus/bus";
import { type Config, readConfig } from "#gateway/config";
import type { ObserveStatement } from "#gateway/database/observedAdapters";
import { type Database, openDatabase } from "#gateway/database/open";
import { type Gateway, openGateway } from "#gateway/gateway";
import type { PersistedDocuments } from "#gateway/graphql/persisted";
import type { PagesBuild } from "#gateway/http/pagesBuild";
import { noMetrics } from "#gateway/metrics/metrics";
import { openMetrics } from "#gateway/metrics/registry";
import { observeBus, observeStatements } from "#gateway/observing";
import type { RealtimeLimits } from "#gateway/realtime/limits";
import { type Timers, wallTimers } from "#gateway/realtime/timers";
import { hiddenTables, renderedTables } from "#gateway/schema/manifests";
import type { Planning } from "#gateway/schema/plans";
import { createGatewayServer } from "#gateway/server";
import { closeServer, listen, type ServingTimes } from "#gateway/serving";
import { createToken, hashToken } from "#gateway/session/tokens";
import { keepLessonFiles } from "#prisma/demo/lessonContent";
import { type AccountName, accounts } from "./accounts";
import { type Caller, createCaller } from "./caller";
import { copyFiles } from "./copiedFiles";
import { isPlanned, unscopedTables } from "./plannedSql";
import { type Template, templatePath } from "./templates";
import { copyOnServer } from "./testServer";

export interface TestGatewayOptions {
  template?: Template;
  /** Keeps to the embedded database where the run has a PostgreSQL, since that is what is tested. */
  engine?: "embedded";
  environment?: Record<string, string>;
  /** Whether the demo lessons' files have their bytes, too. */
  hasDemoFiles?: boolean;
  persisted?: PersistedDocuments;
  bus?: Bus;
  /** The database of another gateway, which closes it; one of its own when left out. */
  database?: Database;
  timers?: Timers;
  realtimeLimits?: Partial<RealtimeLimits>;
  servingTimes?: Partial<ServingTimes>;
  /** Which queries are read by plans; READING decides when left out. */
  planning?: Planning;
  /** A folder with a built client. */
  clientFolder?: string;
  /** Records metrics, as a gateway with METRICS_PORT or METRICS_TOKEN. */
  isMeasured?: boolean;
  /** The visitors' pages, which belong to that client; none when left out. */
  pagesBuild?: PagesBuild;
}

/** A gateway on a free port over a database of its own, spoken to by real HTTP. */
export interface TestGateway {
  origin: string;
  gateway: Gateway;
  database: Database;
  config: Config;
  /** Every log line so far. */
  logged: string[];
  /** A caller that is not signed in. */
  visitor: Caller;
  /** A caller with a session of a demo account. */
  as(name: AccountName): Promise<Caller>;
  /** A caller with a new session of a person, without the sign-in, which takes ten times as long. */
  openSession(person: { id: number; organizationId: number }): Promise<Caller>;
  /** Sets the gateway's clock; the real time again without an argument. */
  setNow(now?: Date): void;
  /** The SQL statements that a piece of work takes, without those that find out whose session it is. */
  statementsOf(work: () => Promise<unknown>): Promise<string[]>;
  close(): Promise<void>;
}

function captureLog(lines: string[]): Logger {
  return pino({ level: "info", base: null }, { write: (line: string) => void lines.push(line) });
}

/** READING=off executes all queries, READING=strict plans all of them. */
const readPlanning = (): Planning => z.enum(["off", "on", "strict"]).parse(process.env["READING"] ?? "on");

interface OwnDatabase {
  template: Template;
  engine: "embedded" | undefined;
  statements: string[];
  observe: ObserveStatement;
}

async function openOwn({ template, engine, statements, observe }: OwnDatabase): Promise<Database> {
  const onQuery = (sql: string) => {
    const tables = isPlanned(sql) ? unscopedTables(sql) : [];
    if (tables.length > 0) throw new Error(`a plan reads ${tables.join(", ")} without the tenant: ${sql}`);
    statements.push(sql);
  };
  const copied = engine === "embedded" ? undefined : await copyOnServer(template);
  if (!copied) return openDatabase({ memory: copyFiles(templatePath(template)), observe, onQuery });
  const database = await openDatabase({ databaseUrl: copied.databaseUrl, observe, onQuery });
  return { ...database, close: () => database.close().then(copied.drop) };
}

// Whose session a token is, is asked again every five seconds: a slow machine would count it.
const untold = /^(BEGIN|COMMIT|ROLLBACK|DEALLOCATE)|find_session\(/;

/** Opens a gateway for a test file; close it in afterAll. */
export async function openTestGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const {
    template = "demo",
    environment = {},
    persisted = new Map(),
    clientFolder = "/nonexistent",
  } = options;
  const statements: string[] = [];
  const logged: string[] = [];
  const dataDir = join(tmpdir(), `lectern-${randomUUID()}`);
  const config = readConfig({ NODE_ENV: "test", PORT: "0", DATA_DIR: dataDir, ...environment });
  const metrics = options.isMeasured ? openMetrics("test") : noMetrics;
  const observe = observeStatements(metrics);
  const database =
    options.database ?? (await openOwn({ template, engine: options.engine, statements, observe }));
  let fixedNow: Date | undefined;
  const clock = () => fixedNow ?? new Date();
  const gateway = openGateway({
    config,
    database,
    bus: options.bus ?? openLocalBus(undefined, observeBus(metrics)),
    log: captureLog(logged),
    metrics,
    clock,
    hiddenTables,
    renderedTables,
  });
  if (options.hasDemoFiles)
    await keepLessonFiles(gateway.files.storage, await database.prisma.file.findMany());
  const { server, realtime } = createGatewayServer(gateway, {
    clientFolder,
    pagesBuild: options.pagesBuild,
    persisted: () => persisted,
    timers: options.timers ?? wallTimers,
    realtimeLimits: options.realtimeLimits,
    servingTimes: options.servingTimes,
    planning: options.planning ?? readPlanning(),
  });
  const port = await listen(server, { host: "127.0.0.1", port: 0 });
  const origin = `http://127.0.0.1:${port}`;
  const openSession: TestGateway["openSession"] = async ({ id: userId, organizationId }) => {
    const token = createToken();
    const now = clock();
    const times = { createdAt: now, lastUsedAt: now, expiresAt: new Date(now.getTime() + config.sessionMax) };
    const data = { organizationId, userId, tokenHash: hashToken(token), address: "127.0.0.1", ...times };
    await database.prisma.session.create({ data });
    return createCaller(origin, { token, userId });
  };
  return {
    origin,
    gateway,
    database,
    config,
    logged,
    visitor: createCaller(origin),
    async as(name) {
      const { email, tenantId } = accounts[name];
      const where = { email, organizationId: Number(tenantId) };
      return openSession(await database.prisma.user.findFirstOrThrow({ where }));
    },
    openSession,
    setNow(now) {
      fixedNow = now;
    },
    async statementsOf(work) {
      statements.length = 0;
      await work();
      return statements.filter((sql) => !untold.test(sql));
    },
    async close() {
      realtime.close();
      await Promise.all([closeServer(server), gateway.tasks.close()]);
      gateway.sessions.close();
      gateway.presence.close();
      gateway.rateLimits.close();
      gateway.tenants.close();
      await gateway.bus.close();
      if (!options.database) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
