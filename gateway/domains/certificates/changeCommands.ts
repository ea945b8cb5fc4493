import { lockRow } from "#gateway/database/lockRow";
import type { TenantTransaction } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { parseInput } from "#gateway/parseInput";
import { Refusal } from "#gateway/refusal";
import type { Member } from "#gateway/session/viewer";
import { dayIn, midnight } from "../dayContract";
import { issuedCertificates, mayIssueCertificates } from "./access";
import { certificateMessages, revokeSchema } from "./contract";
import { getExpiry } from "./issueCommands";

type ChangeContext = Pick<Context, "db" | "bus" | "clock" | "tenant">;

/** Locks a certificate. Refuses FORBIDDEN and NOT_FOUND. */
async function lockCertificate(tx: TenantTransaction, member: Member, id: number) {
  if (!mayIssueCertificates(member)) throw new Refusal("FORBIDDEN", "Access denied");
  await lockRow(tx, { table: "Certificate", organizationId: member.organizationId, id }, "FOR UPDATE");
  const found = await tx.certificate.findFirst({
    where: { id, AND: issuedCertificates(member) },
    include: { user: { select: { name: true } }, template: { select: { validityMonths: true } } },
  });
  if (!found) throw new Refusal("NOT_FOUND", certificateMessages.notFound);
  return found;
}

/** Revokes a certificate with its reason. Refuses FORBIDDEN, INVALID, NOT_FOUND, and CONFLICT for one that is revoked. */
export async function revokeCertificate(
  { db, bus, clock }: ChangeContext,
  member: Member,
  { certificateId: id, reason: given }: { certificateId: number; reason: string },
): Promise<number> {
  const { reason } = parseInput(revokeSchema, { reason: given });
  await db.$transaction(async (tx) => {
    const { revokedAt } = await lockCertificate(tx, member, id);
    if (revokedAt) throw new Refusal("CONFLICT", certificateMessages.isRevoked);
    await tx.certificate.update({ where: { id }, data: { revokedAt: clock(), revokeReason: reason } });
  });
  bus.publish("certificatesChanged", { organizationId: member.organizationId });
  return id;
}

/**
 * Reissues a certificate with the person's present name and today's date; its serial stays. One that was revoked is
 * valid again. Refuses FORBIDDEN and NOT_FOUND.
 */
export async function reissueCertificate(
  { db, bus, clock, tenant }: ChangeContext,
  member: Member,
  id: number,
): Promise<number> {
  const day = dayIn(tenant.timeZone, clock());
  await db.$transaction(async (tx) => {
    const { user, template } = await lockCertificate(tx, member, id);
    await tx.certificate.update({
      where: { id },
      data: {
        name: user.name,
        issuedOn: midnight(day),
        expiresOn: getExpiry(day, template.validityMonths),
        issueCount: { increment: 1 },
        revokedAt: null,
        revokeReason: null,
      },
    });
  });
  bus.publish("certificatesChanged", { organizationId: member.organizationId });
  return id;
}
