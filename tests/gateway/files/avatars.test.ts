import { describe, expect, it } from "vitest";
import { openSuite } from "#tests/support/suite";
import { getFile, makePicture, uploadFile } from "#tests/support/uploads";

const { test } = await openSuite();
const { origin } = test;
const { prisma } = test.database;
const learner = await test.as("learner");
const other = await test.as("secondLearner");
const trainer = await test.as("coordinator");
const otherAdmin = await test.as("otherAdmin");

const bytes = await makePicture().png().toBuffer();
const upload = (by = learner) => uploadFile(origin, by, bytes, { name: "face.png" });
const refusal = "__typename ... on Refusal { code fieldErrors { field message } }";
const updateAvatar = async (fileId: number | null, caller = learner) =>
  (
    await caller.graphql(
      `mutation ($fileId: Int) { result: updateAvatar(fileId: $fileId) { ... on UserPayload { user { avatarUrl } } ${refusal} } }`,
      { fileId },
    )
  ).data.result;

describe("an avatar", () => {
  it("is an own picture, which everyone of the institute may then read, and no one else", async () => {
    const { id, url } = await upload();
    expect(await updateAvatar(id)).toMatchObject({ user: { avatarUrl: url } });
    for (const caller of [other, trainer]) expect((await getFile(origin, caller, url)).status).toBe(200);
    for (const caller of [test.visitor, otherAdmin])
      expect((await getFile(origin, caller, url)).status).toBe(404);
    expect((await learner.graphql("{ viewer { avatarUrl } }")).data.viewer).toEqual({ avatarUrl: url });
  });

  it("is shown in chats, lists of users and to its owner who signs in", async () => {
    const { id, url } = await upload();
    await updateAvatar(id);
    const { data } = await trainer.graphql(`{
      users(search: "learner@demo.test") { nodes { avatarUrl } }
      chatPeople(search: "learner@demo.test") { databaseId avatarUrl }
    }`);
    expect(data.users.nodes).toEqual([{ avatarUrl: url }]);
    expect(data.chatPeople).toContainEqual({ databaseId: learner.userId, avatarUrl: url });
    const open = `mutation ($id: Int!) {
      result: openDirectRoom(userId: $id) { ... on RoomPayload { room { partner { avatarUrl } } } }
    }`;
    const room = await trainer.graphql(open, { id: learner.userId });
    expect(room.data.result.room).toEqual({ partner: { avatarUrl: url } });
    const entered = await test.visitor.graphql(
      `mutation { result: login(input: { email: "learner@demo.test", password: "learner-12345" }) {
        ... on SessionPayload { user { avatarUrl } } } }`,
    );
    expect(entered.errors ?? entered.data.result.user).toEqual({ avatarUrl: url });
  });

  it("is refused when it is no picture, someone else's or another tenant's", async () => {
    const text = await uploadFile(origin, learner, "text", { name: "face.txt" });
    const foreign = { field: "fileId", message: "This file isn't yours. Upload your own copy." };
    expect(await updateAvatar(text.id)).toMatchObject({
      code: "INVALID",
      fieldErrors: [{ field: "fileId", message: "Choose a picture: PNG, JPEG, GIF, WebP or AVIF" }],
    });
    for (const by of [other, otherAdmin])
      expect(await updateAvatar((await upload(by)).id)).toMatchObject({ fieldErrors: [foreign] });
  });

  it("is removed, and its file is then unused", async () => {
    const { id, url } = await upload();
    await updateAvatar(id);
    expect(await updateAvatar(null)).toEqual({ __typename: "UserPayload", user: { avatarUrl: null } });
    expect((await prisma.file.findUniqueOrThrow({ where: { id } })).unusedSince).not.toBeNull();
    expect((await getFile(origin, other, url)).status).toBe(404);
  });
});
