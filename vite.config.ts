import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import relay from "vite-plugin-relay";

const gateway = `http://127.0.0.1:${process.env["GATEWAY_PORT"] ?? "4001"}`;
const proxied = ["/api", "/data", "/graphql", "/healthz", "/readyz"];

// Packages change less often than screens, and stay in the browser's cache when only screens have changed.
const packages = [
  { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: "relay", test: /node_modules\/(relay-runtime|react-relay|fbjs|invariant|@babel\/runtime)\// },
  { name: "zod", test: /node_modules\/zod\// },
];

// The package's main entry brings the containers of Relay's past along.
const relayHooks = { find: /^react-relay$/, replacement: "react-relay/hooks" };

export default defineConfig({
  plugins: [relay, react(), tailwindcss()],
  // Relay's `$parameters` artifacts import their types without saying so.
  oxc: { typescript: { onlyRemoveTypeImports: false } },
  resolve: { alias: [relayHooks] },
  build: {
    outDir: "build/client",
    emptyOutDir: true,
    sourcemap: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: packages } } },
  },
  server: {
    host: "127.0.0.1",
    strictPort: true,
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: gateway, ws: true, xfwd: true }])),
  },
});
