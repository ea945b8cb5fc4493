import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { claimRules } from "#gateway/database/folderClaim";
import { FolderHeldError, holdFolder } from "#gateway/database/folderLock";
import { type FolderProcess, startFolderProcess } from "#tests/support/folderProcess";

let folder: string;
let processes: FolderProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "lectern-held-"));
});
afterEach(async () => {
  for (const process of processes) await process.kill();
  processes = [];
  rmSync(folder, { recursive: true, force: true });
});

function startProcess(...surroundings: Parameters<typeof startFolderProcess>): FolderProcess {
  const started = startFolderProcess(...surroundings);
  processes.push(started);
  return started;
}

const inUse = /^the data folder .+ is in use by another process/;
const nobody = 65_534;
const isRoot = process.getuid?.() === 0;
const newNamespace = ["unshare", "--pid", "--fork", "--mount-proc"];
const mayUnshare = spawnSync(newNamespace[0] ?? "", [...newNamespace.slice(1), "true"]).status === 0;

/** The remains of a process that was killed: a note in the folder, and a socket without a listener. */
async function leaveDeadClaim(kernel = claimRules.kernel): Promise<void> {
  const name = `gateway-${String(Date.now() - 60_000).padStart(15, "0")}-0123abcd`;
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(join(folder, "listening"), resolve));
  linkSync(join(folder, "listening"), join(folder, `${name}.sock`));
  await new Promise((resolve) => server.close(resolve));
  writeFileSync(join(folder, `${name}.lock`), JSON.stringify({ kernel, host: "web-1", pid: 1 }));
}

const claimFiles = () => readdirSync(folder).filter((file) => file.startsWith("gateway-"));

describe("a data folder", () => {
  it("is held by one opening at a time, and free again when that lets go", async () => {
    const release = await holdFolder(folder);
    await expect(holdFolder(folder)).rejects.toThrow(FolderHeldError);
    await expect(holdFolder(join(folder, ".", ""))).rejects.toThrow(
      `the data folder ${folder} is in use by another process (process ${process.pid} on ${hostname()})`,
    );
    await release();
    expect(claimFiles()).toEqual([]);
    await (await holdFolder(folder))();
  });

  it("is made when it is missing", async () => {
    const missing = join(folder, "a", "b");
    const release = await holdFolder(missing);
    expect(existsSync(missing)).toBe(true);
    await release();
  });

  it("is not held by holding another", async () => {
    const other = mkdtempSync(join(tmpdir(), "lectern-other-"));
    const releases = [await holdFolder(folder), await holdFolder(other)];
    for (const release of releases) await release();
    rmSync(other, { recursive: true });
  });

  it("is held under a path that is longer than the address of a socket may be", async () => {
    const long = join(folder, "a".repeat(90), "b".repeat(90));
    const release = await holdFolder(long);
    expect(readdirSync(long).filter((file) => file.endsWith(".sock"))).toHaveLength(1);
    expect(await startProcess().order({ order: "hold", folder: long })).toMatch(inUse);
    await release();
  });
});

describe("a data folder that another process holds", () => {
  it("is refused whatever the temporary folder of either is", async () => {
    const other = join(folder, "tmp");
    mkdirSync(other);
    const holder = startProcess({ environment: { TMPDIR: other } });
    expect(await holder.order({ order: "hold", folder })).toBe("held");
    await expect(holdFolder(folder)).rejects.toThrow(FolderHeldError);
  });

  it("is free at once when that was killed", async () => {
    const holder = startProcess();
    expect(await holder.order({ order: "hold", folder })).toBe("held");
    await holder.kill();
    expect(claimFiles()).toHaveLength(2);
    const started = performance.now();
    const release = await holdFolder(folder);
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(claimFiles()).toHaveLength(2);
    await release();
  });

  it.skipIf(!isRoot)("is refused and freed across users who may both write in it (needs root)", async () => {
    chmodSync(folder, 0o777);
    const [holder, other] = [startProcess(), startProcess()];
    expect(await holder.order({ order: "hold", folder })).toBe("held");
    expect(await other.order({ order: "hold", folder, uid: nobody })).toMatch(inUse);
    await holder.kill();
    expect(await other.order({ order: "hold", folder })).toBe("held");
    await expect(holdFolder(folder)).rejects.toThrow(FolderHeldError);
  });

  it.skipIf(!mayUnshare)("is refused and freed across process namespaces (needs unshare)", async () => {
    const holder = startProcess({ within: newNamespace });
    expect(await holder.order({ order: "hold", folder })).toBe("held");
    await expect(holdFolder(folder)).rejects.toThrow("(process 1 on ");
    await holder.kill();
    const release = await holdFolder(folder);
    expect(await startProcess({ within: newNamespace }).order({ order: "hold", folder })).toMatch(inUse);
    await release();
  });

  it("is refused across machines while the holder's heart beats, and free when it has stopped", async () => {
    const holder = startProcess();
    expect(await holder.order({ order: "hold", folder, kernel: "another machine's" })).toBe("held");
    // From another machine the socket refuses: it has no listener there.
    for (const file of claimFiles()) if (file.endsWith(".sock")) rmSync(join(folder, file));
    const watching = { beatEvery: 200, watchFor: 1_500 };
    await expect(holdFolder(folder, watching)).rejects.toThrow(FolderHeldError);
    await holder.kill();
    await (await holdFolder(folder, watching))();
    await leaveDeadClaim("another machine's");
    await (await holdFolder(folder, watching))();
  });
});

describe("a data folder that several want at once", () => {
  it("goes to exactly one of them, also when all find the claim of a dead one", {
    timeout: 60_000,
  }, async () => {
    const starters = [startProcess(), startProcess(), startProcess()];
    for (let round = 0; round < 8; round += 1) {
      if (round % 2 === 0) await leaveDeadClaim();
      const said = await Promise.all(starters.map((starter) => starter.order({ order: "hold", folder })));
      expect(
        said.filter((value) => value === "held"),
        said.join("\n"),
      ).toHaveLength(1);
      expect(said.filter((value) => inUse.test(value))).toHaveLength(2);
      await Promise.all(starters.map((starter) => starter.order({ order: "release" })));
    }
    expect(claimFiles()).toEqual([]);
  });
});

describe("a data folder that cannot be used is named with the reason:", () => {
  it("a file in its place, or above it", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    for (const path of [file, join(file, "below")])
      await expect(holdFolder(path)).rejects.toThrow(`the data folder ${path} is a file, or is below one`);
  });

  it.skipIf(!isRoot)("no right to write in it, which blocks no one else (needs root)", async () => {
    chmodSync(folder, 0o755);
    const said = await startProcess().order({ order: "hold", folder, uid: nobody });
    expect(said).toMatch(`the data folder ${folder} cannot be written by this user`);
    await (await holdFolder(folder))();
  });
});
