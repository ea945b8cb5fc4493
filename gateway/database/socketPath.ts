import { mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";

/** The longest socket address that every system accepts, in bytes, without the kernel's terminator. */
const longestAddress = 100;

/** Calls with a path to a socket that is short enough to be an address. */
export async function withShortPath<Result>(
  path: string,
  use: (path: string) => Promise<Result>,
): Promise<Result> {
  if (Buffer.byteLength(path) <= longestAddress) return use(path);
  const shortcut = await mkdtemp(join(tmpdir(), "lectern-"));
  try {
    await symlink(dirname(path), join(shortcut, "d"));
    return await use(join(shortcut, "d", basename(path)));
  } finally {
    await rm(shortcut, { recursive: true, force: true });
  }
}
