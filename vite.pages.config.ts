import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";
import { productionRouter } from "./scripts/vitePlugins/productionRouter.ts";

/**
 * Builds the visitors' screens for the gateway, which renders them into its pages, and the frames of the areas, which
 * the build renders once (`scripts/pageFiles.mjs`).
 */
export default defineConfig({
  plugins: [relay, productionRouter, react()],
  publicDir: false,
  // Relay's `$parameters` artifacts import their types without saying so.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  resolve: { alias: [{ find: /^react-relay$/, replacement: "react-relay/hooks" }], tsconfigPaths: true },
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    outDir: "build/pages",
    emptyOutDir: true,
    sourcemap: true,
    manifest: true,
    target: "node20",
    rolldownOptions: {
      input: ["client/pages/visitorPages.tsx", "client/pages/areaFrames.tsx"],
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", format: "esm" },
    },
  },
});
