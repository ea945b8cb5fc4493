import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { chmod, open, readdir, readFile, rm, utimes, writeFile } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { withShortPath } from "./socketPath";

/** Rules for detecting living processes; tests shorten the times and simulate another machine. */
export interface ClaimRules {
  /** The id of the running kernel: its processes can reach each other's sockets. */
  kernel: string;
  /** Milliseconds between two heartbeats. */
  beatEvery: number;
  /** Milliseconds without a heartbeat after which a process on another kernel counts as dead. */
  watchFor: number;
}

/** A process's claim to a folder. */
export interface Claim {
  name: string;
  withdraw(): Promise<void>;
}

const claimNote = z.object({ kernel: z.string(), host: z.string(), pid: z.number() });

/** Names the process that made a claim. */
export type ClaimNote = z.infer<typeof claimNote>;

function readKernel(): string {
  try {
    return readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
  } catch {
    // Not Linux: processes of one host share its kernel.
    return hostname();
  }
}

export const claimRules: ClaimRules = { kernel: readKernel(), beatEvery: 2_000, watchFor: 15_000 };

const noteSuffix = ".lock";
const noteFile = (folder: string, name: string) => join(folder, `${name}${noteSuffix}`);
const socketFile = (folder: string, name: string) => join(folder, `${name}.sock`);

/** Names sort by time; none is used twice, so the files of a dead claim can safely be removed. */
const createName = () => `gateway-${String(Date.now()).padStart(15, "0")}-${randomBytes(4).toString("hex")}`;

/** Calls with a path to a socket of a folder that is short enough to be an address. */
const withSocketPath = <Result>(folder: string, name: string, use: (path: string) => Promise<Result>) =>
  withShortPath(socketFile(folder, name), use);

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

/** Listens in the folder; undefined on file systems without sockets, where only the heartbeat works. */
async function openSocket(folder: string, name: string): Promise<Server | undefined> {
  try {
    const server = await withSocketPath(folder, name, listen);
    // Connecting needs write permission: another user of the folder must be able to see that its holder is
    // gone.
    await chmod(socketFile(folder, name), 0o666);
    return server;
  } catch {
    return undefined;
  }
}

type Reached = "listens" | "refuses" | "unknown";

function reach(path: string): Promise<Reached> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => {
      socket.destroy();
      resolve("listens");
    });
    socket.once("error", (error: NodeJS.ErrnoException) => {
      // A socket with too many concurrent callers returns EAGAIN.
      if (error.code === "EAGAIN") resolve("listens");
      else resolve(error.code === "ECONNREFUSED" ? "refuses" : "unknown");
    });
  });
}

/**
 * Reads the time of a claim's last heartbeat; undefined once its file is gone. Opening the file makes network
 * file systems refresh it.
 */
async function lastBeat(folder: string, name: string): Promise<number | undefined> {
  try {
    const file = await open(noteFile(folder, name));
    try {
      return (await file.stat()).mtimeMs;
    } finally {
      await file.close();
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/**
 * Watches the heartbeat of a claim whose process cannot be reached. Times of two hosts are never compared,
 * only their changes.
 */
async function beats(folder: string, name: string, { beatEvery, watchFor }: ClaimRules): Promise<boolean> {
  const first = await lastBeat(folder, name);
  if (first === undefined) return false;
  const until = performance.now() + watchFor;
  while (performance.now() < until) {
    await sleep(Math.min(beatEvery, watchFor) / 4);
    const latest = await lastBeat(folder, name);
    if (latest === undefined) return false;
    if (latest !== first) return true;
  }
  return false;
}

/** Reads which process made a claim, if its note is readable. */
export async function readNote(folder: string, name: string): Promise<ClaimNote | undefined> {
  try {
    return claimNote.parse(JSON.parse(await readFile(noteFile(folder, name), "utf8")));
  } catch {
    return undefined;
  }
}

/** Whether the process that made a claim is alive. */
export async function isAlive(folder: string, name: string, rules: ClaimRules): Promise<boolean> {
  const reached = await withSocketPath(folder, name, reach).catch((): Reached => "unknown");
  if (reached === "listens") return true;
  const note = await readNote(folder, name);
  // On one kernel a socket does not outlive its process, regardless of user, container and pid.
  if (reached === "refuses" && note?.kernel === rules.kernel) return false;
  return beats(folder, name, rules);
}

/** The names of all claims to a folder, the first first. */
export async function listClaims(folder: string): Promise<string[]> {
  const files = await readdir(folder);
  const notes = files.filter((file) => /^gateway-\d{15}-[0-9a-f]{8}\.lock$/.test(file));
  return notes.map((file) => file.slice(0, -noteSuffix.length)).sort();
}

/** Removes a claim's files; the note goes first, since a note without a socket is watched. */
export async function removeClaim(folder: string, name: string): Promise<void> {
  await rm(noteFile(folder, name), { force: true });
  await rm(socketFile(folder, name), { force: true });
}

/** Claims a folder: its socket listens before its note is visible. Throws when the folder is not writable. */
export async function makeClaim(folder: string, { kernel, beatEvery }: ClaimRules): Promise<Claim> {
  const name = createName();
  const server = await openSocket(folder, name);
  const note: ClaimNote = { kernel, host: hostname(), pid: process.pid };
  try {
    await writeFile(noteFile(folder, name), JSON.stringify(note), { flag: "wx" });
  } catch (error) {
    server?.close();
    throw error;
  }
  const beat = setInterval(() => {
    const now = new Date();
    // A beat that cannot be written is one that another host does not see; the next one may be.
    utimes(noteFile(folder, name), now, now).catch(() => undefined);
  }, beatEvery);
  beat.unref();
  return {
    name,
    async withdraw() {
      clearInterval(beat);
      await removeClaim(folder, name);
      if (server) await new Promise((resolve) => server.close(resolve));
    },
  };
}
