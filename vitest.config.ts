import { mergeConfig, type UserConfig } from "vite";
import { defineConfig } from "vitest/config";
import viteConfig from "./vite.config";

const reporters = [["default", { summary: false }]] as const;

export default mergeConfig(
  viteConfig as UserConfig,
  defineConfig({
    test: {
      reporters: [...reporters.map((reporter) => [...reporter] as [string, Record<string, unknown>])],
      testTimeout: 20_000,
      hookTimeout: 90_000,
      projects: [
        {
          extends: true,
          test: {
            name: "gateway",
            environment: "node",
            include: ["tests/*.test.ts", "tests/{gateway,rest}/**/*.test.ts"],
            globalSetup: ["tests/support/templates.ts"],
          },
        },
        {
          extends: true,
          test: {
            name: "client",
            environment: "happy-dom",
            include: ["tests/client/**/*.test.{ts,tsx}"],
          },
        },
      ],
    },
  }),
);
