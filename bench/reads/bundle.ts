import { fileURLToPath } from "node:url";
import { build } from "vite";

/** Bundles the servers as the product is: tsx would charge them for what users do not run. */
export async function bundleServers(): Promise<URL> {
  const outDir = fileURLToPath(new URL("../build", import.meta.url));
  await build({
    configFile: false,
    root: fileURLToPath(new URL("..", import.meta.url)),
    logLevel: "warn",
    publicDir: false,
    ssr: { external: true },
    build: {
      ssr: fileURLToPath(new URL("server.ts", import.meta.url)),
      outDir,
      emptyOutDir: true,
      sourcemap: true,
      target: "node20",
    },
  });
  return new URL("../build/server.js", import.meta.url);
}
