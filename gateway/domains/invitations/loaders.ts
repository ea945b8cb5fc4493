import type { Reading } from "#gateway/graphql/loaders";
import { isKept, keptMail } from "../mail/contract";

/** Reads the states of mails, in one statement for any number of them. */
export async function readMailStates({ db }: Reading, ids: readonly number[]): Promise<Map<number, string>> {
  const mails = await db.mailMessage.findMany({
    where: { id: { in: [...ids] } },
    select: { id: true, state: true, lastError: true },
  });
  return new Map(mails.map((mail) => [mail.id, isKept(mail) ? keptMail : mail.state]));
}
