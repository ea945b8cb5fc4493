import { describe, expect, it } from "vitest";
import { namedFileIds } from "#gateway/domains/files/rules";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { getFile, makePicture, uploadFile } from "#tests/support/uploads";
import { type File, openFileWays, refusal, type Way } from "./fileWays";

const suite = await openSuite();
const { test, factory } = suite;
const { origin } = test;
const { prisma } = test.database;
const [admin, author, learner, otherAdmin] = await Promise.all(
  (["admin", "author", "learner", "otherAdmin"] as const).map((name) => test.as(name)),
);
const [editor = test.visitor] = [author];
const notYours = "This file isn't yours. Upload your own copy.";
const picture = await makePicture().png().toBuffer();
const upload = (by = editor) => uploadFile(origin, by, picture, { name: "one.png" });
const { courseInput, resourceInput, ways } = await openFileWays(suite);

async function run({ document, id, input }: Way, file: File, caller = editor) {
  const { data, errors } = await caller.graphql(document, { id, input: input(file) });
  if (errors) throw new Error(JSON.stringify(errors));
  return data.result;
}

describe.each(Object.entries(ways))("%s", (_name, command) => {
  const refused = {
    __typename: "Refusal",
    code: "INVALID",
    fieldErrors: [{ field: command.field, message: notYours }],
  };

  it("takes an own upload", async () => {
    const own = await upload();
    expect((await run(command, own)).__typename).not.toBe("Refusal");
    expect(await prisma.fileUse.count({ where: { fileId: own.id } })).toBe(1);
  });

  it("refuses files that the author may not use, and gains no right to them", async () => {
    for (const by of [learner, admin]) {
      const file = await upload(by);
      expect(await run(command, file)).toEqual(refused);
      expect((await getFile(origin, editor, file.url)).status).toBe(404);
    }
  });

  it("refuses another tenant's file, and one that is still to come", async () => {
    const foreign = await upload(otherAdmin);
    const isById = command.field === "fileId";
    const unknown = isById ? { fieldErrors: [{ field: "fileId", message: "File not found" }] } : refused;
    expect(await run(command, foreign)).toMatchObject(unknown);
    const next = foreign.id + 1;
    expect(await run(command, { id: next, url: `/files/${next}/x.png` })).toMatchObject(unknown);
  });
});

describe("a file may be used by", () => {
  const command = ways["createResource"];
  const use = async (file: File, caller: typeof editor) =>
    command && (await run(command, file, caller)).__typename;

  it("staff who see what uses it already", async () => {
    const cover = await upload(admin);
    await factory.course({ imageUrl: cover.url, status: "DRAFT" });
    expect(await use(cover, editor)).not.toBe("Refusal");
  });

  it("ADMIN while nothing uses it, but not out of a conversation", async () => {
    const unused = await upload(learner);
    expect(await use(unused, admin ?? editor)).not.toBe("Refusal");
    const said = await upload(learner);
    const room = await prisma.room.create({ data: { organizationId: demoId, kind: "DIRECT", key: "use" } });
    const message = await prisma.message.create({
      data: {
        organizationId: demoId,
        roomId: room.id,
        userId: learner?.userId ?? 0,
        clientId: "use-files",
        messageText: "Look",
      },
    });
    await prisma.messageFile.create({
      data: { organizationId: demoId, messageId: message.id, fileId: said.id, displayOrder: 1 },
    });
    expect(await use(said, admin ?? editor)).toBe("Refusal");
    expect(await use(said, editor)).toBe("Refusal");
  });

  it("anyone who changes something else where it stands", async () => {
    const cover = await upload(admin);
    const { id, code } = await factory.course({ imageUrl: cover.url });
    await prisma.fileUse.deleteMany({ where: { fileId: cover.id } });
    const input = { ...courseInput(cover.url), code };
    const result = await run(
      { field: "", document: ways["updateCourse"]?.document ?? "", id, input: () => input },
      cover,
    );
    expect(result.__typename).not.toBe("Refusal");
  });
});

