import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { mergeConfig, type UserConfig } from "vite";
import { defineConfig } from "vitest/config";
import { SlowFirst } from "./tests/support/slowFirst.ts";
import viteConfig from "./vite.config.ts";

const reporters = [["default", { summary: false }]] as const;

// Node resolves the package to its CommonJS files and Vite to its modules: two copies, which do not know each other.
const oneGraphql = {
  find: /^graphql$/,
  replacement: fileURLToPath(new URL("./node_modules/graphql/index.js", import.meta.url)),
};

/**
 * Tests that cost much and seldom change: the commands of operators and developers as programs of their own, other servers
 * (PostgreSQL, Redis, S3) stopped and started, processes killed, migrations and the demo data made again, every way through
 * the schema read for many people. A part of its own, which CI runs.
 */
const operations = [
  "tests/gateway/assessments/answersHidden.test.ts",
  "tests/gateway/backup/**/*.test.ts",
  "tests/gateway/{bus,commandLine,newDomain,redisAway,resolve,slowCallers,start}.test.ts",
  "tests/gateway/chat/killed.test.ts",
  "tests/gateway/crawl/roles.test.ts",
  "tests/gateway/database/{away,cannotOpen,folderLock,fullDisk,mergedMigrations,migrations,postgres,rowLevelSecurity,timeLimits}.test.ts",
  "tests/gateway/demo/load.test.ts",
  "tests/gateway/files/move.test.ts",
  "tests/gateway/history/postgres.test.ts",
  "tests/gateway/lists/indexes.test.ts",
  "tests/gateway/notifications/staffHearing.test.ts",
  "tests/gateway/privacy/work.test.ts",
  "tests/gateway/session/{passwordLoad,rateLimitsOverRedis}.test.ts",
  "tests/gateway/system/{doctor,probe}.test.ts",
  "tests/rest/roundTrip.test.ts",
];
/** Tests that replace modules need them unloaded: in a process with other tests they have been loaded before. */
const replacing = ["tests/gateway/reading/mutants.test.ts"];
const templates = "tests/support/templates.ts";
const server = "tests/support/testServer.ts";

export default mergeConfig(
  viteConfig as UserConfig,
  defineConfig({
    resolve: { alias: [oneGraphql] },
    test: {
      reporters: [...reporters.map((reporter) => [...reporter] as [string, Record<string, unknown>])],
      // The default leaves one core to the terminal; a file of its own process would load every package again.
      maxWorkers: availableParallelism(),
      isolate: false,
      sequence: { sequencer: SlowFirst },
      testTimeout: 20_000,
      hookTimeout: 90_000,
      // One second is what a quiet machine needs; a test that measures says its own.
      expect: { poll: { timeout: 10_000 } },
      retry: Number(process.env["SECOND_TRY"] ?? 0),
      projects: [
        {
          extends: true,
          test: {
            name: "gateway",
            environment: "node",
            include: ["tests/*.test.ts", "tests/{gateway,rest}/**/*.test.ts"],
            exclude: [...operations, ...replacing],
            globalSetup: [templates, server],
          },
        },
        {
          extends: true,
          test: {
            name: "replacing",
            environment: "node",
            isolate: true,
            include: replacing,
            globalSetup: [templates, server],
          },
        },
        {
          extends: true,
          test: {
            name: "operations",
            environment: "node",
            include: operations,
            globalSetup: [templates, server, "tests/support/builtGateway.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "windows",
            environment: "node",
            include: ["tests/windows/**/*.test.ts"],
            setupFiles: ["tests/windows/browser.ts"],
            globalSetup: templates,
          },
        },
        {
          extends: true,
          test: {
            name: "client",
            environment: "happy-dom",
            include: ["tests/client/**/*.test.{ts,tsx}"],
            setupFiles: ["tests/support/clientFile.ts"],
          },
        },
      ],
    },
  }),
);
