import { createHmac, timingSafeEqual } from "node:crypto";
import { fileAddress, fileLimits } from "../domains/files/contract";

/** A file, and until when its address is good, in seconds since 1970. */
interface Signed {
  organizationId: number;
  id: number;
  expires: number;
}

const sign = (secret: string, { organizationId, id, expires }: Signed): Buffer =>
  createHmac("sha256", secret).update(`${organizationId}/${id}/${expires}`).digest();

interface NamedFile {
  id: number;
  organizationId: number;
  name: string;
}

/** The address by which anyone may read a file for ten minutes. */
export function signAddress(file: NamedFile, secret: string, now: Date): string {
  const { id, organizationId } = file;
  const expires = Math.floor(now.getTime() / 1_000) + fileLimits.signed * 60;
  const signature = sign(secret, { organizationId, id, expires }).toString("base64url");
  return `${fileAddress(file)}?tenantId=${organizationId}&expires=${expires}&signature=${signature}`;
}

/** The state of a signed address: valid, expired or not signed by us. */
export type SignatureState = "good" | "expired" | "wrong";

/** Checks the signature in an address of a file. */
export function checkSignature(
  parameters: URLSearchParams,
  { organizationId, id }: Omit<Signed, "expires">,
  { secret, now }: { secret: string; now: Date },
): SignatureState {
  const expires = Number(parameters.get("expires"));
  const given = Buffer.from(parameters.get("signature") ?? "", "base64url");
  const expected = sign(secret, { organizationId, id, expires });
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "wrong";
  return expires * 1_000 > now.getTime() ? "good" : "expired";
}