describe("the kind of a file", async () => {
  const notPicture = "Choose a picture: PNG, JPEG, GIF, WebP or AVIF";
  const text = await uploadFile(origin, editor, "text", { name: "text.txt" });
  const messageOf = async (command: Way | undefined, file: File) => {
    if (!command) throw new Error("there is no such command");
    return (await run(command, file)).fieldErrors?.[0]?.message;
  };

  it("is a picture's for covers", async () => {
    for (const name of ["createCourse", "updateCourse", "createCurriculum", "updateCurriculum"])
      expect(await messageOf(ways[name], text)).toBe(notPicture);
  });

  it("is that of a resource's type, also when only the type changes", async () => {
    const { createResource, updateResource } = ways;
    const typed = (command: Way | undefined, type: string): Way | undefined =>
      command && { ...command, input: ({ url }) => ({ ...resourceInput(url), type }) };
    const wrong = {
      VIDEO: "Choose a video",
      AUDIO: "Choose a recording",
      PDF: "Choose a PDF",
      IMAGE: notPicture,
    };
    for (const [type, message] of Object.entries(wrong))
      expect(await messageOf(typed(createResource, type), text)).toBe(message);
    expect(await messageOf(updateResource, text)).toBeUndefined();
    expect(await messageOf(typed(updateResource, "PDF"), text)).toBe("Choose a PDF");
    expect(await messageOf(typed(updateResource, "FILE"), text)).toBeUndefined();
  });

  it("is a picture's for the logo, which visitors then see", async () => {
    const save = async (logo: string, caller = admin ?? editor) => {
      const { data } = await caller.graphql("{ organization(databaseId: 1) { name updatedAt timeZone } }");
      const { updatedAt: version, ...settings } = data.organization;
      const input = { ...settings, logo, selfRegistration: true, disableLogin: false };
      const saved = await caller.graphql(
        `mutation ($version: DateTime!, $input: OrganizationInput!) {
          result: updateOrganization(databaseId: 1, version: $version, input: $input) { __typename ${refusal} }
        }`,
        { version, input },
      );
      return saved.data.result;
    };
    expect((await save(text.url)).fieldErrors).toEqual([{ field: "logo", message: notPicture }]);
    const own = await upload(admin);
    expect((await save(own.url)).__typename).toBe("ChangedOrganizationPayload");
    expect((await getFile(origin, test.visitor, own.url)).status).toBe(200);
    expect((await save("")).__typename).toBe("ChangedOrganizationPayload");
  });
});

describe("over REST", () => {
  it("a course's cover is refused in the same words, and an own one is taken", async () => {
    const { url } = await upload(learner);
    const { status, json } = await editor.rest("POST", "courses", courseInput(url));
    expect([status, json.message ?? json.errors]).toEqual([400, notYours]);
    const own = await upload();
    const taken = await editor.rest("POST", "courses", courseInput(own.url));
    expect(taken.status).toBe(200);
    const put = await editor.rest("PUT", `courses/${taken.json.id}`, { title: "Other", imageUrl: url });
    expect(put.status).toBe(400);
  });
});

describe("the addresses in a text", () => {
  it("are found as the database finds them, each once", async () => {
    const texts = [
      "/files/1/a",
      "(/files/2/a /files/2/b)",
      "x/files/3/a",
      "é/files/4/a",
      "//files/0005/",
      "/files/6",
    ];
    expect(namedFileIds(texts.join("\n"))).toEqual([1, 2, 4, 5]);
    const [row] = await prisma.$queryRaw<[{ ids: number[] }]>`
      SELECT named_files(jsonb_build_object('body', ${texts.join("\n")}::text), ARRAY['body']) AS "ids"`;
    const found = new Set(namedFileIds(texts.join("\n")));
    expect(row.ids.filter((id) => !found.has(id))).toEqual([]);
  });
});
