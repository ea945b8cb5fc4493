import { hash, verify } from "@node-rs/argon2";

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The argon2id hash of a password, with its own salt. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

let decoy: Promise<string> | undefined;

/**
 * Whether the password is the one that was hashed. Without a hash (no such account, or one without a password)
 * it takes as long as with one, so that the time does not tell which accounts exist.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hashPassword("no account has this password");
  const matches = await verify(passwordHash ?? (await decoy), password);
  return typeof passwordHash === "string" && matches;
}
