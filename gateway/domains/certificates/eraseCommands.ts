import { type Erasing, erasedName } from "#gateway/personal/erasure";

/**
 * Removes a person's name from their certificates, as it was at the time; that they were issued, and for what,
 * stays.
 */
export async function eraseCertificateNames({ tx, userId }: Erasing): Promise<void> {
  await tx.certificate.updateMany({ where: { userId }, data: { name: erasedName } });
}
