import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { builtProgram } from "./builtGateway";

interface ScriptCall {
  args?: readonly string[];
  settings: Record<string, string>;
  /** The text that is piped in. */
  input?: string;
}

/** Starts a command as npm does, with nothing but the given settings. */
export function startScript(name: string, { args = [], settings, input = "" }: ScriptCall) {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [builtProgram(name), ...args], {
    // Without an .env file.
    cwd: tmpdir(),
    env: { PATH, HOME, ...settings },
    stdio: ["pipe", "pipe", "pipe"],
  });
  const output = { stdout: "", stderr: "" };
  for (const stream of ["stdout", "stderr"] as const)
    child[stream].on("data", (chunk) => {
      output[stream] += String(chunk);
    });
  child.stdin.end(input);
  const ended = once(child, "close").then(([status]) => ({ status: status as number | null, ...output }));
  return { process: child, ended };
}

/** Runs a command to its end. */
export const runScript = (name: string, call: ScriptCall) => startScript(name, call).ended;
