import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { packageRoot } from "#gateway/packageRoot";
import { postgresBinaries } from "../support/postgres";

const execute = promisify(execFile);
/** Folders that no domain is written from: they are large, or belong to this copy of the product. */
const leftOut = new Set(["node_modules", ".git", ".data", ".cache", "build", "public", "e2e"]);

/** Milliseconds: each step starts programs that read the whole product. */
const timeout = 240_000;

/**
 * The copy has a migration more than this product, and makes its own database: on a PostgreSQL where one is installed, and then
 * without the embedded database's templates, which take most of a minute.
 */
const databaseOfCopy = {
  LECTERN_TEST_SERVER: undefined,
  ...(postgresBinaries
    ? { LECTERN_TEST_DATABASE: "postgresql", LECTERN_TEST_TEMPLATES: "none" }
    : { LECTERN_TEST_DATABASE: "embedded", LECTERN_TEST_TEMPLATES: undefined }),
};

let copy: string;
let before: Map<string, string>;

const run = async (name: string, ...args: readonly string[]) => {
  // Prisma finds its generators by the path, which npm sets for its scripts alone.
  const PATH = `${join(copy, "node_modules", ".bin")}:${process.env["PATH"] ?? ""}`;
  const env = { ...process.env, PATH, ...databaseOfCopy };
  const options = { cwd: copy, env };
  const { stdout } = await execute(process.execPath, [join("node_modules", name), ...args], options);
  return stdout;
};
const tsx = (...args: readonly string[]) => run("tsx/dist/cli.mjs", ...args);
const runTests = (...paths: readonly string[]) =>
  run("vitest/vitest.mjs", "run", "--project", "gateway", ...paths);

/** Writes what npm run generate does of models and domains. */
async function generate() {
  await run("prisma/build/index.js", "generate");
  await execute(process.execPath, [join("scripts", "domainLists.mjs")], { cwd: copy });
}

/** The texts of all sources, by their paths. */
async function readSources(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const folder of ["gateway", "prisma", "scripts", "tests", "client"])
    for (const path of await readdir(join(copy, folder), { recursive: true })) {
      if (/\.(ts|prisma|sql)$/.test(path) && !/generated/.test(path))
        texts.set(join(folder, path), await readFile(join(copy, folder, path), "utf8"));
    }
  return texts;
}

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), "lectern-domain-"));
  for (const name of await readdir(packageRoot))
    if (!leftOut.has(name))
      await cp(join(packageRoot, name), join(copy, name), {
        recursive: true,
        filter: (path) => !leftOut.has(path.slice(packageRoot.length).split("/").at(-1) ?? ""),
      });
  await symlink(join(packageRoot, "node_modules"), join(copy, "node_modules"));
  before = await readSources();
  await tsx("scripts/newDomain.ts", "studyGroups", "teaching");
  await generate();
  await tsx("scripts/migration.ts", "add_study_groups");
}, timeout);
afterAll(() => rm(copy, { recursive: true, force: true }));

describe("npm run new:domain", { timeout }, () => {
  it("writes a domain, its tests and its access rows, and touches at most three files that were there", async () => {
    const after = await readSources();
    const added = [...after.keys()].filter((path) => !before.has(path));
    expect(added).toEqual(
      expect.arrayContaining([
        "prisma/schema/studyGroups.prisma",
        ...["contract", "historyContract", "access", "commands", "StudyGroup", "mutations", "index"].map(
          (file) => `gateway/domains/studyGroups/${file}.ts`,
        ),
        "tests/gateway/access/studyGroups.ts",
      ]),
    );
    const touched = [...before].filter(([path, text]) => after.get(path) !== text).map(([path]) => path);
    expect(touched.sort()).toEqual([
      "gateway/bus/events.ts",
      "gateway/schema/manifests.ts",
      "prisma/schema/organizations.prisma",
    ]);
  });

  it("writes what passes lint and types", async () => {
    await writeFile(
      join(copy, "tsconfig.domain.json"),
      JSON.stringify({
        extends: "./tsconfig.json",
        include: [
          "gateway/domains/studyGroups",
          "gateway/schema",
          "tests/gateway/studyGroups",
          "tests/gateway/access/studyGroups.ts",
        ],
      }),
    );
    const places = [
      "gateway/domains/studyGroups",
      "gateway/schema",
      "gateway/bus",
      "tests/gateway/studyGroups",
    ];
    await run("@biomejs/biome/bin/biome", "check", ...places, "tests/gateway/access/studyGroups.ts");
    await run("typescript/bin/tsc", "--noEmit", "-p", "tsconfig.domain.json");
  });

  it("has the schema built with its mutations", async () => {
    await tsx("scripts/schema.ts");
    const schema = await readFile(join(copy, "schema.graphql"), "utf8");
    for (const name of ["createStudyGroup", "updateStudyGroup", "deleteStudyGroup"])
      expect(schema).toContain(`  ${name}(`);
  });

  it("keeps the architecture's rules, passes its own tests, and is told by the history", async () => {
    // In one run: a start of the runner takes as long as the tests.
    const tests = [
      "tests/architecture.test.ts",
      "tests/gateway/studyGroups",
      "tests/gateway/history/labels.test.ts",
    ];
    const printed = await runTests(...tests, "tests/gateway/history/declarations.test.ts");
    expect(printed).toMatch(/(?<!\d)4 passed/);
  });

  it("has the next migration guard the table", async () => {
    const folders = (await readdir(join(copy, "prisma", "migrations"))).filter((name) => /^\d/.test(name));
    const path = join(copy, "prisma", "migrations", folders.sort().at(-1) ?? "", "migration.sql");
    expect(await readFile(path, "utf8")).toContain(`SELECT guard_tenant_rows('"StudyGroup"');`);
  });
});
