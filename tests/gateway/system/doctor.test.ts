import { afterAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { makeFolder, startChild } from "#tests/support/childGateway";
import { runScript } from "#tests/support/runScript";
import { makeTemplateFolder } from "#tests/support/templateFolder";

const timeout = 120_000;
const { folder, remove } = makeTemplateFolder("demo");
const empty = makeFolder();
afterAll(() => {
  remove();
  empty.remove();
});

const doctor = (settings: Record<string, string>, ...args: string[]) =>
  runScript("doctor", { args, settings: { DATA_DIR: folder, ...settings } });

const written = z.array(z.object({ key: z.string(), level: z.string() }));

/** The level of each check by its key. */
const levelsOf = (json: string) =>
  Object.fromEntries(written.parse(JSON.parse(json)).map(({ key, level }) => [key, level]));

describe("npm run doctor", () => {
  it("names what is wrong in one line each, with what to do, and ends with 1", { timeout }, async () => {
    const { status, stdout, stderr } = await doctor({ HOST: "0.0.0.0" });
    expect([status, stderr]).toEqual([1, ""]);
    expect(stdout).toMatch(
      /^Problem {2}Mode {16}NODE_ENV is not production: .*\n {29}Set NODE_ENV=production\.\n/,
    );
    expect(stdout).toContain("The passwords of admin@demo.test, ");
    expect(stdout).toMatch(/\nOK {7}Migrations {10}All migrations are applied: \d+\.\n/);
    expect(stdout).toMatch(/\n\n\d+ checks, 2 problems, \d warnings\.\n$/);
  });

  it("asks the gateway that has the folder open, which knows its proxies, and writes JSON", {
    timeout,
  }, async () => {
    const child = startChild({ DATA_DIR: folder, NODE_ENV: "production" });
    const origin = await child.origin;
    await fetch(`${origin}/api/settings`, { headers: { "X-Forwarded-For": "203.0.113.9" } });
    const { status, stdout } = await doctor({}, "--json");
    child.process.kill();
    await child.ended;
    expect(levelsOf(stdout)).toMatchObject({
      environment: "OK",
      demo: "OK",
      proxy: "PROBLEM",
      policies: "OK",
      migrations: "OK",
    });
    expect(status).toBe(1);
  });

  it("says that there is no database, and makes none", { timeout }, async () => {
    const none = await doctor({ DATA_DIR: empty.folder }, "--json");
    expect([none.status, levelsOf(none.stdout)]).toEqual([1, { database: "PROBLEM" }]);
    const away = await doctor({ DATABASE_URL: "postgresql://postgres:secret@127.0.0.1:1/lectern" }, "--json");
    expect([away.status, levelsOf(away.stdout)]).toEqual([1, { database: "PROBLEM" }]);
    expect(away.stdout).not.toContain("secret");
  });
});
