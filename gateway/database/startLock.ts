import type { Database } from "./open";

// An arbitrary id that every gateway shares.
const startLock = 4_000_111;
const patience = { maxWait: 300_000, timeout: 600_000 };

/** Runs the first steps of a start, or a restore, while no other gateway on the same PostgreSQL does. */
export async function withStartLock<Result>(
  { kind, prisma }: Database,
  run: () => Promise<Result>,
  { timeout } = patience,
): Promise<Result> {
  if (kind === "embedded") return run();
  return prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${startLock})`;
      return run();
    },
    { ...patience, timeout },
  );
}
