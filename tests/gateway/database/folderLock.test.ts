import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { FolderHeldError, holdFolder } from "../../../gateway/database/folderLock";
import { packageRoot } from "../../../gateway/packageRoot";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lectern-held-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const program = `
  import { holdFolder } from "${join(packageRoot, "gateway", "database", "folderLock.ts")}";
  await holdFolder(process.argv[1]);
  console.log("held");
  setInterval(() => {}, 1000);
`;

/** Another process that holds the folder until it is killed. */
async function holdElsewhere() {
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "-e", program, folder], {
    cwd: packageRoot,
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
}

function socketOf(path: string): string {
  const name = createHash("sha256").update(realpathSync(path)).digest("hex").slice(0, 16);
  return join(tmpdir(), `lectern-${name}.sock`);
}

describe("a data folder", () => {
  it("is held by one opening at a time, and free again when that lets go", async () => {
    const release = await holdFolder(folder);
    await expect(holdFolder(folder)).rejects.toThrow(FolderHeldError);
    await expect(holdFolder(join(folder, ".", ""))).rejects.toThrow(`the data folder ${folder}`);
    await release();
    await (await holdFolder(folder))();
  });

  it("is made when it is missing", async () => {
    const missing = join(folder, "a", "b");
    const release = await holdFolder(missing);
    expect(existsSync(missing)).toBe(true);
    await release();
  });

  it("is held against another process, and taken over from one that was killed", async () => {
    const kill = await holdElsewhere();
    await expect(holdFolder(folder)).rejects.toThrow(FolderHeldError);
    await kill();
    expect(existsSync(socketOf(folder))).toBe(true);
    const release = await holdFolder(folder);
    await expect(holdFolder(folder)).rejects.toThrow(FolderHeldError);
    await release();
  });

  it("is not held by holding another", async () => {
    const other = mkdtempSync(join(tmpdir(), "lectern-other-"));
    const releases = [await holdFolder(folder), await holdFolder(other)];
    for (const release of releases) await release();
    rmSync(other, { recursive: true });
  });
});
