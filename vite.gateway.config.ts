import { defineConfig } from "vite";
import { dependencies } from "./package.json";

/**
 * Builds the gateway and its commands with their packages, so that a start need not find and translate hundreds, and
 * an image need not hold them. Left outside are the package's dependencies: programs in WebAssembly and machine code,
 * which find their own files.
 */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: true, external: Object.keys(dependencies) },
  build: {
    ssr: true,
    outDir: "build/gateway",
    emptyOutDir: true,
    sourcemap: true,
    target: "node20",
    rollupOptions: {
      input: {
        main: "gateway/main.ts",
        renderThread: "gateway/markdown/thread.ts",
        organization: "scripts/organization.ts",
        admin: "scripts/admin.ts",
        backup: "scripts/backup.ts",
        restore: "scripts/restore.ts",
        resolve: "scripts/resolve.ts",
        doctor: "scripts/doctor.ts",
        historyVerify: "scripts/historyVerify.ts",
        filesMove: "scripts/filesMove.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", format: "esm" },
    },
  },
});
