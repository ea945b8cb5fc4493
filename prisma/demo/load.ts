import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import type { FileStorage } from "#gateway/files/storage";
import { distinctPasswords } from "./accounts";
import { readLastIds, writeTables } from "./bulkInsert";
import { keepLessonFiles } from "./lessonContent";
import { makeDemo } from "./makeDemo";

export interface DemoOptions {
  /** YYYY-MM-DD; every date of the demo data follows from it. */
  today: string;
  hashPassword: (password: string) => Promise<string>;
  seed?: number;
  /** The storage for lessons' files; without one, only their rows are made. */
  storage?: FileStorage;
}

const defaultSeed = 20_250_101;
/** Milliseconds; Prisma's own limit is for short transactions. */
const timeout = 300_000;

/** Whether the demo organization exists. */
export async function isDemoLoaded(prisma: PrismaClient): Promise<boolean> {
  return (await prisma.organization.count({ where: { code: "DEMO" } })) > 0;
}

/** The hash of each demo password, each hashed once. */
export async function hashPasswords(hashPassword: DemoOptions["hashPassword"]): Promise<Map<string, string>> {
  const passwords = distinctPasswords();
  const hashes = await Promise.all(passwords.map(hashPassword));
  return new Map(hashes.map((hash, index) => [passwords[index] ?? "", hash]));
}

/** Loads both demo organizations whole, or does nothing when the demo organization exists. */
export async function loadDemo(prisma: PrismaClient, options: DemoOptions): Promise<void> {
  if (await isDemoLoaded(prisma)) return;
  const hashes = await hashPasswords(options.hashPassword);
  const lastIds = await readLastIds(prisma);
  const seed = options.seed ?? defaultSeed;
  const tables = makeDemo({ today: options.today, seed, hashes, lastIds });
  if (options.storage) await keepLessonFiles(options.storage, tables.File);
  await prisma.$transaction((transaction) => writeTables(transaction, tables), { timeout, maxWait: timeout });
}
