import type { Logger } from "pino";
import type { TextGenerator } from "../ai/TextGenerator";
import type { Bus } from "../bus/bus";
import type { Config } from "../config";
import type { TenantClient } from "../database/tenantClient";
import type { Jobs } from "../jobs";
import type { Presence } from "../session/presence";
import type { RateLimits } from "../session/rateLimits";
import type { Tenant, Tenants } from "../session/tenants";
import type { Viewer } from "../session/viewer";
import type { SystemSources } from "../systemSources";
import type { Loaders } from "./loaders";

/** What an operation asks of its door besides data: cookies, which only the door can set. */
export interface Effects {
  /** Puts the token into the session cookie; null removes it. */
  setSession(token: string | null): void;
}

/** What every resolver gets. */
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
  /** The database of another tenant, for what every tenant shows to everybody. */
  tenantClient: (organizationId: number) => TenantClient;
  clock: () => Date;
  /** Writes curricula and questions; null where none is configured. */
  generator: TextGenerator | null;
  /** What goes on after its request was answered. */
  jobs: Jobs;
  /** By what the installation is checked. */
  system: SystemSources;
  /** Aborted when the caller of an HTTP request leaves; undefined where others wait for the answer as well. */
  abandoned?: AbortSignal | undefined;
  /** The network address of the caller, for limits: an IPv6 address is known by its /64. */
  address: string;
  /** Whether the address may be that of a proxy that no setting names, shared by everybody behind it. */
  isBehindUnknownProxy: boolean;
  userAgent: string | null;
  log: Logger;
  /** Names the operation in the log line of the request, where there is one. */
  noteOperation?: (name: string) => void;
  effects: Effects;
  loaders: Loaders;
  /** How many rows one page of a list may hold; `pageSizes.max` when left out. */
  maxPageSize?: number;
}
