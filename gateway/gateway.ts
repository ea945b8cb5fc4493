import type { Logger } from "pino";
import { openOpenAi } from "./ai/openai";
import type { TextGenerator } from "./ai/TextGenerator";
import type { Bus } from "./bus/bus";
import type { Config } from "./config";
import type { Database } from "./database/open";
import { openTenantClients, type TenantClient } from "./database/tenantClient";
import { type Jobs, openJobs } from "./jobs";
import { openPresence, type Presence } from "./session/presence";
import { openSessions, type Sessions } from "./session/sessions";
import { openTenants, type Tenants } from "./session/tenants";

/** What all doors share for as long as the process runs. */
export interface Gateway {
  config: Config;
  database: Database;
  bus: Bus;
  log: Logger;
  clock: () => Date;
  sessions: Sessions;
  presence: Presence;
  tenants: Tenants;
  tenantClient: (organizationId: number) => TenantClient;
  /** Writes curricula and questions; null where none is configured. */
  generator: TextGenerator | null;
  /** What goes on after its request was answered. */
  jobs: Jobs;
}

interface Parts {
  config: Config;
  database: Database;
  bus: Bus;
  log: Logger;
  clock: () => Date;
}

function openGenerator({ apiKey, ...openai }: Config["openai"]): TextGenerator | null {
  return apiKey === undefined ? null : openOpenAi({ apiKey, ...openai });
}

/** Puts a gateway together over an open database and bus. */
export function openGateway({ config, database, bus, log, clock }: Parts): Gateway {
  const { prisma } = database;
  const limits = { idle: config.sessionIdle, max: config.sessionMax };
  return {
    config,
    database,
    bus,
    log,
    clock,
    sessions: openSessions({ prisma, bus, limits, clock }),
    presence: openPresence({ bus, clock }),
    tenants: openTenants(prisma, bus),
    tenantClient: openTenantClients(prisma, (organizationId) =>
      bus.publish("contentWritten", { organizationId }),
    ),
    generator: openGenerator(config.openai),
    jobs: openJobs(log),
  };
}
