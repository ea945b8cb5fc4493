import { hash, verify } from "@node-rs/argon2";
import { FairQueue } from "../queues/fairQueue";
import { ServiceBusy } from "./serviceBusy";

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is slow on purpose. It has two of the four threads that Node.js also reads files with.
const queue = new FairQueue({ atOnce: 2, places: 50, refusal: () => new ServiceBusy(2) });

/**
 * Lets incoming requests be read. The statements of the embedded database never wait for I/O, so that one
 * sign-in after the other could run before another caller enters the queue.
 */
const letOthersIn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/**
 * Runs work that includes a hash when it is the caller's turn, with the reads and writes around it: a flood
 * of sign-ins must not flood the database either. Throws ServiceBusy.
 */
export const takeTurn = <Result>(caller: string, work: () => Promise<Result>): Promise<Result> =>
  queue.run(caller, async () => {
    await letOthersIn();
    return work();
  });

/** The caller of a command that is run on the server itself. */
export const atCommandLine = "command line";

/** Hashes a password by argon2id with a new salt when it is the caller's turn. Throws ServiceBusy. */
export const hashPassword = (password: string, caller: string): Promise<string> =>
  takeTurn(caller, () => hash(password, cost));

let decoy: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash (no such account, or one without a password) it takes
 * as long as with one, so that the time does not reveal which accounts exist. Call it in the caller's turn.
 */
export async function verifyPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  decoy ??= hash("no account has this password", cost);
  const matches = await verify(passwordHash ?? (await decoy), password);
  return typeof passwordHash === "string" && matches;
}

const phc = /^\$argon2id\$v=19\$([^$]+)\$/;

/** Whether a hash was made with outdated parameters, so that the password should be hashed again. */
export function needsRehash(passwordHash: string): boolean {
  const written = phc.exec(passwordHash)?.[1]?.split(",") ?? [];
  const parameters = Object.fromEntries(written.map((part) => part.split("=")));
  const { m, t, p } = parameters;
  const { memoryCost, timeCost, parallelism } = cost;
  return m !== String(memoryCost) || t !== String(timeCost) || p !== String(parallelism);
}
