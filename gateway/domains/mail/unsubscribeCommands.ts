import type { Context } from "#gateway/graphql/context";
import { isUnsubscribe } from "#gateway/mail/unsubscribe";
import { readFileSecret } from "../files/keyCommands";
import { refuseMails } from "../notifications/choiceCommands";
import { suppress } from "./suppressionCommands";

interface SignedMail {
  organizationId: number;
  /** The mail's random name. */
  uid: string;
  signature: string;
}

/**
 * Finds the user and the kind of mail of a signed unsubscribe address; null when the address is wrong or too old.
 */
export async function findSubscription(
  { db, files }: Pick<Context, "db" | "files">,
  { organizationId, uid, signature }: SignedMail,
): Promise<{ address: string; kind: string; userId: number | null } | null> {
  const secret = await readFileSecret({ db, files, tenant: { id: organizationId } });
  if (!isUnsubscribe({ organizationId, uid }, { secret, given: signature })) return null;
  const mail = await db.mailMessage.findFirst({
    where: { uid },
    select: { toAddress: true, kind: true, userId: true },
  });
  return mail && { address: mail.toAddress, kind: mail.kind, userId: mail.userId };
}

/**
 * Unsubscribes the recipient of a mail from its kind; null when the address is wrong or too old. A kind that an
 * account can choose is turned off among its choices, where it can be turned on again; for any other kind the
 * address is suppressed.
 */
export async function unsubscribe(
  context: Pick<Context, "db" | "files" | "bus">,
  signed: SignedMail,
): Promise<{ kind: string } | null> {
  const found = await findSubscription(context, signed);
  if (!found) return null;
  const { organizationId } = signed;
  const { userId, ...recipient } = found;
  await context.db.$transaction(async (tx) => {
    const { kind } = found;
    const isChosen = userId !== null && (await refuseMails(tx, { organizationId, userId, kind }));
    if (!isChosen) await suppress(tx, { organizationId, ...recipient, reason: "UNSUBSCRIBED" });
  });
  context.bus.publish("mailChanged", { organizationId });
  return found;
}
