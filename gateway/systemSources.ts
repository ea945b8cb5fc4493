import type { Config } from "./config";
import { type DatabaseProbe, probeDatabase } from "./database/databaseProbe";
import type { FoundMigration, Lookups } from "./database/lookups";
import type { ServingDatabase } from "./database/open";
import type { TenantClient } from "./database/tenantClient";
import type { RequestsSeen } from "./session/requestsSeen";

/** The sources of the installation checks. */
export interface SystemSources {
  config: Config;
  probeDatabase: () => Promise<DatabaseProbe>;
  listMigrations: () => Promise<FoundMigration[]>;
  listTenants: () => Promise<readonly { id: number }[]>;
  tenantClient: (organizationId: number) => TenantClient;
  /** Of this process; null for a command, which serves none. */
  requests: RequestsSeen | null;
}

interface Parts {
  config: Config;
  serving: ServingDatabase;
  lookups: Lookups;
  tenantClient: (organizationId: number) => TenantClient;
  requests: RequestsSeen | null;
}

/** The sources of a gateway, or of a command that reads through the gateway's own role. */
export const openSystemSources = ({ serving, lookups, ...parts }: Parts): SystemSources => ({
  ...parts,
  probeDatabase: () =>
    probeDatabase({ serving: serving.withoutTenant, databaseUrl: parts.config.databaseUrl }),
  listMigrations: () => lookups.listMigrations(),
  listTenants: () => lookups.listTenants(),
});
