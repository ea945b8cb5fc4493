import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { findShareProblem } from "#gateway/domains/files/uploadContract";
import { openTestGateway } from "#tests/support/gateway";
import { openSuite } from "#tests/support/suite";
import { openTus } from "#tests/support/tus";

const { test } = await openSuite({ environment: { FILES_MAX_MB: "8", FILES_QUOTA_MB: "10" } });
const { prisma } = test.database;
const learner = await test.as("learner");
const other = await test.as("secondLearner");
const admin = await test.as("admin");
const trainer = await test.as("coordinator");
const otherAdmin = await test.as("otherAdmin");
const { begin, append, send } = openTus(test.origin, learner);
const megabyte = 1_048_576;
const hour = 3_600_000;

const left = () => readdir(join(test.config.dataDir, "uploads")).catch(() => []);
const told = async (response: Response) => [response.status, (await response.json()).message];
const statuses = (answers: { response: Response }[]) => answers.map(({ response }) => response.status).sort();

afterEach(async () => {
  test.setNow();
  await prisma.openUpload.deleteMany();
  await prisma.file.deleteMany({ where: { unusedSince: { not: null } } });
});

const readUsed = async (): Promise<number> =>
  (await admin.graphql("{ fileQuota { usedBytes } }")).data.fileQuota.usedBytes;
const before = await readUsed();
const used = async () => (await readUsed()) - before;
const listed = async () =>
  (await admin.graphql("{ openUploads { databaseId name bytes arrivedBytes user { name } } }")).data
    .openUploads;
const cancel = (id: number, by = admin) =>
  by.graphql(
    `mutation { answer: deleteOpenUpload(openUploadId: ${id}) { __typename ... on Refusal { code message } } }`,
  );

describe("the share of a person", () => {
  it("takes five uploads and a fifth of the room, by their announced lengths", async () => {
    expect((await begin(2 * megabyte + 1)).response.status).toBe(409);
    expect((await begin(1.5 * megabyte)).response.status).toBe(201);
    const beyond = await begin(megabyte);
    expect(await told(beyond.response)).toEqual([
      409,
      "Not enough space for 1 MB: your unfinished uploads take 1.5 MB of your 2 MB",
    ]);
    for (let count = 0; count < 4; count += 1) expect((await begin(1)).response.status).toBe(201);
    expect(await told((await begin(1)).response)).toEqual([
      409,
      "You have 5 unfinished uploads. Finish or cancel one first.",
    ]);
  });

  it("leaves the room of others, who upload on", async () => {
    await begin(2 * megabyte);
    expect(await used()).toBe(0);
    expect((await begin(2 * megabyte, "b.bin", other)).response.status).toBe(201);
    expect((await begin(8 * megabyte, "c.bin", admin)).response.status).toBe(201);
    expect((await begin(3 * megabyte, "d.bin", trainer)).response.status).toBe(409);
  });

  it("holds for announcements at once, at two gateways", async () => {
    const second = await openTestGateway({
      database: test.database,
      environment: { FILES_MAX_MB: "8", FILES_QUOTA_MB: "10" },
    });
    const origins = [test.origin, second.origin, test.origin, second.origin, test.origin];
    const answers = await Promise.all(origins.map((origin) => begin(800_000, "a.bin", learner, origin)));
    await second.close();
    expect(statuses(answers)).toEqual([201, 201, 409, 409, 409]);
  });

  it("is free again when an upload ends, is cancelled, or was idle for an hour", async () => {
    const first = await begin(2 * megabyte);
    await send(test.origin + first.address, learner, "DELETE");
    const second = await begin(megabyte);
    expect((await append(second.address, 0, Buffer.alloc(megabyte, "a"))).status).toBe(200);
    const third = await begin(2 * megabyte);
    expect(third.response.status).toBe(201);
    test.setNow(new Date(Date.now() + hour));
    expect((await begin(2 * megabyte)).response.status).toBe(201);
    const goesOn = await append(third.address, 0, Buffer.alloc(1));
    expect(await told(goesOn)).toEqual([
      409,
      "Not enough space for 2 MB: your unfinished uploads take 2 MB of your 2 MB",
    ]);
  });

  it("counts nothing twice, by rule", () => {
    const now = new Date();
    const open = [
      { bytes: 5, activeAt: now },
      { bytes: 9, activeAt: new Date(now.getTime() - hour) },
    ];
    expect(findShareProblem({ bytes: 5, open, quota: 50, now })).toBeNull();
    expect(findShareProblem({ bytes: 6, open, quota: 50, now })).toMatch(/^Not enough space for 6 bytes/);
  });
});

describe("the room of an organization", () => {
  it("is taken as bytes arrive, and an upload goes on when there is room again", async () => {
    const large = await begin(8 * megabyte, "a.bin", admin);
    await append(large.address, 0, Buffer.alloc(6 * megabyte, "a"), admin);
    expect(await used()).toBe(6 * megabyte);
    const more = await begin(4 * megabyte, "b.bin", admin);
    expect((await append(more.address, 0, Buffer.alloc(3 * megabyte, "a"), admin)).status).toBe(204);
    const rest = Buffer.alloc(megabyte, "a");
    const [status, message] = await told(await append(more.address, 3 * megabyte, rest, admin));
    expect(status).toBe(409);
    expect(message).toMatch(/^Not enough space for 4 MB: 6\.4 MB of 10 MB is used$/);
    await send(test.origin + large.address, admin, "DELETE");
    expect((await append(more.address, 3 * megabyte, rest, admin)).status).toBe(200);
    expect(await used()).toBe(4 * megabyte);
  });
});

describe("open uploads", () => {
  it("are listed and cancelled by those who manage all files, and the uploader is told", async () => {
    const { address } = await begin(2 * megabyte, "film.mp4");
    await append(address, 0, Buffer.alloc(megabyte));
    const [upload] = await listed();
    expect(upload).toMatchObject({ name: "film.mp4", bytes: 2 * megabyte, arrivedBytes: megabyte });
    expect(upload.user.name).toMatch(/\w/);
    for (const by of [trainer, learner])
      expect((await cancel(upload.databaseId, by)).errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    const foreign = await cancel(upload.databaseId, otherAdmin);
    expect(foreign.data.answer.code).toBe("NOT_FOUND");
    expect((await cancel(upload.databaseId)).data.answer.__typename).toBe("DeletedOpenUploadPayload");
    const key = address.split("/").at(-1) ?? "";
    expect((await left()).filter((name) => name.startsWith(key))).toEqual([]);
    expect([await listed(), await used()]).toEqual([[], 0]);
    const next = await append(address, megabyte, Buffer.alloc(1));
    expect(await told(next)).toEqual([
      410,
      "This upload was cancelled or has expired. Try again to start it over.",
    ]);
    expect((await send(test.origin + address, learner, "HEAD")).status).toBe(410);
  });

  it("leave the library readable to staff who may not see them", async () => {
    await begin(megabyte, "film.mp4");
    const documents: Record<string, string> = JSON.parse(
      readFileSync("client/__generated__/persisted.json", "utf8"),
    );
    const document = Object.values(documents).find((text) => text.startsWith("query FilesScreenQuery")) ?? "";
    const read = (by: typeof admin, managesFiles: boolean) =>
      by.graphql(document, { first: 10, managesFiles });
    const { data, errors } = await read(trainer, false);
    expect([errors, data.openUploads]).toEqual([undefined, undefined]);
    expect(data.files.nodes.length).toBeGreaterThan(0);
    const asked = await read(trainer, true);
    expect(asked.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
    expect((await read(admin, true)).data.openUploads).toMatchObject([{ name: "film.mp4" }]);
  });
});
