import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { parseInput } from "#gateway/parseInput";
import { refuseField } from "#gateway/refusal";
import { atCommandLine, hashPassword } from "#gateway/session/passwords";
import { insertFirstAdmin } from "../users/commands";
import { createUserSchema } from "../users/formContract";
import { newOrganizationMessages, newOrganizationSchema } from "./newOrganizationContract";

interface NewOrganization {
  organization: unknown;
  /** Its first ADMIN, with a password. */
  admin: unknown;
}

interface Created {
  id: number;
  code: string;
  name: string;
  /** Whether it is the default organization of visitors who name none. */
  isDefault: boolean;
}

/**
 * Makes an organization with its roles and its first ADMIN, all or nothing; the first one of an installation is its
 * default. Refuses INVALID, and CONFLICT for a code or domain that another one has.
 */
export async function createOrganization(
  prisma: PrismaClient,
  { organization, admin }: NewOrganization,
): Promise<Created> {
  const { code, name, domain, timeZone } = parseInput(newOrganizationSchema, organization);
  const { password, ...identity } = parseInput(createUserSchema, admin);
  const passwordHash = await hashPassword(password, atCommandLine);
  return prisma.$transaction(async (tx) => {
    if (await tx.organization.findUnique({ where: { code } }))
      throw refuseField("code", newOrganizationMessages.codeTaken(code), "CONFLICT");
    const host =
      domain && (await tx.organization.findFirst({ where: { OR: [{ domain }, { customDomain: domain }] } }));
    if (domain && host)
      throw refuseField("domain", newOrganizationMessages.domainTaken(domain, host.name), "CONFLICT");
    const isDefault = (await tx.organization.count({ where: { isDefault: true } })) === 0;
    const data = { code, name, isDefault, ...(domain ? { domain } : {}), ...(timeZone ? { timeZone } : {}) };
    const { id } = await tx.organization.create({ data, select: { id: true } });
    await insertFirstAdmin(tx, { ...identity, organizationId: id, passwordHash });
    return { id, code, name, isDefault };
  });
}
