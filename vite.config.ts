import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";

const gateway = `http://127.0.0.1:${process.env["GATEWAY_PORT"] ?? "4001"}`;
const proxied = ["/api", "/data", "/graphql", "/healthz", "/readyz"];

export default defineConfig({
  plugins: [relay, react(), tailwindcss()],
  // Relay's `$parameters` artifacts import their types without saying so.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  build: {
    outDir: "build/client",
    emptyOutDir: true,
    sourcemap: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: {
    host: "127.0.0.1",
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: gateway, ws: true, xfwd: true }])),
  },
});
