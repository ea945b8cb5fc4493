import { createHash, hash, randomBytes, timingSafeEqual } from "node:crypto";

/** An opaque token of 256 bits. */
export const createToken = (): string => randomBytes(32).toString("base64url");

/** The hash that is stored instead of a token. */
export const hashToken = (token: string): string => hash("sha256", token);

/** Compares two secrets in constant time. */
export function equalSecrets(left: string, right: string): boolean {
  const [a, b] = [left, right].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
