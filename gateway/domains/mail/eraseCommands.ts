import type { Erasing } from "#gateway/personal/replaceNames";
import { erasedName } from "../personalData/contract";

interface Addresses {
  /** Those that the person had. */
  former: readonly string[];
  /** The address that replaces theirs, to which no mail is sent. */
  now: string;
}

/** Empties the mails to a person, and stops those that are waiting. */
export async function eraseMails({ tx, userId }: Erasing, { former, now }: Addresses): Promise<void> {
  const where = { OR: [{ userId }, { toAddress: { in: [...former] } }] };
  const emptied = { toAddress: now, toName: erasedName, subject: "", html: "", text: "", lastError: null };
  await tx.mailMessage.updateMany({
    where: { AND: [where, { state: "QUEUED" }] },
    data: { state: "SUPPRESSED" },
  });
  await tx.mailMessage.updateMany({ where, data: emptied });
  await tx.mailSuppression.deleteMany({ where: { address: { in: [...former] } } });
}
