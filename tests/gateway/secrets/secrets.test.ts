import { randomBytes, randomUUID } from "node:crypto";
import { readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { openSecrets, type Sealed, UnreadableSecret } from "#gateway/secrets/secrets";

const folders: string[] = [];
const newFolder = () => {
  const folder = join(tmpdir(), `lectern-secrets-${randomUUID()}`);
  folders.push(folder);
  return folder;
};
afterEach(() => Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true, force: true }))));

const embedded = (dataDir = newFolder()) =>
  openSecrets({ dataDir, databaseUrl: undefined, secretsKey: undefined });
const withKey = (secretsKey = randomBytes(32)) =>
  openSecrets({ dataDir: "/nonexistent", databaseUrl: "postgresql://x", secretsKey });

describe("a sealed secret", () => {
  it("is opened again, whatever its text", async () => {
    const secrets = withKey();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary" }), fc.string(), async (text, place) => {
        const stored = Buffer.from(text).toString();
        expect(await secrets.open(await secrets.seal(stored, place), place)).toBe(stored);
      }),
    );
  });

  it("does not show its text, and is another one each time", async () => {
    const secrets = withKey();
    const [first, second] = [
      await secrets.seal("JBSWY3DP", "totp/1"),
      await secrets.seal("JBSWY3DP", "totp/1"),
    ];
    expect(Buffer.from(first).includes("JBSWY3DP")).toBe(false);
    expect(Buffer.from(first).equals(Buffer.from(second))).toBe(false);
  });

  it("is not opened where one bit has changed, for another place, or with another key", async () => {
    const key = randomBytes(32);
    const sealed = await withKey(key).seal("a secret", "totp/1");
    for (let at = 0; at < sealed.length; at += 1) {
      const changed: Sealed = sealed.slice();
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(withKey(key).open(changed, "totp/1")).rejects.toThrow(UnreadableSecret);
    }
    await expect(withKey(key).open(sealed, "totp/2")).rejects.toThrow(UnreadableSecret);
    await expect(withKey().open(sealed, "totp/1")).rejects.toThrow("another key");
    await expect(withKey(key).open(new Uint8Array(3), "totp/1")).rejects.toThrow(UnreadableSecret);
  });
});

describe("the key file", () => {
  it("is made by the first secret, is its owner's alone, and opens it after a restart", async () => {
    const folder = newFolder();
    const sealed = await embedded(folder).seal("a secret", "totp/1");
    expect((await stat(join(folder, "secrets.key"))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(["secrets.key"]);
    expect(await embedded(folder).open(sealed, "totp/1")).toBe("a secret");
  });

  it("is one of two that are made at once", async () => {
    const folder = newFolder();
    const all = [embedded(folder), embedded(folder), embedded(folder)];
    const sealed = await Promise.all(all.map((secrets) => secrets.seal("a secret", "totp/1")));
    for (const item of sealed) expect(await embedded(folder).open(item, "totp/1")).toBe("a secret");
  });

  it("is not replaced where it is broken", async () => {
    const folder = newFolder();
    await embedded(folder).seal("a secret", "totp/1");
    await writeFile(join(folder, "secrets.key"), "short");
    await expect(embedded(folder).seal("a secret", "totp/1")).rejects.toThrow("holds no key of 32 bytes");
  });

  it("is nothing for a database that others use, too: there the setting is demanded", async () => {
    const dataDir = newFolder();
    const secrets = openSecrets({ dataDir, databaseUrl: "postgresql://x", secretsKey: undefined });
    await expect(secrets.seal("a secret", "totp/1")).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await expect(readdir(dataDir)).rejects.toThrow("ENOENT");
  });
});
