import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { guardCluster } from "./clusterGuard";

/** A throwaway cluster of PostgreSQL. */
export interface PostgresCluster {
  /** Creates an empty database and returns its address. */
  createDatabase(name: string): string;
  /** The process that all of its own are children of. */
  processId(): number;
  /** A copy that follows it, read-only; returns the port. */
  startReplica(): Promise<{ port: number; stop(): void }>;
  /** Stops the server as a restart does; what it keeps stays. */
  pause(): void;
  /** Stops the server without a word to its clients, as a crash does. */
  crash(): void;
  /** Kills the processes of so many connections, as a lack of memory does: the server ends all others and starts anew. */
  killBackends(count: number): number;
  /** Crashes, and has a copy that follows it take over its address; returns once that takes writes. */
  failOver(): Promise<void>;
  /** Starts it again at the same address. */
  resume(): void;
  stop(): void;
}

function findBinaries(): string | undefined {
  const root = "/usr/lib/postgresql";
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const known = versions.map((version) => join(root, version, "bin"));
  const onPath = (process.env["PATH"] ?? "").split(delimiter).filter((folder) => folder !== "");
  const programs = ["initdb", "pg_ctl", "createdb"];
  return [...known, ...onPath].find((folder) => programs.every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root; its package makes an account of this name. */
function hasAccount(): boolean {
  return process.getuid?.() !== 0 || spawnSync("id", ["-u", "postgres"]).status === 0;
}

/** The folder of PostgreSQL's programs; undefined where it is not installed, or has no account that it can run by. */
export const postgresBinaries = hasAccount() ? findBinaries() : undefined;

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

interface Account {
  uid: number;
  gid: number;
}

/** The account by which PostgreSQL runs; undefined for one's own. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Settings of a server whose data are not worth the disk's time. */
const hasty = ["fsync=off", "full_page_writes=off", "max_wal_size=4GB", "checkpoint_timeout=1h"] as const;

interface ClusterOptions {
  /** Waits for the disk as a real server does; a test has no need to. */
  isDurable?: boolean;
}

/** Kills a process; false if it has ended by itself. */
function killIfAlive(id: number): boolean {
  try {
    return process.kill(id, "SIGKILL");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return false;
    throw error;
  }
}

/** The processes of a cluster that serve connections. */
function listBackends(postmaster: number): number[] {
  const { stdout } = spawnSync("ps", ["-o", "pid=,args=", "--ppid", String(postmaster)], {
    encoding: "utf8",
  });
  return stdout.split("\n").flatMap((line) => {
    const [, id] = /^\s*(\d+) postgres: postgres \S+ [\d.]+\(\d+\)/.exec(line) ?? [];
    return id === undefined ? [] : [Number(id)];
  });
}

/** Starts a cluster in a folder of its own on a free port. */
export async function startPostgres(
  binaries: string,
  { isDurable = false }: ClusterOptions = {},
): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), "lectern-postgres-"));
  const account = serverAccount();
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
  const port = await freePort();
  const run = (program: string, ...args: string[]) =>
    execFileSync(join(binaries, program), args, {
      ...account,
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
  let data = join(folder, "data");
  run(
    "initdb",
    "-D",
    data,
    "-U",
    "postgres",
    "--auth=trust",
    "--no-sync",
    "--encoding=UTF8",
    "--locale=C.UTF-8",
  );
  const settings = isDurable ? [] : hasty;
  const options = [
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`,
    ...settings.map((setting) => `-c ${setting}`),
  ].join(" ");
  const startAt = (at: string) =>
    run("pg_ctl", "-D", at, "-w", "-l", join(folder, "log"), "-o", options, "start");
  const stop = (from: string) => run("pg_ctl", "-D", from, "-w", "-m", "immediate", "stop");
  const endGuard = guardCluster(folder);
  startAt(data);
  const from = ["-h", "127.0.0.1", "-p", String(port), "-U", "postgres"];
  const makeCopy = (copy: string) =>
    run("pg_basebackup", ...from, "-D", copy, "-R", "-X", "stream", "--checkpoint=fast");
  const processId = () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]);
  let copies = 0;
  return {
    processId,
    async startReplica() {
      const [copy, own] = [join(folder, "replica"), await freePort()];
      makeCopy(copy);
      const settings = `-p ${own} -k ${folder} -c listen_addresses=127.0.0.1`;
      run("pg_ctl", "-D", copy, "-w", "-l", join(folder, "replica.log"), "-o", settings, "start");
      return { port: own, stop: () => void stop(copy) };
    },
    pause: () => void run("pg_ctl", "-D", data, "-w", "-m", "fast", "stop"),
    crash: () => void stop(data),
    killBackends(count) {
      let killed = 0;
      for (const id of listBackends(processId())) if (killed < count && killIfAlive(id)) killed += 1;
      return killed;
    },
    async failOver() {
      copies += 1;
      const copy = join(folder, `copy${copies}`);
      makeCopy(copy);
      stop(data);
      data = copy;
      startAt(data);
      run("pg_ctl", "-D", data, "-w", "promote");
    },
    resume: () => void startAt(data),
    createDatabase(name) {
      run("createdb", ...from, name);
      return `postgresql://postgres@127.0.0.1:${port}/${name}`;
    },
    stop() {
      stop(data);
      rmSync(folder, { recursive: true, force: true });
      endGuard();
    },
  };
}
