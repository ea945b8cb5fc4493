import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort, serverAccount } from "./postgres";

/** Whether PgBouncer is installed. */
export const hasPgBouncer = spawnSync("pgbouncer", ["--version"]).status === 0;

export interface PoolerOptions {
  databaseUrl: string;
  mode: "session" | "transaction";
  /** The roles that may connect. */
  roles: readonly string[];
}

/** A pooler before a database. */
export interface Pooler {
  /** The same address by way of the pooler. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

const settingsOf = (folder: string, port: number, { databaseUrl, mode }: PoolerOptions) => {
  const { hostname, port: served } = new URL(databaseUrl);
  return `[databases]
* = host=${hostname} port=${served}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = ${mode}
default_pool_size = 30
logfile = ${folder}/log
pidfile = ${folder}/pid
`;
};

async function waitFor(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, "127.0.0.1");
    const reached = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (reached) return;
    await pause(50);
  }
}

/** Starts PgBouncer on a free port. */
export async function startPgBouncer(options: PoolerOptions): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-pgbouncer-"));
  const port = await freePort();
  writeFileSync(join(folder, "users.txt"), options.roles.map((role) => `"${role}" ""\n`).join(""));
  writeFileSync(join(folder, "settings.ini"), settingsOf(folder, port, options));
  const account = serverAccount();
  chmodSync(folder, 0o755);
  if (account) chownSync(folder, account.uid, account.gid);
  const child = spawn("pgbouncer", ["-q", join(folder, "settings.ini")], { ...account, stdio: "ignore" });
  await waitFor(port);
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl);
      url.port = String(port);
      return url.href;
    },
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
