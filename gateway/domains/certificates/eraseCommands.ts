import type { Erasing } from "#gateway/personal/replaceNames";
import { erasedName } from "../personalData/contract";

/** Takes a person's name from their certificates, whichever it was then; that they were issued, and for what, stays. */
export async function eraseCertificateNames({ tx, userId }: Erasing): Promise<void> {
  await tx.certificate.updateMany({ where: { userId }, data: { name: erasedName } });
}
