// npm run proof -- image: does what the Dockerfile does, on this machine: installs the packages of its last stage, lays
// the files out, starts the gateway as a user who may write nothing but the volume, asks the health check, makes the
// first institute, and stops it.
import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packageRoot } from "#gateway/packageRoot";
import { createCaller } from "../support/caller";
import { readDockerfile } from "../support/dockerfile";
import { layOutImage, startImage } from "../support/image";
import { freePort } from "../support/postgres";
import { say } from "../support/say";

/** Megabytes on the disk, Node and Debian left out. */
const sizeLimit = 250;
const stages = readDockerfile(join(packageRoot, "Dockerfile"));
const image = layOutImage({ withoutPackages: true });
for (const file of ["package-lock.json", ".npmrc"]) cpSync(join(packageRoot, file), join(image.folder, file));
const install = stages
  .find(({ name }) => name === "packages")
  ?.instructions.find(({ name }) => name === "RUN")?.text;
if (install === undefined) throw new Error("The stage that installs packages is gone");
execFileSync("sh", ["-c", install], { cwd: image.folder, stdio: ["ignore", "ignore", "inherit"] });
const size = Number(execFileSync("du", ["-sm", image.folder], { encoding: "utf8" }).split("\t")[0]);
say(`the files of the image: ${size} MB of at most ${sizeLimit}`);

// As root: an account that owns nothing, so that only the volume can be written.
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const volume = mkdtempSync(join(tmpdir(), "lectern-volume-"));
if (account.uid !== undefined) {
  execFileSync("chmod", ["-R", "a+rX,go-w", image.folder]);
  chownSync(volume, account.uid, account.gid);
}
const settings = { DATA_DIR: volume, PORT: String(await freePort()), HOST: "127.0.0.1" };
const command = (name: string, ...args: string[]) =>
  spawnSync(process.execPath, [join(image.folder, "build", "gateway", `${name}.js`), ...args], {
    ...account,
    cwd: image.folder,
    encoding: "utf8",
    env: { PATH: process.env["PATH"], NODE_ENV: "production", ...settings },
  });
const { status, stdout, stderr } = command(
  "organization",
  "create",
  "--code",
  "DELHI",
  "--name",
  "Delhi Institute",
  "--admin-email",
  "asha@delhi.example",
  "--admin-name",
  "Asha Rao",
);
if (status !== 0) throw new Error(`the first institute: ${stderr}`);
say(stdout.split("\n")[0] ?? "");

const started = performance.now();
const gateway = await startImage({ ...image, account }, settings);
say(`ready in ${((performance.now() - started) / 1000).toFixed(1)} s`);
const check = stages.at(-1)?.instructions.find(({ name }) => name === "HEALTHCHECK")?.text ?? "";
const words: string[] = JSON.parse(check.slice(check.indexOf("[")));
const { status: healthy } = spawnSync(process.execPath, words.slice(1), {
  env: { ...process.env, ...settings },
});
say(`health check: ${healthy}`);
const page = await fetch(`http://127.0.0.1:${settings.PORT}/home`);
say(
  `/home: ${page.status}, ${(await page.text()).includes("Delhi Institute") ? "of the new institute" : "of no institute"}`,
);
// Staff's GraphiQL is a large package, loaded when it is first asked for.
const password = /password:?\s+(\S+)/i.exec(stdout)?.[1] ?? "";
const caller = createCaller(`http://127.0.0.1:${settings.PORT}`);
const admin = await caller.signIn({ email: "asha@delhi.example", password, tenantId: "1" });
const graphiql = await fetch(`http://127.0.0.1:${settings.PORT}/graphql`, {
  headers: { accept: "text/html", authorization: `Bearer ${admin.token}` },
});
say(`GraphiQL of an ADMIN: ${graphiql.status}`);
gateway.process.kill("SIGTERM");
const ended = await gateway.ended;
say(`SIGTERM: ${ended}`);
image.remove();
rmSync(volume, { recursive: true, force: true });
const answered = page.status === 200 && graphiql.status === 200;
if (healthy !== 0 || !answered || ended !== 0 || size > sizeLimit) process.exitCode = 1;
