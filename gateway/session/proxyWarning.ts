import type { Logger } from "pino";
import { minuteMs } from "../domains/durationContract";

const againAfter = minuteMs;

/**
 * Logs, once a minute at most, that a limit by address is not enforced since the address may be a proxy's.
 */
export class ProxyWarning {
  #saidAt = Number.NEGATIVE_INFINITY;

  say(log: Logger): void {
    const now = performance.now();
    if (now - this.#saidAt < againAfter) return;
    this.#saidAt = now;
    log.warn(
      "a limit by address is exceeded, but not enforced: forwarded headers arrive and TRUST_PROXY is 0",
    );
  }
}
