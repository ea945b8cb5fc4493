import { createHmac, timingSafeEqual } from "node:crypto";

interface Signed {
  organizationId: number;
  /** The mail's random name. */
  uid: string;
}

const sign = (secret: string, { organizationId, uid }: Signed): Buffer =>
  createHmac("sha256", secret).update(`unsubscribe/${organizationId}/${uid}`).digest();

/** The parameters of the address that unsubscribes a mail's recipient from its kind, without a session. */
export const signUnsubscribe = (signed: Signed, secret: string): URLSearchParams =>
  new URLSearchParams({
    tenantId: String(signed.organizationId),
    mail: signed.uid,
    signature: sign(secret, signed).toString("base64url"),
  });

/** Whether a signature is that of a mail's address. */
export function isUnsubscribe(signed: Signed, { secret, given }: { secret: string; given: string }): boolean {
  const expected = sign(secret, signed);
  const signature = Buffer.from(given, "base64url");
  return signature.length === expected.length && timingSafeEqual(signature, expected);
}
