import { type Logger, pino } from "pino";
import type { Config } from "./config";

/** The log: one JSON line for each request and fault, without secrets. */
export const openLog = (level: Config["logLevel"]): Logger =>
  pino({
    level,
    base: null,
    redact: { paths: ["*.password", "*.token", "*.authorization", "*.cookie"], censor: "[not shown]" },
  });
