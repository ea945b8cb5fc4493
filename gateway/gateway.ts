import type { Logger } from "pino";
import { openOpenAi } from "./ai/openai";
import type { TextGenerator } from "./ai/TextGenerator";
import type { Bus } from "./bus/bus";
import type { Config } from "./config";
import { type Lookups, openLookups } from "./database/lookups";
import type { Database, ServingDatabase } from "./database/open";
import { openTenantClients, type TenantClient } from "./database/tenantClient";
import { type Files, openFiles } from "./files/files";
import { type Mailer, openMailer } from "./mail/mailer";
import type { RenderedTable } from "./markdown/renderedTable";
import { type Metrics, noMetrics } from "./metrics/metrics";
import { observeGenerator } from "./observing";
import { openSecrets, type Secrets } from "./secrets/secrets";
import { openPresence, type Presence } from "./session/presence";
import { RateLimits } from "./session/rateLimits";
import { RequestsSeen } from "./session/requestsSeen";
import { openSessions, type Sessions } from "./session/sessions";
import { openTenants, type Tenants } from "./session/tenants";
import { openSystemSources, type SystemSources } from "./systemSources";
import { openTasks, type Tasks } from "./tasks";

/** Everything that the handlers share for the life of the process. */
export interface Gateway {
  config: Config;
  database: ServingDatabase;
  lookups: Lookups;
  bus: Bus;
  log: Logger;
  clock: () => Date;
  sessions: Sessions;
  presence: Presence;
  rateLimits: RateLimits;
  tenants: Tenants;
  tenantClient: (organizationId: number) => TenantClient;
  /** The tables that visitors are never shown: writes to them publish no event. */
  hiddenTables: ReadonlySet<string>;
  /** The tables with texts that are rendered when they are saved. */
  renderedTables: readonly RenderedTable[];
  /** Generates curricula and questions; null if not configured. */
  generator: TextGenerator | null;
  /** Work that continues after its request was served. */
  tasks: Tasks;
  /** The uploaded files. */
  files: Files;
  /** Seals values that are stored but never shown. */
  secrets: Secrets;
  /** Sends mails; null if not configured. */
  mailer: Mailer | null;
  /** The proxies in front, as requests have shown them. */
  requests: RequestsSeen;
  /** The sources of the installation checks. */
  system: SystemSources;
  metrics: Metrics;
}

interface Parts {
  config: Config;
  /** The owner's database access is not included. */
  database: Pick<Database, "serving">;
  bus: Bus;
  log: Logger;
  clock: () => Date;
  /** The tables of the domains that visitors are never shown. */
  hiddenTables: ReadonlySet<string>;
  renderedTables: readonly RenderedTable[];
  /** None are recorded when left out. */
  metrics?: Metrics | undefined;
}

function openGenerator({ apiKey, ...openai }: Config["openai"], metrics: Metrics): TextGenerator | null {
  return apiKey === undefined ? null : observeGenerator(openOpenAi({ apiKey, ...openai }), metrics);
}

/** Assembles a gateway over an open database and bus. */
export function openGateway({
  config,
  database,
  bus,
  log,
  clock,
  hiddenTables,
  renderedTables,
  metrics = noMetrics,
}: Parts): Gateway {
  const { serving } = database;
  metrics.watch({ pool: serving.readPool, bus: () => bus.hearsAll() });
  bus.onGap(() => metrics.gap());
  const lookups = openLookups(serving.withoutTenant);
  const tenantClient = openTenantClients(serving.engines, {
    hiddenTables,
    onWritten: (organizationId, tables) =>
      bus.publish("contentWritten", { organizationId, ...(tables && { tables }) }),
  });
  const requests = new RequestsSeen();
  const limits = { idle: config.sessionIdle, max: config.sessionMax };
  return {
    config,
    database: serving,
    lookups,
    bus,
    log,
    clock,
    sessions: openSessions({ lookups, tenantClient, bus, limits, clock }),
    presence: openPresence({ bus, clock }),
    rateLimits: new RateLimits({ prisma: serving.withoutTenant, log, ...config }),
    tenants: openTenants(lookups, bus),
    tenantClient,
    hiddenTables,
    renderedTables,
    generator: openGenerator(config.openai, metrics),
    tasks: openTasks(log, metrics),
    files: openFiles(config),
    secrets: openSecrets(config),
    mailer: config.mail.smtp ? openMailer(config.mail.smtp) : null,
    requests,
    system: openSystemSources({ config, serving, lookups, tenantClient, requests }),
    metrics,
  };
}
