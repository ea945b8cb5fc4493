import { defineConfig } from "vite";

/** Builds the gateway and its commands, each to one file, so that a start need not translate hundreds. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: "build/gateway",
    emptyOutDir: true,
    sourcemap: true,
    target: "node20",
    rollupOptions: {
      input: {
        main: "gateway/main.ts",
        organization: "scripts/organization.ts",
        admin: "scripts/admin.ts",
        backup: "scripts/backup.ts",
        restore: "scripts/restore.ts",
        resolve: "scripts/resolve.ts",
        doctor: "scripts/doctor.ts",
      },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", format: "esm" },
    },
  },
});
