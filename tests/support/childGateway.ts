import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { builtProgram } from "./builtGateway";

/** A gateway in a process of its own, as `npm start` runs it. */
export interface ChildGateway {
  process: ChildProcess;
  /** Its address; rejects when it ends before. */
  origin: Promise<string>;
  /** How it ended, once it has. */
  ended: Promise<{ status: number | null; stdout: string; stderr: string }>;
}

/** A folder for one test; the answered function removes it. */
export function makeFolder(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), "lectern-start-"));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Starts a gateway with nothing but the given settings, in a folder without an .env file. */
export function startChild(settings: Record<string, string>, cwd: string = tmpdir()): ChildGateway {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [builtProgram("main")], {
    cwd,
    env: { PATH, HOME, NODE_ENV: "test", DEMO: "0", PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  child.stderr.on("data", (chunk) => {
    output.stderr += String(chunk);
  });
  const origin = new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk) => {
      output.stdout += String(chunk);
      const address = /ready at (http:\S+)/.exec(output.stdout)?.[1];
      if (address) resolve(address);
    });
    child.once("exit", (status) => reject(new Error(`it ended with ${status}: ${output.stderr}`)));
  });
  // A test that awaits the end alone does not care where it listened.
  origin.catch(() => undefined);
  const ended = once(child, "close").then(([status]) => ({ status: status as number | null, ...output }));
  return { process: child, origin, ended };
}
