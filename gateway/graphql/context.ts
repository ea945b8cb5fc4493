import type { Logger } from "pino";
import type { TextGenerator } from "../ai/TextGenerator";
import type { Bus } from "../bus/bus";
import type { Config } from "../config";
import type { Abandonment } from "../database/abandonment";
import type { HistorySource } from "../database/generated/prisma/client";
import type { TenantClient } from "../database/tenantClient";
import type { Files } from "../files/files";
import type { Secrets } from "../secrets/secrets";
import type { Presence } from "../session/presence";
import type { RateLimits } from "../session/rateLimits";
import type { Tenant, Tenants } from "../session/tenants";
import type { Viewer } from "../session/viewer";
import type { SystemSources } from "../systemSources";
import type { Tasks } from "../tasks";
import type { Loaders } from "./loaders";

/** Effects on the transport, such as cookies, which only the HTTP handler can set. */
export interface Effects {
  /** Puts the token into the session cookie; null removes it. */
  setSession(token: string | null): void;
  /** The token in the cookie that tells this browser from others, which is set where it has none; null without cookies. */
  identifyBrowser(): string | null;
}

/** The context of every resolver. */
export interface Context {
  viewer: Viewer;
  /** The tenant of this request. */
  tenant: Tenant;
  /** The database of this tenant. */
  db: TenantClient;
  bus: Bus;
  config: Config;
  tenants: Tenants;
  presence: Presence;
  rateLimits: RateLimits;
  /** The database of another tenant, for data that every tenant shows publicly. */
  tenantClient: (organizationId: number) => TenantClient;
  clock: () => Date;
  /** Generates curricula and questions; null if not configured. */
  generator: TextGenerator | null;
  /** Work that continues after its request was served. */
  tasks: Tasks;
  /** The uploaded files. */
  files: Files;
  /** Seals values that are stored but never shown. */
  secrets: Secrets;
  /** The sources of the installation checks. */
  system: SystemSources;
  /**
   * Aborted when the caller of an HTTP request disconnects; undefined where others wait for the result as
   * well.
   */
  abandoned?: Abandonment | undefined;
  /** The network address of the caller, for limits: an IPv6 address is known by its /64. */
  address: string;
  /** Whether the address may be that of an unconfigured proxy, shared by everyone behind it. */
  isBehindUnknownProxy: boolean;
  userAgent: string | null;
  /** The scheme and host that were requested; empty for work without a request. */
  origin: string;
  log: Logger;
  /** The source of a change, for the history; SCREEN when left out. */
  source?: HistorySource;
  /** Called with the tables that the statements of a plan read. */
  noteTables?: ((tables: readonly string[]) => void) | undefined;
  /** Adds the operation's name to the request's log line, where there is one. */
  noteOperation?: ((name: string) => void) | undefined;
  effects: Effects;
  loaders: Loaders;
  /** The largest page size of a list; `pageSizes.max` when left out. */
  maxPageSize?: number;
}

/** The part of the context that most commands need. */
export type CommandContext = Pick<Context, "db" | "bus" | "clock">;

/** The same for commands that go by the organization's settings, such as its time zone. */
export type TenantCommandContext = CommandContext & Pick<Context, "tenant">;
