import { mkdir } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Claim,
  type ClaimNote,
  type ClaimRules,
  claimRules,
  isAlive,
  listClaims,
  makeClaim,
  readNote,
  removeClaim,
} from "./folderClaim";

/** A data folder that cannot be used; the message names it, the reason and the remedy. */
export class DataFolderError extends Error {}

/** Another living process has the folder open. */
export class FolderHeldError extends DataFolderError {
  constructor(folder: string, holder: ClaimNote | undefined) {
    const who = holder ? ` (process ${holder.pid} on ${holder.host})` : "";
    super(
      `the data folder ${folder} is in use by another process${who}. Stop it first, or set DATA_DIR to another folder`,
    );
  }
}

const getCode = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "";

/** Explains to its owner why a folder cannot be created or written. */
function explain(folder: string, error: unknown): unknown {
  const code = getCode(error);
  if (code === "EEXIST" || code === "ENOTDIR")
    return new DataFolderError(
      `the data folder ${folder} is a file, or is below one. Move that file away, or set DATA_DIR to a folder`,
    );
  if (code === "EACCES" || code === "EPERM" || code === "EROFS")
    return new DataFolderError(
      `the data folder ${folder} cannot be written by this user. Change its owner or its permissions, or set DATA_DIR to another folder`,
    );
  if (code === "ENOSPC" || code === "EDQUOT")
    return new DataFolderError(`the data folder ${folder} is on a full disk. Make room on it`);
  return error;
}

/** Milliseconds in which a later process notices that it must give way. */
const patience = 3_000;

/** The claims of other living processes; those of dead ones are removed. */
async function livingClaims(folder: string, own: Claim, rules: ClaimRules): Promise<string[]> {
  const others = (await listClaims(folder)).filter((name) => name !== own.name);
  const living = await Promise.all(
    others.map(async (name) => {
      if (await isAlive(folder, name, rules)) return [name];
      await removeClaim(folder, name);
      return [];
    }),
  );
  return living.flat();
}

/**
 * Waits until no other living claim is left. A process checks the other claims only after its own is visible,
 * so of two at least one sees the other; the later gives way at once, and the earlier waits for that.
 */
async function outlastOthers(folder: string, own: Claim, rules: ClaimRules): Promise<void> {
  const until = performance.now() + patience;
  for (;;) {
    const [first] = await livingClaims(folder, own, rules);
    if (first === undefined) return;
    if (first < own.name || performance.now() > until)
      throw new FolderHeldError(folder, await readNote(folder, first));
    await sleep(20);
  }
}

/**
 * Locks a folder for this process until the returned function is called or the process dies. The holder
 * listens on a socket in the folder: processes of every user, container and temporary folder on this machine
 * reach it, and it cannot outlive its process. Other machines that mount the folder see its heartbeat.
 */
export async function holdFolder(
  given: string,
  overrides: Partial<ClaimRules> = {},
): Promise<() => Promise<void>> {
  const folder = resolve(given);
  const rules = { ...claimRules, ...overrides };
  try {
    await mkdir(folder, { recursive: true });
    const claim = await makeClaim(folder, rules);
    try {
      await outlastOthers(folder, claim, rules);
    } catch (error) {
      await claim.withdraw();
      throw error;
    }
    return () => claim.withdraw();
  } catch (error) {
    throw explain(folder, error);
  }
}
