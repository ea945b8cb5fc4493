import { createHash } from "node:crypto";
import { realpathSync } from "node:fs";
import { mkdir, unlink } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Another living process has the folder open. */
export class FolderHeldError extends Error {
  constructor(folder: string) {
    super(`the data folder ${folder} is held by another process`);
  }
}

function listen(path: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once("error", reject);
    server.listen(path, () => resolve(server.unref()));
  });
}

function answers(path: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(path);
    socket.once("connect", () => resolve(socket.end() !== undefined));
    socket.once("error", () => resolve(false));
  });
}

const isAddressInUse = (error: unknown) =>
  error instanceof Error && "code" in error && error.code === "EADDRINUSE";

/**
 * Holds a folder for this process until the answered function is called or the process dies. The holder listens on a
 * socket named after the folder: unlike a file with a process id, it cannot outlive its process.
 */
export async function holdFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true });
  const name = createHash("sha256").update(realpathSync(folder)).digest("hex").slice(0, 16);
  const path = join(tmpdir(), `lectern-${name}.sock`);
  const server = await listen(path).catch(async (error: unknown) => {
    if (!isAddressInUse(error)) throw error;
    if (await answers(path)) throw new FolderHeldError(folder);
    await unlink(path);
    return listen(path);
  });
  return () => new Promise((resolve) => server.close(() => resolve()));
}
