import type { Logger } from "pino";
import { findOutage } from "./database/outage";

/** The fate of a process with an error that nothing has caught. */
export type Verdict = "goOn" | "stop";

/** The calls on a socket by which Node names a failure; files have others. */
const ofConnections = new Set(["accept", "connect", "getaddrinfo", "read", "shutdown", "write"]);

function isOfConnection(error: unknown): boolean {
  const outage = findOutage(error);
  if (outage) return outage.kind !== "full";
  if (!(error instanceof Error) || !("syscall" in error) || "path" in error) return false;
  return ofConnections.has(String(error.syscall));
}

/**
 * Judges an error that nothing has caught. A promise that no one awaits leaves the rest as it was, and so does a
 * connection that breaks while no one listens: the process goes on. After any other exception, which has left some
 * function halfway, such as a write to a full disk, nothing is certain: the process stops, and its supervisor starts
 * another.
 */
export function judgeUncaught(error: unknown, origin: NodeJS.UncaughtExceptionOrigin): Verdict {
  return origin === "unhandledRejection" || isOfConnection(error) ? "goOn" : "stop";
}

/** Milliseconds in which a process that stops itself ends even if something hangs. */
const patience = 15_000;

interface LastResort {
  log: Logger;
  /** Ends the requests in progress, and then the process with this status. */
  stop: (status: number) => Promise<void>;
}

/** Logs every error that nothing has caught, and stops the process after one that leaves it uncertain. */
export function watchUncaught({ log, stop }: LastResort): void {
  process.on("uncaughtException", (error: unknown, origin) => {
    if (judgeUncaught(error, origin) === "goOn") {
      log.error({ err: error, origin }, "nothing has caught an error: the process goes on");
      return;
    }
    log.fatal({ err: error, origin }, "nothing has caught an exception: the process stops");
    setTimeout(() => process.exit(1), patience).unref();
    stop(1).catch(() => process.exit(1));
  });
}
