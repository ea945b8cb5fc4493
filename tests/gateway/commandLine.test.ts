import { afterAll, describe, expect, it } from "vitest";
import { holdFolder } from "#gateway/database/folderLock";
import { openDatabase } from "#gateway/database/open";
import { verifyPassword } from "#gateway/session/passwords";
import { runScript } from "../support/runScript";
import { makeTemplateFolder } from "../support/templateFolder";

const { folder, remove } = makeTemplateFolder("empty");
afterAll(remove);

const timeout = 120_000;

const run = (name: "organization" | "admin" | "filesMove", args: readonly string[], input = "") =>
  runScript(name, { args, input, settings: { DATA_DIR: folder } });

const whole = [
  "create",
  "--code",
  "DELHI",
  "--name",
  "Delhi Institute",
  "--domain",
  "learn.delhi.example",
  "--admin-email",
  "asha@delhi.example",
  "--admin-name",
  "Asha Rao",
];

async function passwordMatches(password: string): Promise<boolean> {
  const database = await openDatabase({ dataDir: folder });
  const { passwordHash } = await database.prisma.user.findFirstOrThrow({
    where: { email: "asha@delhi.example" },
  });
  await database.close();
  return verifyPassword(passwordHash, password);
}

describe("npm run organization and npm run admin", () => {
  it("say what they need, without touching the database", { timeout }, async () => {
    const [help, missing, unknown, nobody] = await Promise.all([
      run("organization", ["--help"]),
      run("organization", ["create", "--code", "DELHI"]),
      run("organization", ["create", "--colour", "red"]),
      run("admin", ["reset"]),
    ]);
    expect([help.status, help.stderr]).toEqual([0, ""]);
    expect(help.stdout).toContain("--admin-email EMAIL");
    expect([missing.status, missing.stderr]).toEqual([
      2,
      "Missing: --name, --admin-email, --admin-name. See npm run organization -- --help\n",
    ]);
    expect([unknown.status, unknown.stderr.split("\n").length]).toEqual([2, 2]);
    expect(unknown.stderr).toContain("--colour");
    expect([nobody.status, nobody.stderr]).toEqual([
      2,
      "What to do must be reset EMAIL. See npm run admin -- --help\n",
    ]);
  });

  it("make the first institute of an empty folder with a password of its own, once", {
    timeout,
  }, async () => {
    const made = await run("organization", whole);
    expect([made.status, made.stderr]).toEqual([0, ""]);
    expect(made.stdout).toContain(
      "Delhi Institute is ready (code DELHI, tenant 1).\nIt is the default institute.",
    );
    const password = /password {2}(\S{20}) /.exec(made.stdout)?.[1] ?? "";
    expect(await passwordMatches(password)).toBe(true);
    const again = await run("organization", whole);
    expect([again.status, again.stdout, again.stderr]).toEqual([
      1,
      "",
      "There is already an organization with the code DELHI\n",
    ]);
  });

  it("let its ADMIN in again, with a password that is read and never shown", { timeout }, async () => {
    const reset = await run("admin", ["reset", "asha@delhi.example", "--ask-password"], "typed-password\n");
    expect([reset.status, reset.stderr]).toEqual([0, ""]);
    expect(reset.stdout).toContain("Asha Rao is an ADMIN of Delhi Institute (DELHI)");
    expect(reset.stdout).not.toContain("typed-password");
    expect(await passwordMatches("typed-password")).toBe(true);
  });

  it("are refused while a gateway has the folder open", { timeout }, async () => {
    const release = await holdFolder(folder);
    const { status, stderr } = await run("admin", ["reset", "asha@delhi.example"]);
    expect([status, stderr.split("\n").length]).toEqual([1, 2]);
    expect(stderr).toContain(`the data folder ${folder} is in use by another process`);
    await release();
  });
});

describe("npm run files:move", () => {
  it("says what it needs, and touches nothing", { timeout }, async () => {
    const [help, nowhere, unset] = await Promise.all([
      run("filesMove", ["--help"]),
      run("filesMove", []),
      run("filesMove", ["to-s3"]),
    ]);
    expect([help.status, help.stderr]).toEqual([0, ""]);
    expect(help.stdout).toContain("npm run files:move -- to-s3 | to-disk [--keep]");
    expect([nowhere.status, nowhere.stderr]).toEqual([
      2,
      "Say where the files go: to-s3 or to-disk. See npm run files:move -- --help\n",
    ]);
    expect([unset.status, unset.stderr]).toEqual([
      2,
      "Set FILES_S3_BUCKET, FILES_S3_KEY and FILES_S3_SECRET, for both ways. See npm run files:move -- --help\n",
    ]);
  });
});
