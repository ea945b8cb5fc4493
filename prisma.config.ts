import { defineConfig } from "prisma/config";

// `prisma generate` would download a schema engine that it does not use; naming any executable keeps it offline.
process.env["PRISMA_SCHEMA_ENGINE_BINARY"] ??= process.execPath;

export default defineConfig({ schema: "prisma/schema" });
