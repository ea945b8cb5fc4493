import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { mergeConfig, type UserConfig } from "vite";
import { defineConfig } from "vitest/config";
import viteConfig from "./vite.config.ts";

const reporters = [["default", { summary: false }]] as const;

// Node resolves the package to its CommonJS files and Vite to its modules: two copies, which do not know each other.
const oneGraphql = {
  find: /^graphql$/,
  replacement: fileURLToPath(new URL("./node_modules/graphql/index.js", import.meta.url)),
};

export default mergeConfig(
  viteConfig as UserConfig,
  defineConfig({
    resolve: { alias: [oneGraphql] },
    test: {
      reporters: [...reporters.map((reporter) => [...reporter] as [string, Record<string, unknown>])],
      // The default leaves one core to the terminal; a file of its own process would load every package again.
      maxWorkers: availableParallelism(),
      isolate: false,
      testTimeout: 20_000,
      hookTimeout: 90_000,
      projects: [
        {
          extends: true,
          test: {
            name: "gateway",
            environment: "node",
            include: ["tests/*.test.ts", "tests/{gateway,rest}/**/*.test.ts"],
            globalSetup: ["tests/support/templates.ts", "tests/support/builtGateway.ts"],
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
