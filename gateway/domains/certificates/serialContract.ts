import { certificateLimits } from "./contract";

/** Crockford's alphabet: digits and letters without I, L, O and U. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A serial of random bytes: five bits of each make a character. */
export const makeSerial = (bytes: Uint8Array): string =>
  [...bytes.slice(0, certificateLimits.serial)].map((byte) => alphabet[byte & 31] ?? "").join("");

/**
 * Reads a typed or scanned serial: without case, spaces and hyphens, and with the letters that look like digits
 * read as those. Null for any other text.
 */
export function readSerial(text: string): string | null {
  const read = text.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{12}$/.test(read) ? read : null;
}
