import { createHmac } from "node:crypto";

/**
 * The settings of authenticator apps: a code of six digits for every half minute (RFC 6238 with SHA-1, which all
 * apps know).
 */
const digits = 6;
const period = 30;

/** Codes of the neighbouring half minutes count too, for clocks that differ a little. */
const tolerance = 1;

/** The half minute of a moment. */
export const stepAt = (moment: Date): number => Math.floor(moment.getTime() / 1_000 / period);

/** The code of a key at a step (RFC 4226). */
export function codeAt(key: Uint8Array, step: number, length = digits): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  const code = (hash.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** length;
  return String(code).padStart(length, "0");
}

/** The step whose code was typed, at or around a moment; null for a wrong code. */
export function findStep(key: Uint8Array, typed: string, moment: Date): number | null {
  const now = stepAt(moment);
  const steps = Array.from({ length: 2 * tolerance + 1 }, (_, index) => now - tolerance + index);
  return steps.find((step) => step >= 0 && codeAt(key, step) === typed) ?? null;
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes in base32, as people type them into an app; whole groups of five bytes only. */
export function toBase32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{5}/g) ?? []).map((five) => alphabet[Number.parseInt(five, 2)]).join("");
}

/** The bytes of a base32 text. */
export function fromBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Uint8Array.from((bits.match(/.{8}/g) ?? []).map((eight) => Number.parseInt(eight, 2)));
}

interface AppAccount {
  /** The organization's name. */
  issuer: string;
  email: string;
  secret: string;
}

/** The content of an account's QR code, as authenticator apps read it. */
export function otpauthAddress({ issuer, email, secret }: AppAccount): string {
  const label = `${encodeURIComponent(issuer.replaceAll(":", " "))}:${encodeURIComponent(email)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** Removes the spaces and hyphens that people type, for comparing codes. */
export const normalizeCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();

/** Whether a normalized code is one of an app, and not a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** A recovery code as it is shown: four groups of four. */
export const spellRecoveryCode = (code: string): string =>
  (code.match(/.{4}/g) ?? []).join("-").toLowerCase();
