import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { packageRoot } from "#gateway/packageRoot";
import type { HolderOrder } from "./folderHolder";

/** A process that holds data folders on request. */
export interface FolderProcess {
  /** "held", "released", or why the folder could not be held. */
  order(order: HolderOrder): Promise<string>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
}

interface Surroundings {
  environment?: Record<string, string>;
  /** A program that runs it, such as unshare, with its arguments. */
  within?: readonly string[];
}

/** Starts such a process. */
export function startFolderProcess({ environment = {}, within = [] }: Surroundings = {}): FolderProcess {
  const program = join(packageRoot, "tests", "support", "folderHolder.ts");
  const [command = process.execPath, ...args] = [...within, process.execPath, "--import", "tsx", program];
  const child = spawn(command, args, {
    cwd: packageRoot,
    env: { ...process.env, ...environment },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
    // A process within another program is killed together with it.
    detached: true,
  });
  return {
    async order(order) {
      const said = once(child, "message");
      child.send(order);
      return String((await said)[0]);
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
      // The channel closes with the last process that has it: what runs within another may end later than that.
      const ended = [once(child, "exit"), once(child, "disconnect")];
      process.kill(-child.pid, "SIGKILL");
      await Promise.all(ended);
    },
  };
}
