import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { connect, createServer } from "node:net";
import { hostname } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { holdFolder } from "#gateway/database/folderLock";
import { accounts } from "../support/accounts";
import { createCaller } from "../support/caller";
import { makeFolder, startChild } from "../support/childGateway";
import { freePort } from "../support/postgres";
import { makeTemplateFolder } from "../support/templateFolder";

const { folder, remove } = makeTemplateFolder("empty");
afterAll(remove);

const patience = 60_000;

/** How a start that must fail ended: one line, and status 1. */
async function failureOf(settings: Record<string, string>): Promise<string> {
  const { status, stderr } = await startChild(settings).ended;
  expect(status).toBe(1);
  expect(stderr.trimEnd().split("\n")).toHaveLength(1);
  return stderr.trimEnd();
}

describe("a start that fails says why in one line and ends with status 1", () => {
  it("a start fails with one line that says why when a setting is wrong", { timeout: patience }, async () => {
    expect(await failureOf({ PORT: "http" })).toBe(
      "Lectern cannot start: PORT: got 'http', expected a whole number from 0 to 65535",
    );
  });

  it("a start fails with one line that says why when the data folder is held", {
    timeout: patience,
  }, async () => {
    const held = makeFolder();
    const release = await holdFolder(held.folder);
    expect(await failureOf({ DATA_DIR: held.folder })).toBe(
      `Lectern cannot start: the data folder ${held.folder} is in use by another process (process ${process.pid} on ${hostname()}). Stop it first, or set DATA_DIR to another folder`,
    );
    await release();
    held.remove();
  });

  it("a start fails with one line that says why when the database cannot be reached, without its password", {
    timeout: patience,
  }, async () => {
    const line = await failureOf({ DATABASE_URL: "postgresql://lectern:top-secret@127.0.0.1:1/lectern" });
    expect(line).toMatch(/^Lectern cannot start: .*127\.0\.0\.1:1/);
    expect(line).not.toContain("top-secret");
  });

  it("a start fails with one line that says why when a file is in the place of the data folder", {
    timeout: patience,
  }, async () => {
    const own = makeFolder();
    const file = join(own.folder, "file");
    writeFileSync(file, "");
    expect(await failureOf({ DATA_DIR: file })).toBe(
      `Lectern cannot start: the data folder ${file} is a file, or is below one. Move that file away, or set DATA_DIR to a folder`,
    );
    own.remove();
  });

  it("a start fails with one line that says why when the data folder holds another database than ours", {
    timeout: patience,
  }, async () => {
    const own = makeFolder();
    mkdirSync(join(own.folder, "database"));
    writeFileSync(join(own.folder, "database", "PG_VERSION"), "12\n");
    expect(await failureOf({ DATA_DIR: own.folder })).toMatch(
      `Lectern cannot start: the database in the data folder ${own.folder} cannot be opened: its files are damaged`,
    );
    own.remove();
  });

  it("a start fails with one line that says why when the port is in use", { timeout: patience }, async () => {
    const own = makeTemplateFolder("empty");
    const squatter = createServer().listen(0, "127.0.0.1");
    await once(squatter, "listening");
    const address = squatter.address();
    const port = typeof address === "object" && address ? address.port : 0;
    const line = await failureOf({ PORT: String(port), DATA_DIR: own.folder });
    expect(line).toBe(`Lectern cannot start: another program listens on 127.0.0.1:${port}`);
    squatter.close();
    own.remove();
  });
});

