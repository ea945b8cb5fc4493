import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import sharp from "sharp";
import { describe, test as each, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";
import { getFile, makePicture, sendFile, uploadFile } from "#tests/support/uploads";

const { test } = await openSuite({ environment: { FILES_QUOTA_MB: "20" } });
const { origin } = test;
const learner = await test.as("learner");

const png = await makePicture().png().toBuffer();
const svg =
  '<?xml version="1.0"?><!-- a --><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const html = "<!doctype html><script>alert(1)</script>";
const pdf = "%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF";

const keptFiles = () =>
  readdir(test.config.dataDir, { recursive: true, withFileTypes: true }).then(
    (entries) =>
      entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
    () => [],
  );

describe("POST /files", () => {
  it("keeps a file byte for byte and tells its address", async () => {
    const response = await sendFile(origin, learner, png, { name: "A picture (1).png", type: "image/png" });
    expect(response.status).toBe(201);
    const file = await response.json();
    expect(file).toEqual({
      id: expect.any(Number),
      name: "A picture (1).png",
      mime: "image/png",
      bytes: png.length,
      url: `/files/${file.id}/A%20picture%20%281%29.png`,
    });
    const read = await getFile(origin, learner, file.url);
    expect(Buffer.from(await read.arrayBuffer())).toEqual(png);
  });

  it("turns a picture with metadata upright and keeps none of it", async () => {
    const taken = await makePicture(40, 20)
      .jpeg()
      .withExif({ IFD0: { Copyright: "Somewhere secret" } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { url, bytes } = await uploadFile(origin, learner, taken, { name: "taken.jpg" });
    const kept = Buffer.from(await (await getFile(origin, learner, url)).arrayBuffer());
    const { width, height, exif, orientation } = await sharp(kept).metadata();
    expect({ width, height, exif, orientation }).toEqual({ width: 20, height: 40 });
    expect(kept.length).toBe(bytes);
  });

  it("refuses visitors", async () => {
    expect((await sendFile(origin, test.visitor, png, { name: "a.png" })).status).toBe(401);
  });

  it("refuses a write by cookie without the anti-forgery header", async () => {
    const headers = { Cookie: `lectern_session=${learner.token}` };
    const response = await sendFile(origin, test.visitor, png, { name: "a.png", headers });
    expect(response.status).toBe(403);
  });

  it("refuses more than 8 MB", async () => {
    const large = Buffer.alloc(8 * 1_048_576 + 1, "a");
    // The response is not lost to those who are still sending.
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect((await sendFile(origin, learner, large, { name: "a.txt" })).status).toBe(413);
  });

  it("cuts off who goes on sending what was refused", async () => {
    const sending = request(`${origin}/files`, {
      method: "POST",
      headers: { Authorization: `Bearer ${learner.token}`, "X-File-Name": "a.txt" },
    });
    const closed = new Promise((resolve) => sending.once("close", resolve));
    sending.on("error", () => undefined);
    const chunk = Buffer.alloc(1_048_576);
    const sendOn = () => sending.destroyed || sending.write(chunk, sendOn);
    sendOn();
    await closed;
  });

  it("refuses what exceeds the quota, with the figures", async () => {
    const large = Buffer.alloc(7 * 1_048_576, "a");
    // The other tenant has no files of its own yet.
    const other = await test.as("otherAdmin");
    await uploadFile(origin, other, large, { name: "one.txt" });
    await uploadFile(origin, other, large, { name: "two.txt" });
    const response = await sendFile(origin, other, large, { name: "three.txt" });
    expect(response.status).toBe(409);
    expect((await response.json()).message).toMatch(/^Not enough space for 7 MB: 14 MB of 20 MB is used$/);
  });

  it("keeps other methods out", async () => {
    const response = await fetch(`${origin}/files`, { method: "GET" });
    expect([response.status, response.headers.get("allow")]).toEqual([405, "POST"]);
  });
});

const bomb = await sharp({ create: { width: 8_000, height: 7_000, channels: 3, background: "#000" } })
  .png()
  .toBuffer();
const notUtf8 = Buffer.from([0xc3, 0x28, 0xff, 0x00, 0x01]);
const gifScript = Buffer.from("GIF89a/*<script>*/=1;alert(1)");

describe("what is not as it was declared is refused, and nothing of it is left", () => {
  each.each([
    ["an SVG as a PNG", svg, "a.png", "image/png", "This is an SVG drawing, not a file of the kind .png"],
    ["HTML as a PNG", html, "a.png", "", "This is HTML, not a file of the kind .png"],
    ["HTML as a text", html, "a.txt", "text/plain", "This is HTML, not a file of the kind .txt"],
    [
      "HTML behind a comment as a PDF",
      `<!-- -->${html}`,
      "a.pdf",
      "",
      "This is HTML, not a file of the kind .pdf",
    ],
    ["a PNG as a PDF", png, "a.pdf", "application/pdf", "This is a PNG picture, not a file of the kind .pdf"],
    ["a PNG declared to be a video", png, "a", "video/mp4", "This is a PNG picture, not an MP4 video"],
    ["a PNG declared to be text", png, "a", "text/x-python", "This is a PNG picture, not text"],
    ["a text as a JPEG", "hello", "a.jpg", "image/jpeg", "This is text, not a file of the kind .jpg"],
    ["a PDF as a JPEG", pdf, "a.jpeg", "", "This is a PDF, not a file of the kind .jpeg"],
    ["a PDF declared to be a picture", pdf, "a", "image/png", "This is a PDF, not a PNG picture"],
    [
      "data as a picture",
      notUtf8,
      "a.webp",
      "",
      "This is data of an unknown kind, not a file of the kind .webp",
    ],
    [
      "a script with the head of a GIF",
      gifScript,
      "a.gif",
      "image/gif",
      "This is a GIF picture, but it is damaged",
    ],
    [
      "a picture that breaks off",
      png.subarray(0, 40),
      "a.png",
      "",
      "This is a PNG picture, but it is damaged",
    ],
    ["a huge picture", bomb, "a.png", "", "The picture has more than 50 megapixels"],
    ["nothing", "", "a.txt", "", "The file is empty"],
  ])("%s", async (_what, body, name, type, message) => {
    const before = await keptFiles();
    const response = await sendFile(origin, learner, body, { name, type });
    expect([response.status, (await response.json()).message]).toEqual([400, message]);
    expect(await keptFiles()).toEqual(before);
  });

  it("a name that cannot be read", async () => {
    const headers = { "X-File-Name": "%E0%A4%A" };
    const response = await sendFile(origin, learner, "a", { name: "", headers });
    expect(response.status).toBe(400);
  });
});

describe("what callers name a file", () => {
  each.each([
    ["../../../etc/passwd", "passwd"],
    ["C:\\Windows\\evil.txt", "evil.txt"],
    ["a\u202Etxt.exe", "atxt.exe"],
    ["a\u0000b\r\n.txt", "ab.txt"],
    ["...", "file"],
    ["", "file"],
    ["  spaces   inside .txt ", "spaces inside .txt"],
    ["పాఠం.txt", "పాఠం.txt"],
    [`${"a".repeat(300)}.txt`, `${"a".repeat(251)}.txt`],
    ["%2e%2e%2fup.txt", "%2e%2e%2fup.txt"],
  ])("%s is kept as %s", async (given, name) => {
    const file = await uploadFile(origin, learner, "some text", { name: given });
    expect(file.name).toBe(name);
    const read = await getFile(origin, learner, file.url);
    expect(await read.text()).toBe("some text");
  });
});

describe("the kind of a file", () => {
  each.each([
    [svg, "a.svg", "image/svg+xml", "OTHER"],
    [html, "a.html", "text/html", "OTHER"],
    [pdf, "a.pdf", "application/pdf", "PDF"],
    ["a;b\n1;2", "a.csv", "text/csv", "DOCUMENT"],
    ["# One", "a.md", "text/markdown", "DOCUMENT"],
    ["<p align=center>One</p>", "README.md", "text/markdown", "DOCUMENT"],
    ["WEBVTT\n\n00:00.000 --> 00:01.000\nHello", "a.vtt", "text/vtt", "DOCUMENT"],
    [notUtf8, "a.bin", "application/octet-stream", "OTHER"],
    ["print(1)", "a.py", "text/plain", "DOCUMENT"],
  ])("of %o as %s is %s", async (body, name, mime, kind) => {
    const { id } = await uploadFile(origin, learner, body, { name });
    const row = await test.database.prisma.file.findUniqueOrThrow({ where: { id } });
    expect([row.mime, row.kind]).toEqual([mime, kind]);
  });
});
