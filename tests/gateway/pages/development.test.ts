import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createServer as createVite, type ViteDevServer } from "vite";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { packageRoot } from "#gateway/packageRoot";

// The servers of npm run dev on PORT: Vite with the client's settings, before a gateway, which returns the request it
// got.
let gateway: Server;
let vite: ViteDevServer;
let origin: string;
const folder = mkdtempSync(join(tmpdir(), "lectern-vite-"));

beforeAll(async () => {
  gateway = createServer((request, response) => response.end(`gateway: ${request.url}`)).listen(
    0,
    "127.0.0.1",
  );
  await once(gateway, "listening");
  vi.stubEnv("GATEWAY_PORT", String((gateway.address() as AddressInfo).port));
  vite = await createVite({
    configFile: join(packageRoot, "vite.config.ts"),
    root: packageRoot,
    cacheDir: folder,
    logLevel: "silent",
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { port: 0, strictPort: false, watch: null, hmr: false, preTransformRequests: false },
  });
  await vite.listen();
  origin = vite.resolvedUrls?.local[0]?.replace(/\/$/, "") ?? "";
});
afterAll(async () => {
  await vite.close();
  gateway.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const read = async (path: string) =>
  (await fetch(origin + path, { headers: { Accept: "text/html" } })).text();

describe("in development", () => {
  it.each(["/home", "/courses", "/courses/HTML-CSS", "/blog/a-post"])(
    "a visitor's page comes without content, and its code from Vite: %s",
    async (path) => {
      const page = await read(path);
      expect(page).toContain('<div id="root"></div>');
      expect(page).toContain('src="/client/main.tsx"');
      expect(page).not.toContain("data-main");
    },
  );

  it.each([
    "/graphql",
    "/api/courses",
    "/data/x",
    "/export/users.csv",
    "/healthz",
    "/readyz",
    "/calendar/batches/1.ics",
    "/blog/rss.xml",
    "/blog/feed.xml",
  ])("forwards requests that only the gateway serves: %s", async (path) => {
    expect(await read(path)).toBe(`gateway: ${path}`);
  });
});
