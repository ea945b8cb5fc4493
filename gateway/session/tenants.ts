import type { Bus } from "../bus/bus";
import { runForAll } from "../database/abandonment";
import type { Lookups } from "../database/lookups";

/** The tenant's data that every handler needs. */
export interface Tenant {
  id: number;
  code: string;
  isDefault: boolean;
  hosts: readonly string[];
  allowedOrigins: readonly string[];
  timeZone: string;
}

/** The parts of a visitor's request that identify its tenant. */
export interface TenantHints {
  /** The `tenantId` query parameter. */
  parameter: string | undefined;
  /** The `Tenant-Id` header. */
  header: string | undefined;
  /** The requested host, without its port. */
  host: string | undefined;
}

const tenantOfHost = (tenants: readonly Tenant[], host: string | undefined): Tenant | undefined =>
  tenants.find(({ hosts }) => host !== undefined && hosts.includes(host.toLowerCase()));

/** The tenant that a visitor's request means; null when it names one that does not exist. */
export function chooseTenant(
  tenants: readonly Tenant[],
  { parameter, header, host }: TenantHints,
): Tenant | null {
  const named = parameter || header;
  if (named) return tenants.find(({ id }) => String(id) === named) ?? null;
  return tenantOfHost(tenants, host) ?? tenants.find(({ isDefault }) => isDefault) ?? null;
}

interface EarlyHints extends Omit<TenantHints, "header"> {
  /** Whether a header or a session, neither of which is known yet, may name the tenant. */
  isNamedLater: boolean;
}

/**
 * The tenants that a request may mean, judged by its address alone: a custom domain is that of its tenant.
 */
export function possibleTenants(
  tenants: readonly Tenant[],
  { isNamedLater, ...address }: EarlyHints,
): readonly Tenant[] {
  if (isNamedLater && !address.parameter && !tenantOfHost(tenants, address.host)) return tenants;
  const tenant = chooseTenant(tenants, { ...address, header: undefined });
  return tenant ? [tenant] : [];
}

export interface Tenants {
  list(): Promise<readonly Tenant[]>;
  find(organizationId: number): Promise<Tenant | undefined>;
  close(): void;
}

const splitOrigins = (list: string) =>
  list
    .split(",")
    .map((origin) => origin.trim().replace(/\/$/, ""))
    .filter((origin) => origin !== "");

/** The tenants of this installation, cached and reloaded when an organization changes. */
export function openTenants(lookups: Lookups, bus: Bus): Tenants {
  let kept: Promise<readonly Tenant[]> | undefined;
  const forget = () => {
    kept = undefined;
  };

  const stops = [bus.subscribe("organizationChanged", forget), bus.onGap(forget)];

  async function read(): Promise<readonly Tenant[]> {
    const rows = await lookups.listTenants();
    return rows.map(({ domain, customDomain, allowedOrigins, ...tenant }) => ({
      ...tenant,
      hosts: [domain, customDomain].filter((host) => host !== null).map((host) => host.toLowerCase()),
      allowedOrigins: splitOrigins(allowedOrigins),
    }));
  }

  function list() {
    kept ??= runForAll(read).catch((error: unknown) => {
      forget();
      throw error;
    });
    return kept;
  }

  return {
    list,
    find: async (organizationId) => (await list()).find(({ id }) => id === organizationId),
    close() {
      for (const stop of stops) stop();
    },
  };
}
