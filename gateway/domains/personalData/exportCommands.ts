import { recordEvent } from "#gateway/database/recording";
import type { TenantClient } from "#gateway/database/tenantClient";
import type { Person } from "#gateway/personal/personalRows";

/** Records that someone gets a person's data, within a recorded action. */
export const recordExport = (db: TenantClient, { organizationId, userId, name }: Person & { name: string }) =>
  db.$transaction((tx) => recordEvent(tx, { organizationId, table: "User", id: userId, name }));
