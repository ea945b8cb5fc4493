import { describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { openSuite } from "#tests/support/suite";
import { getFile, makePicture, uploadFile } from "#tests/support/uploads";

const { test, factory } = await openSuite();
const { origin } = test;
const { prisma } = test.database;
const [admin, trainer, finance, support, author, learner] = await Promise.all(
  (["admin", "trainer", "finance", "support", "author", "learner"] as const).map((name) => test.as(name)),
);
if (!admin || !trainer || !finance || !support || !author || !learner)
  throw new Error("an account is missing");
const staff = { trainer, finance, support };
const picture = await makePicture().png().toBuffer();
const upload = (by: Caller) => uploadFile(origin, by, picture, { name: "one.png" });
type Uploaded = Awaited<ReturnType<typeof upload>>;

const course = await factory.course();
const { topic, question } = await factory.module(course);
const place = { organizationId: demoId, courseId: course.id };

async function submit({ id: fileId }: Uploaded) {
  const assignment = await prisma.assignment.create({
    data: { ...place, title: "Made", markdown: "Made", html: "Made", accepts: ["FILES"], points: 10 },
  });
  const given = await prisma.givenAssignment.create({
    data: { organizationId: demoId, assignmentId: assignment.id, opensAt: new Date() },
  });
  const submission = await prisma.submission.create({
    data: {
      organizationId: demoId,
      givenId: given.id,
      userId: learner?.userId ?? 0,
      number: 1,
      state: "HANDED_IN",
      handedInAt: new Date(),
    },
  });
  await prisma.submissionFile.create({
    data: { organizationId: demoId, submissionId: submission.id, fileId, displayOrder: 1 },
  });
}

/** The files of others, by what uses them. */
const uses: Record<string, (file: Uploaded) => Promise<unknown>> = {
  "a submission": submit,
  "the draft of a lesson": ({ url }) =>
    prisma.topicBlock.create({
      data: {
        ...place,
        topicId: topic.id,
        kind: "TEXT",
        markdown: `![](${url})`,
        displayOrder: 1,
        updatedById: 1,
        updatedByName: "Made",
      },
    }),
  "an unpublished course": ({ url }) => factory.course({ imageUrl: url, status: "DRAFT" }),
  "a private resource": ({ url }) => factory.resource({ courseId: course.id, url, visibility: "PRIVATE" }),
  "a question": ({ id }) => prisma.question.update({ where: { id: question.id }, data: { pictureId: id } }),
};

const send = (caller: Caller, fileIds: number[]) =>
  caller.graphql(
    `mutation ($input: MessageInput!) {
      sendMessage(input: $input) { __typename ... on Refusal { fieldErrors { field } } }
    }`,
    {
      input: {
        userId: caller === learner ? admin.userId : learner.userId,
        messageText: "Look",
        fileIds,
        clientId: crypto.randomUUID(),
      },
    },
  );

const setAvatar = (caller: Caller, fileId: number) =>
  caller.graphql("mutation ($fileId: Int) { updateAvatar(fileId: $fileId) { __typename } }", { fileId });

describe.each(Object.entries(uses))("a file of %s", async (name, use) => {
  const file = await upload(admin);
  await use(file);
  const isSeenBySupport = /course|resource/.test(name);

  it.each(Object.entries(staff))("is not read by %s through a message or a picture", async (role, caller) => {
    if (role === "support" && isSeenBySupport)
      return expect((await getFile(origin, caller, file.url)).status).toBe(200);
    expect((await getFile(origin, caller, file.url)).status).toBe(404);
    const { data } = await send(caller, [file.id]);
    expect(data.sendMessage).toEqual({ __typename: "Refusal", fieldErrors: [{ field: "fileIds.0" }] });
    expect((await setAvatar(caller, file.id)).data.updateAvatar.__typename).toBe("Refusal");
    expect((await getFile(origin, caller, file.url)).status).toBe(404);
  });

  it("is not signed for a trainer who may list files", async () => {
    const { data } = await trainer.graphql("query ($id: Int!) { file(databaseId: $id) { name signedUrl } }", {
      id: file.id,
    });
    expect(data.file?.signedUrl ?? null).toBeNull();
  });
});

describe("attaching", () => {
  it("takes what its author reads, never what is handed in", async () => {
    const cover = await upload(admin);
    await factory.course({ imageUrl: cover.url, status: "DRAFT" });
    expect((await send(author, [cover.id])).data.sendMessage.__typename).not.toBe("Refusal");
    const submitted = await upload(learner);
    await submit(submitted);
    expect((await getFile(origin, admin, submitted.url)).status).toBe(200);
    expect((await send(admin, [submitted.id])).data.sendMessage.__typename).toBe("Refusal");
    expect((await send(learner, [submitted.id])).data.sendMessage.__typename).not.toBe("Refusal");
  });

  it("reads who may see a few files in a few statements", async () => {
    const covers = await Promise.all([1, 2, 3].map(() => upload(admin)));
    for (const { url } of covers) await factory.course({ imageUrl: url });
    const forOne = await test.statementsOf(() => send(author, [covers[0]?.id ?? 0]));
    const forThree = await test.statementsOf(() =>
      send(
        author,
        covers.map(({ id }) => id),
      ),
    );
    expect(forThree.length).toBe(forOne.length);
  });
});

describe("the library", () => {
  it("holds nothing that is handed in", async () => {
    const file = await upload(learner);
    await submit(file);
    const find = (caller: Caller) =>
      caller.graphql("query ($id: Int!) { file(databaseId: $id) { id } }", { id: file.id });
    expect((await find(author)).data.file).toBeNull();
    expect((await find(trainer)).data.file).toBeNull();
    expect((await find(admin)).data.file).not.toBeNull();
  });
});
