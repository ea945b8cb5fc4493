import { randomBytes } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { fillDisk, makeRoom } from "#tests/support/fullDisk";
import { openSuite } from "#tests/support/suite";
import { getFile, sendFile, uploadFile } from "#tests/support/uploads";

const { test } = await openSuite();
const learner = await test.as("learner");
const message = "There's no room to save this right now. What was saved before is safe. Try again later.";

afterEach(makeRoom);

/** Asks one thing while the disk is full. */
async function whileFull(ask: () => Promise<Response>) {
  fillDisk();
  const response = await ask();
  const body = await response.text();
  makeRoom();
  return { status: response.status, retryAfter: response.headers.get("retry-after"), body: JSON.parse(body) };
}

const send = (path: string, method: string, headers: Record<string, string>, body?: Buffer) =>
  fetch(test.origin + path, {
    method,
    headers: { Authorization: `Bearer ${learner.token}`, "Tus-Resumable": "1.0.0", ...headers },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });

const begin = () =>
  send("/files/uploads", "POST", { "Upload-Length": "5000", "Upload-Metadata": "filename eC5iaW4=" });
const append = (address: string, body: Buffer) =>
  send(address, "PATCH", { "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream" }, body);

describe("on a full disk", () => {
  it("an upload is refused in words, and files are read on", async () => {
    const known = await uploadFile(test.origin, learner, "kept", { name: "kept.txt" });
    const count = await test.database.prisma.file.count();
    const answer = await whileFull(() => sendFile(test.origin, learner, "new", { name: "new.txt" }));
    expect(answer).toMatchObject({ status: 507, retryAfter: "60", body: { message, code: "UNAVAILABLE" } });
    expect(await test.database.prisma.file.count()).toBe(count);
    expect(await (await getFile(test.origin, learner, known.url)).text()).toBe("kept");
  });

  it("an upload in parts waits where it is", async () => {
    expect(await whileFull(begin)).toMatchObject({ status: 507, body: { message } });
    const address = (await begin()).headers.get("location") ?? "";
    const bytes = randomBytes(5_000);
    expect(await whileFull(() => append(address, bytes))).toMatchObject({ status: 507, body: { message } });
    expect((await send(address, "HEAD", {})).headers.get("upload-offset")).toBe("0");
    const ended = await append(address, bytes);
    expect(ended.status).toBe(200);
    const { url } = (await ended.json()) as { url: string };
    const stored = Buffer.from(await (await getFile(test.origin, learner, url)).arrayBuffer());
    expect(stored.equals(bytes)).toBe(true);
  });
});
