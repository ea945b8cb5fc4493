import type { Context } from "#gateway/graphql/context";
import { isUnsubscribe } from "#gateway/mail/unsubscribe";
import { readFileSecret } from "../files/keyCommands";
import { suppress } from "./suppressionCommands";

interface SignedMail {
  organizationId: number;
  /** The mail's random name. */
  uid: string;
  signature: string;
}

/** Finds whom a signed address unsubscribes, and from which kind of mail; null when the address is wrong or too old. */
export async function findSubscription(
  { db, files }: Pick<Context, "db" | "files">,
  { organizationId, uid, signature }: SignedMail,
): Promise<{ address: string; kind: string } | null> {
  const secret = await readFileSecret({ db, files, tenant: { id: organizationId } });
  if (!isUnsubscribe({ organizationId, uid }, { secret, given: signature })) return null;
  const mail = await db.mailMessage.findFirst({ where: { uid }, select: { toAddress: true, kind: true } });
  return mail && { address: mail.toAddress, kind: mail.kind };
}

/** Unsubscribes the recipient of a mail from its kind; null when the address is wrong or too old. */
export async function unsubscribe(
  context: Pick<Context, "db" | "files" | "bus">,
  signed: SignedMail,
): Promise<{ kind: string } | null> {
  const found = await findSubscription(context, signed);
  if (!found) return null;
  const { organizationId } = signed;
  await suppress(context.db, { organizationId, ...found, reason: "UNSUBSCRIBED" });
  context.bus.publish("mailChanged", { organizationId });
  return found;
}
