import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import type { Bus } from "#gateway/bus/bus";
import type { RedisLog } from "#gateway/bus/redisBus";
import { freePort } from "./postgres";

/** A Redis of a test's own, which may come later and go away in between. */
export interface TestRedis {
  url: string;
  start(): Promise<void>;
  /** Ends it without a word, as a crash does. */
  stop(): Promise<void>;
}

export const hasRedis = spawnSync("redis-server", ["--version"]).status === 0;
if (!hasRedis)
  process.stderr.write("Redis is not installed (apt-get install redis-server): its tests are skipped\n");

/** A place for a Redis on a free port; nothing runs there before `start`. */
export async function prepareRedis(): Promise<TestRedis> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const args = ["--port", String(port), "--save", "", "--appendonly", "no", "--bind", "127.0.0.1"];
      server = spawn("redis-server", args, { stdio: ["ignore", "pipe", "inherit"] });
      for await (const chunk of server.stdout ?? []) if (String(chunk).includes("Ready to accept")) break;
    },
    async stop() {
      if (!server) return;
      const ended = once(server, "exit");
      server.kill("SIGKILL");
      server = undefined;
      await ended;
    },
  };
}

/** Resolves when the bus hears the other gateways. */
export async function hearing(bus: Bus): Promise<void> {
  if (bus.hearsAll()) return;
  await new Promise<void>((resolve) => {
    const stop = bus.onHearing(() => {
      stop();
      resolve();
    });
  });
}

/** A log that keeps its lines, as `level: message`. */
export function captureLog(): RedisLog & { lines: string[] } {
  const lines: string[] = [];
  const level = (name: string) => (about: object | string, message?: string) =>
    void lines.push(`${name}: ${typeof about === "string" ? about : message}`);
  const log = { info: level("info"), warn: level("warn"), error: level("error") } as RedisLog;
  return { ...log, lines };
}
