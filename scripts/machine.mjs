// Finds, or as root installs from Debian's packages, what the tests want beside Node: a browser, PostgreSQL, Redis, PgBouncer.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";

function onPath(name) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    if (folder && existsSync(join(folder, name))) return join(folder, name);
  }
  return undefined;
}

function findPostgres() {
  const base = "/usr/lib/postgresql";
  const versions = existsSync(base) ? readdirSync(base).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(base, version, "bin"));
  const initdb = folders.map((folder) => join(folder, "initdb")).find(existsSync);
  return initdb ?? onPath("initdb");
}

const findShell = () => process.env.CHROMIUM_PATH ?? onPath("chromium-headless-shell");

const wanted = [
  {
    name: "Chromium",
    packages: ["chromium"],
    find: () => findShell() ?? onPath("chromium") ?? onPath("google-chrome") ?? onPath("chromium-browser"),
    without: "The browser tests need Chromium. Install it, or name it in CHROMIUM_PATH.",
    required: true,
  },
  {
    // The same browser without windows of its own: the tests take a third less of the processor.
    name: "Chromium's headless shell",
    packages: ["chromium-headless-shell"],
    find: findShell,
    without: "Chromium's headless shell is not installed: the browser tests take longer.",
    required: false,
  },
  {
    name: "PostgreSQL",
    packages: ["postgresql"],
    find: findPostgres,
    without:
      "PostgreSQL is not installed: tests run on the embedded database, and those against a real server are left out.",
    required: false,
  },
  {
    name: "Redis",
    packages: ["redis-server"],
    find: () => onPath("redis-server"),
    without: "Redis is not installed: the tests against a real server are left out.",
    required: false,
  },
  {
    name: "PgBouncer",
    packages: ["pgbouncer"],
    find: () => onPath("pgbouncer") ?? ["/usr/sbin/pgbouncer"].find(existsSync),
    without: "PgBouncer is not installed: the tests by way of a pooler are left out.",
    required: false,
  },
  // The two other browsers are large, and a short journey of the sweeps is all that they run: they are not installed.
  {
    name: "Firefox",
    packages: [],
    find: () => process.env.FIREFOX_PATH ?? onPath("firefox-esr"),
    without: "Firefox (firefox-esr) is not installed: its journey is left out.",
    required: false,
  },
  {
    name: "WebKit",
    packages: [],
    find: () => (onPath("Xvfb") ? (process.env.WEBKIT_DRIVER_PATH ?? onPath("WebKitWebDriver")) : undefined),
    without: "WebKit (webkit2gtk-driver and xvfb) is not installed: its journey is left out.",
    required: false,
  },
];

const mayInstall = () => process.getuid?.() === 0 && onPath("apt-get") !== undefined;

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync("apt-get", args, { env, encoding: "utf8", timeout: 600_000 });
}

function installMissing(missing, log) {
  if (missing.length === 0 || !mayInstall()) return;
  log(`  installing ${missing.map(({ name }) => name).join(", ")}`);
  aptGet("update");
  const packages = missing.flatMap((tool) => tool.packages);
  const { status, stderr } = aptGet("install", "-y", "--no-install-recommends", ...packages);
  if (status !== 0) log(`  apt-get failed: ${stderr.trim().split("\n").pop()}`);
}

/** Returns the browser's path; throws a clear message when there is none and it cannot be installed. */
export function prepareMachine({ log = console.log } = {}) {
  installMissing(
    wanted.filter((tool) => tool.packages.length > 0 && !tool.find()),
    log,
  );
  for (const tool of wanted) {
    if (tool.find()) continue;
    if (tool.required) throw new Error(tool.without);
    log(`  ${tool.without}`);
  }
  return { chromium: wanted[0].find() };
}
