import type { Gateway } from "#gateway/gateway";
import { type Bounce, type BounceReport, isOfAddress } from "#gateway/mail/bounces";
import { suppress } from "./suppressionCommands";

const describe = ({ status, diagnostic }: Bounce): string =>
  [status, diagnostic].filter(Boolean).join(" ").slice(0, 500) || "The mail came back";

type Noting = Pick<Gateway, "tenantClient" | "bus">;

async function noteIn(
  { tenantClient, bus }: Noting,
  organizationId: number,
  { messageId, bounces }: BounceReport,
): Promise<boolean> {
  const found = await tenantClient(organizationId).$transaction(async (tx) => {
    const mail = await tx.mailMessage.findFirst({
      where: { messageId, state: { in: ["QUEUED", "SENT", "FAILED"] } },
      select: { id: true, toAddress: true },
    });
    // A report about another address is not about this mail: only its own recipient is suppressed.
    const bounce = bounces.find(({ address }) => address === mail?.toAddress.toLowerCase());
    if (!mail || bounce?.action !== "failed") return mail !== null;
    const lastError = describe(bounce);
    await tx.mailMessage.update({ where: { id: mail.id }, data: { state: "FAILED", lastError } });
    const address = { organizationId, address: mail.toAddress, kind: "" };
    if (isOfAddress(bounce)) await suppress(tx, { ...address, reason: "BOUNCED", detail: lastError });
    return true;
  });
  if (found) bus.publish("mailChanged", { organizationId });
  return found;
}

/**
 * Notes on the mail that a delivery report is about that it came back, and suppresses an address that does not exist. Twice changes
 * nothing more. Returns whether the mail is one of an organization's.
 */
export async function noteBounce(
  gateway: Noting & Pick<Gateway, "tenants">,
  report: BounceReport,
): Promise<boolean> {
  for (const { id } of await gateway.tenants.list()) if (await noteIn(gateway, id, report)) return true;
  return false;
}
