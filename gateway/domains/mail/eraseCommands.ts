import type { Erasing } from "#gateway/personal/replaceNames";
import { erasedName } from "../personalData/contract";

interface Addresses {
  /** Those that the person had. */
  former: readonly string[];
  /** The one that stands for them, to which no mail goes. */
  now: string;
}

/** Mails to a person say nothing any more, and none leaves. */
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