describe("a gateway that is told to stop", () => {
  it("completes the request under way, takes no more, and ends with status 0", {
    timeout: patience,
  }, async () => {
    const gateway = startChild({ DATA_DIR: folder });
    const origin = await gateway.origin;
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);

    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    const body = JSON.stringify({ email: "nobody", password: "nothing" });
    const head = ["POST /api/auth/login HTTP/1.1", "Host: a", "Content-Type: application/json"];
    socket.write([...head, `Content-Length: ${body.length}`, "Expect: 100-continue", "", ""].join("\r\n"));
    let received = "";
    socket.on("data", (chunk) => {
      received += String(chunk);
    });
    // Now the gateway has the request and waits for its body.
    await expect.poll(() => received).toContain("100 Continue");
    gateway.process.kill("SIGTERM");
    await expect
      .poll(() =>
        fetch(`${origin}/healthz`)
          .then(() => "open")
          .catch(() => "closed"),
      )
      .toBe("closed");
    socket.write(body);
    await once(socket, "close");
    // There is no organization in this database: what counts is that it was answered.
    expect(received).toMatch(/HTTP\/1\.1 (400|404) /);
    expect((await gateway.ended).status).toBe(0);
  });

  it("lets go of its folder, and the next one finds what it kept", { timeout: patience }, async () => {
    const next = startChild({ DATA_DIR: folder });
    expect((await fetch(`${await next.origin}/readyz`)).status).toBe(200);
    next.process.kill("SIGINT");
    const { status, stdout } = await next.ended;
    expect([status, stdout.includes("Demo accounts")]).toEqual([0, false]);
  });
});

describe("an upload under way", () => {
  it("goes on at the next gateway when its own is told to stop", { timeout: 4 * patience }, async () => {
    const own = makeTemplateFolder("demo");
    const settings = { DATA_DIR: own.folder, DEMO: "1" };
    const gateway = startChild(settings);
    const origin = await gateway.origin;
    const { token = "" } = await createCaller(origin).signIn(accounts.learner);
    const headers = { Authorization: `Bearer ${token}`, "Tus-Resumable": "1.0.0" };
    const begin = { ...headers, "Upload-Length": "5000", "Upload-Metadata": "filename eC5iaW4=" };
    const begun = await fetch(`${origin}/files/uploads`, { method: "POST", headers: begin });
    const address = begun.headers.get("location") ?? "";
    const bytes = randomBytes(5_000);
    const part = { ...headers, "Content-Type": "application/offset+octet-stream" };

    const sent = request(origin + address, {
      method: "PATCH",
      headers: { ...part, "Upload-Offset": "0", "Content-Length": 5_000 },
    });
    const cut = once(sent, "error");
    await new Promise((resolve) => sent.write(bytes.subarray(0, 2_000), resolve));
    const offsetAt = async (at: string) => {
      const { headers: seen } = await fetch(at + address, { method: "HEAD", headers });
      return Number(seen.get("upload-offset"));
    };
    gateway.process.kill("SIGTERM");
    await cut;
    expect((await gateway.ended).status).toBe(0);

    const next = startChild(settings);
    const place = await next.origin;
    const offset = await offsetAt(place);
    expect(offset).toBeLessThanOrEqual(2_000);
    const ended = await fetch(place + address, {
      method: "PATCH",
      headers: { ...part, "Upload-Offset": String(offset) },
      body: new Uint8Array(bytes.subarray(offset)),
    });
    const { url } = (await ended.json()) as { url: string };
    const stored = await fetch(place + url, { headers });
    expect(Buffer.from(await stored.arrayBuffer()).equals(bytes)).toBe(true);
    next.process.kill("SIGTERM");
    await next.ended;
    own.remove();
  });
});

describe("a start without Redis", () => {
  it("is ready, says once what is missing, and ends as any other", { timeout: patience }, async () => {
    const nowhere = `redis://127.0.0.1:${await freePort()}`;
    const gateway = startChild({ DATA_DIR: folder, REDIS_URL: nowhere });
    expect((await fetch(`${await gateway.origin}/readyz`)).status).toBe(200);
    gateway.process.kill("SIGTERM");
    const { status, stdout, stderr } = await gateway.ended;
    expect([status, stderr]).toEqual([0, ""]);
    expect(stdout.match(/Redis is away/g)).toHaveLength(1);
  });
});
