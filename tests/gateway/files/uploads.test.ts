import { randomBytes } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { sweepTask } from "#gateway/domains/files/jobs";
import { openTestGateway } from "#tests/support/gateway";
import { openSuite } from "#tests/support/suite";
import { openTus } from "#tests/support/tus";
import { getFile } from "#tests/support/uploads";

const { test } = await openSuite({ environment: { FILES_MAX_MB: "12", FILES_QUOTA_MB: "60" } });
const { config } = test;
const learner = await test.as("learner");
const other = await test.as("secondLearner");
const otherTenant = await test.as("otherAdmin");
const megabyte = 1_048_576;

const { begin, append, offsetOf, send } = openTus(test.origin, learner);

/** Sends a part of an announced body, and breaks the connection. */
async function breakOff(address: string, { length, part }: { length: number; part: Buffer }): Promise<void> {
  const headers = {
    "Tus-Resumable": "1.0.0",
    Authorization: `Bearer ${learner.token}`,
    "Content-Length": length,
    "Upload-Offset": "0",
    "Content-Type": "application/offset+octet-stream",
  };
  const sending = request(test.origin + address, { method: "PATCH", headers });
  const closed = new Promise((resolve) => sending.once("close", resolve));
  sending.on("error", () => undefined);
  await new Promise((resolve) => sending.write(part, resolve));
  sending.destroy();
  await closed;
}

const left = () => readdir(join(config.dataDir, "uploads")).catch(() => []);

describe("an upload in parts", () => {
  const bytes = randomBytes(10 * megabyte);

  it("becomes a file with its last part, byte for byte", async () => {
    const { response, address } = await begin(bytes.length, "పెద్ద.bin");
    expect(response.status).toBe(201);
    const first = await append(address, 0, bytes.subarray(0, 6 * megabyte));
    expect([first.status, first.headers.get("upload-offset")]).toEqual([204, String(6 * megabyte)]);
    const last = await append(address, 6 * megabyte, bytes.subarray(6 * megabyte));
    const file = await last.json();
    expect([last.status, file]).toEqual([
      200,
      {
        id: expect.any(Number),
        name: "పెద్ద.bin",
        mime: "application/octet-stream",
        bytes: bytes.length,
        url: expect.stringMatching(/^\/files\/\d+\//),
      },
    ]);
    const read = await getFile(test.origin, learner, file.url);
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await left()).toEqual([]);
    const again = await send(test.origin + address, learner, "POST");
    expect([again.status, (await again.json()).id]).toEqual([200, file.id]);
  });

  it("goes on after a break and on another gateway", async () => {
    const { address } = await begin(bytes.length);
    await breakOff(address, { length: bytes.length, part: bytes.subarray(0, 3 * megabyte) });
    await expect.poll(() => offsetOf(address)).toBeGreaterThan(0);
    const restarted = await openTestGateway({
      database: test.database,
      environment: { DATA_DIR: config.dataDir },
    });
    const offset = await offsetOf(address, restarted.origin);
    const rest = bytes.subarray(offset);
    const last = await append(address, offset, rest, learner, restarted.origin);
    await restarted.close();
    expect(last.status).toBe(200);
    const read = await getFile(test.origin, learner, (await last.json()).url);
    expect(Buffer.from(await read.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it("can be ended when its last response was lost", async () => {
    const { address } = await begin(3, "abc.txt");
    expect((await send(test.origin + address, learner, "POST")).status).toBe(409);
    await append(address, 0, Buffer.from("abc"));
    const ended = await send(test.origin + address, learner, "POST");
    expect([ended.status, (await ended.json()).name]).toEqual([200, "abc.txt"]);
  });
});

describe("an upload", () => {
  it("can be continued, ended and cancelled by its uploader only", async () => {
    const { address } = await begin(3);
    for (const by of [other, otherTenant])
      expect((await append(address, 0, Buffer.from("abc"), by)).status).toBe(404);
    expect((await append(address, 0, Buffer.from("abc"), { token: undefined })).status).toBe(401);
    expect((await send(test.origin + address, other, "POST")).status).toBe(404);
    expect((await send(test.origin + address, other, "DELETE")).status).toBe(404);
    expect((await send(test.origin + address, learner, "GET")).status).toBe(405);
    expect((await send(test.origin + address, learner, "DELETE")).status).toBe(204);
    expect(await left()).toEqual([]);
  });

  it.each(["/files/uploads/..%2f..%2fetc", "/files/uploads/1-1-abc", "/files/uploads/x/y"])(
    "is not found at %s",
    async (path) => expect((await send(test.origin + path, learner, "HEAD")).status).toBe(404),
  );

  it("an upload that is not what it was declared is refused at its end, and nothing is left of it", async () => {
    const { address } = await begin(5, "a.png");
    const response = await append(address, 0, Buffer.from("hello"));
    expect([response.status, (await response.json()).message]).toEqual([
      400,
      "This is text, not a file of the kind .png",
    ]);
    expect(await left()).toEqual([]);
  });

  it("an upload of too large a file is refused at its beginning", async () => {
    expect((await begin(12 * megabyte + 1)).response.status).toBe(413);
    expect((await begin(0)).response.status).toBe(400);
  });

  it("an upload that no one has continued for a day leaves nothing behind", async () => {
    await begin(3);
    expect(await left()).not.toEqual([]);
    test.setNow(new Date(Date.now() + 25 * 3_600_000));
    await sweepTask.round(test.gateway);
    test.setNow();
    expect(await left()).toEqual([]);
    expect(await test.database.prisma.openUpload.count()).toBe(0);
  });
});
