import { execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageRoot } from "#gateway/packageRoot";
import { freePort } from "./postgres";

/** Whether nginx and openssl are installed. */
export const hasNginx =
  spawnSync("nginx", ["-v"]).status === 0 && spawnSync("openssl", ["version"]).status === 0;

/** nginx as deploy/nginx sets it up, with a certificate of its own. */
export interface Proxy {
  /** By https, self-signed. */
  origin: string;
  stop(): Promise<void>;
}

const main = (folder: string) => `
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 4096; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${folder}/lectern.conf;
}
`;

/** Starts nginx before two gateways, given as host:port. */
export async function startProxy(first: string, two: string): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-nginx-"));
  const [http, https] = [await freePort(), await freePort()];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "rsa:2048",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=127.0.0.1",
      "-keyout",
      join(folder, "privkey.pem"),
      "-out",
      join(folder, "fullchain.pem"),
    ],
    { stdio: "ignore" },
  );
  const values: Record<string, string> = {
    HTTP_LISTEN: `127.0.0.1:${http}`,
    HTTPS_LISTEN: `127.0.0.1:${https}`,
    GATEWAY_ONE: first,
    GATEWAY_TWO: two,
    TLS_FOLDER: folder,
  };
  const template = readFileSync(join(packageRoot, "deploy", "nginx", "lectern.conf.template"), "utf8");
  const filled = template.replaceAll(/\$\{([A-Z_]+)\}/g, (_all, name: string) => values[name] ?? "");
  writeFileSync(join(folder, "lectern.conf"), filled);
  writeFileSync(join(folder, "nginx.conf"), main(folder));
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf")], { stdio: "inherit" });
  const origin = `https://127.0.0.1:${https}`;
  for (let reached = false; !reached; ) {
    if (child.exitCode !== null)
      throw new Error(`nginx ended: ${readFileSync(join(folder, "error.log"), "utf8")}`);
    reached = await fetch(origin).then(
      () => true,
      () => false,
    );
  }
  return {
    origin,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
