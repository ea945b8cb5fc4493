import { type Erasing, erasedAddress, erasedName } from "#gateway/personal/erasure";

/** Empties the mails to a person, and stops those that are waiting. */
export async function eraseMails({ tx, userId, addresses }: Erasing): Promise<void> {
  const where = { OR: [{ userId }, { toAddress: { in: [...addresses] } }] };
  const toAddress = erasedAddress(userId);
  const emptied = { toAddress, toName: erasedName, subject: "", html: "", text: "", lastError: null };
  await tx.mailMessage.updateMany({
    where: { AND: [where, { state: "QUEUED" }] },
    data: { state: "SUPPRESSED" },
  });
  await tx.mailMessage.updateMany({ where, data: emptied });
  await tx.mailSuppression.deleteMany({ where: { address: { in: [...addresses] } } });
}
