import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

const { write, writev, writeSync } = fs;
const { writeFile } = fs.promises;

const noSpace = (): Error =>
  Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
    errno: -28,
    syscall: "write",
  });

function failLater(...args: unknown[]): void {
  const done = args.at(-1);
  if (typeof done === "function") setImmediate(() => done(noSpace()));
}

/** Lets every write of this process to its disk fail as on a full one: of streams, files and the embedded database. */
export function fillDisk(): void {
  Object.assign(fs, {
    write: failLater,
    writev: failLater,
    writeSync: () => {
      throw noSpace();
    },
  });
  fs.promises.writeFile = () => Promise.reject(noSpace());
  syncBuiltinESMExports();
}

/** Lets writes succeed again. */
export function makeRoom(): void {
  Object.assign(fs, { write, writev, writeSync });
  fs.promises.writeFile = writeFile;
  syncBuiltinESMExports();
}
