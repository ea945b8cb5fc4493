import { defineConfig } from "vite";

/** Builds the gateway to one file, so that a start need not translate hundreds. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: "gateway/main.ts",
    outDir: "build/gateway",
    emptyOutDir: true,
    sourcemap: true,
    target: "node20",
    rollupOptions: { output: { entryFileNames: "main.js", format: "esm" } },
  },
});
