import { z } from "zod";
import { emailAddress } from "../contract";
import { cleanName, isHiding } from "../hiddenTextContract";
import { SignInRefused } from "./rules";

/** A person, as a provider identifies them. */
export interface Person {
  subject: string;
  /** In lower case; null where the provider tells none. */
  email: string | null;
  isVerified: boolean;
  /** Null where the provider tells none that can be seen. */
  name: string | null;
}

const claimed = z.object({
  sub: z
    .string()
    .min(1)
    .max(255)
    .refine((text) => !/\p{Cs}/u.test(text) && !isHiding(text)),
  email: z.unknown(),
  email_verified: z.boolean().optional(),
  name: z.unknown(),
});

const address = emailAddress("Email");

/** Reads an address as forms do, but for the white space that people type around it. */
function readAddress(email: unknown): string | null {
  if (email === undefined || email === null || email === "") return null;
  const parsed = address.safeParse(email);
  if (parsed.success && email === String(email).trim()) return parsed.data;
  throw new SignInRefused("address", new Error("the claim `email` is no address that forms take"));
}

/**
 * Reads a person from a provider's claims, by the rules of our own forms. Names lose what those refuse. Throws
 * SignInRefused for an address that no form takes, and ZodError for a subject that cannot be kept.
 */
export function readPerson(claims: unknown): Person {
  const { sub: subject, email, email_verified: isVerified = false, name } = claimed.parse(claims);
  const cleaned = typeof name === "string" ? cleanName(name, 100) : "";
  return { subject, email: readAddress(email), isVerified, name: cleaned || null };
}
