import type { Logger } from "pino";
import type { TextGenerator } from "../ai/TextGenerator";
import type { Bus } from "../bus/bus";
import type { Config } from "../config";
import type { TenantClient } from "../database/tenantClient";
import type { Jobs } from "../jobs";
import type { Presence } from "../session/presence";
import type { Tenant, Tenants } from "../session/tenants";
import type { Viewer } from "../session/viewer";
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
  /** The database of another tenant, for what every tenant shows to everybody. */
  tenantClient: (organizationId: number) => TenantClient;
  clock: () => Date;
  /** Writes curricula and questions; null where none is configured. */
  generator: TextGenerator | null;
  /** What goes on after its request was answered. */
  jobs: Jobs;
  /** The network address of the caller. */
  address: string;
  userAgent: string | null;
  log: Logger;
  effects: Effects;
  loaders: Loaders;
}
