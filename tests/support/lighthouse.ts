import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { z } from "zod";
import { packageRoot } from "#gateway/packageRoot";

const report = z.object({
  page: z.string(),
  /** Why the page could not be looked at. */
  error: z.string().nullable(),
  warnings: z.array(z.string()),
  /** By category, 0 to 1. */
  scores: z.record(z.string(), z.number().nullable()),
  /** The audits that keep a category below 1, with their places on the page. */
  faults: z.array(z.string()),
  /** By audit: milliseconds, bytes, or without a unit. */
  numbers: z.record(z.string(), z.number()),
  /** How many requests the page made; null when that was not asked for. */
  requests: z.number().nullable(),
});

/** Lighthouse's report on a page. */
export type LighthouseReport = z.infer<typeof report>;

interface Wanted {
  /** The address of the browser's debugger. */
  port: number;
  /** Whole addresses. */
  pages: readonly string[];
  /** Lighthouse's own settings. */
  settings: Record<string, unknown>;
}

/** Has Lighthouse look at pages in an open browser; a process of its own, since it knows one browser at a time. */
export async function auditPages(wanted: Wanted): Promise<LighthouseReport[]> {
  const script = join(packageRoot, "tests", "lighthouse", "audit.mjs");
  const child = spawn(process.execPath, [script], { stdio: ["pipe", "pipe", "inherit"] });
  child.stdin.end(JSON.stringify(wanted));
  const [printed, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  if (code !== 0) throw new Error(`Lighthouse ended with ${code}: ${printed}`);
  const lines = printed.trim().split("\n");
  return lines.map((line) => report.parse(JSON.parse(line)));
}
