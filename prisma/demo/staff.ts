import { shippedRoles } from "#gateway/domains/roles/shippedContract";
import { demoStaff, roleNames } from "./accounts";
import type { Tenant } from "./tenant";
import { makeRoles, openPeople } from "./users";

/** The shipped roles that the tenant's first people do not have. */
export const makeFurtherRoles = (tenant: Tenant) =>
  makeRoles(
    tenant,
    Object.values(shippedRoles).filter((name) => !roleNames.some((known) => known === name)),
  );

/** An account for each role of staff other than ADMIN and TRAINER. */
export function makeDemoStaff(tenant: Tenant, hashes: ReadonlyMap<string, string>): void {
  const people = openPeople(tenant, { roleIds: makeFurtherRoles(tenant), hashes });
  for (const account of Object.values(demoStaff)) people.addAccount(account, tenant.calendar.today - 120);
}
