import { afterAll, describe, expect, it } from "vitest";
import type { Caller } from "#tests/support/caller";
import { nextNumber } from "#tests/support/factory";
import { openLiveSocket } from "#tests/support/liveSocket";
import { getFile, makePicture, uploadFile } from "#tests/support/uploads";
import { ask, command, openClassroom } from "../enrolments/classroom";

const room = await openClassroom();
afterAll(() => room.test.close());
const { test, prisma } = room;
const { origin } = test;
const [sender, partner, outsider] = await Promise.all([room.learner(), room.learner(), room.learner()]);
const admin = await test.as("admin");
const trainer = await test.as("coordinator");
const otherAdmin = await test.as("otherAdmin");
const picture = await makePicture(600, 300).png().toBuffer();

const fields = "databaseId messageText isForwarded files { databaseId name kind bytes width height url }";
const payload = `... on MessagePayload { chatMessage { ${fields} } }
  ... on Refusal { code message fieldErrors { field message } }`;

const upload = (by: Caller = sender.caller, name = "board.png") =>
  uploadFile(origin, by, name.endsWith(".png") ? picture : "text", { name });

async function send(fileIds: number[], more: object = {}, caller: Caller = sender.caller) {
  const clientId = `files-${nextNumber()}-client`;
  const input = { clientId, messageText: "", userId: partner.user.id, fileIds, ...more };
  const document = `mutation ($input: MessageInput!) { result: sendMessage(input: $input) { ${payload} } }`;
  const result = await command(caller, document, { input });
  return result.chatMessage ?? result;
}

const change = async (mutation: string, caller: Caller = sender.caller) => {
  const result = await command(caller, `mutation { result: ${mutation} { ${payload} } }`, {});
  return result.chatMessage ?? result;
};

const statusFor = async ({ url }: { url: string }, caller: Caller) =>
  (await getFile(origin, caller, url)).status;
const usesOf = (fileId: number) => prisma.fileUse.count({ where: { fileId } });
const readRoomId = async (messageId: number) =>
  (await prisma.message.findUniqueOrThrow({ where: { id: messageId } })).roomId;

describe("a message with files", () => {
  it("carries up to five, in order, and needs no text then", async () => {
    const files = [];
    for (const name of ["1.txt", "2.png", "3.txt", "4.txt", "5.txt"])
      files.push(await upload(sender.caller, name));
    const sent = await send(files.map(({ id }) => id));
    expect(sent.files.map(({ name }: { name: string }) => name)).toEqual(files.map(({ name }) => name));
    const [text, shown] = files;
    expect(sent.files[1]).toEqual({
      databaseId: shown?.id,
      name: "2.png",
      kind: "IMAGE",
      width: 600,
      height: 300,
      bytes: shown?.bytes,
      url: shown?.url,
    });
    const again = await send([text?.id ?? 0, text?.id ?? 0]);
    expect(again.files).toHaveLength(1);
  });

  it("is refused with more than five, and without text and files", async () => {
    expect(await send([1, 2, 3, 4, 5, 6])).toMatchObject({
      code: "INVALID",
      fieldErrors: [{ field: "fileIds", message: "A message can have at most 5 files" }],
    });
    expect(await send([])).toMatchObject({
      fieldErrors: [{ field: "messageText", message: "Message is required" }],
    });
  });

  it("is refused with files that its sender may not use, and nothing is sent", async () => {
    const own = await upload();
    for (const by of [partner.caller, admin, otherAdmin]) {
      const { id } = await upload(by);
      expect(await send([own.id, id])).toMatchObject({
        code: "INVALID",
        fieldErrors: [{ field: "fileIds.1" }],
      });
      expect(await usesOf(id)).toBe(0);
    }
    expect(await usesOf(own.id)).toBe(0);
  });

  it("lets the room's members read them, and no one else, not even staff", async () => {
    const file = await upload();
    await send([file.id], { messageText: "Look" });
    for (const caller of [sender.caller, partner.caller]) expect(await statusFor(file, caller)).toBe(200);
    for (const caller of [outsider.caller, admin, trainer, otherAdmin, test.visitor])
      expect(await statusFor(file, caller)).toBe(404);
    expect((await getFile(origin, partner.caller, `${file.url}?width=480`)).headers.get("content-type")).toBe(
      "image/webp",
    );
  });

  it("is found by its text as before", async () => {
    const { id } = await upload();
    const sent = await send([id], { messageText: "Zirconium lattice" });
    const { searchMessages } = await ask(
      partner.caller,
      `{ searchMessages(text: "zirconium", first: 5) { nodes { databaseId files { name } } } }`,
    );
    expect(searchMessages.nodes).toEqual([{ databaseId: sent.databaseId, files: [{ name: "board.png" }] }]);
  });

  it("loses its files when it is deleted", async () => {
    const file = await upload();
    const { databaseId } = await send([file.id]);
    expect(await change(`deleteMessage(messageId: ${databaseId})`)).toMatchObject({
      files: [],
      messageText: "",
    });
    expect(await usesOf(file.id)).toBe(0);
    expect((await prisma.file.findUniqueOrThrow({ where: { id: file.id } })).unusedSince).not.toBeNull();
    expect(await statusFor(file, partner.caller)).toBe(404);
    expect(await statusFor(file, sender.caller)).toBe(200);
  });

  it("keeps them when its text is edited away, which no other message allows", async () => {
    const { id } = await upload();
    const { databaseId } = await send([id], { messageText: "Look" });
    const edited = await change(`editMessage(messageId: ${databaseId}, messageText: " ")`);
    expect(edited).toMatchObject({ messageText: "", files: [{ databaseId: id }] });
    const plain = await send([], { messageText: "Plain" });
    expect(await change(`editMessage(messageId: ${plain.databaseId}, messageText: " ")`)).toMatchObject({
      code: "INVALID",
    });
  });

  it("is forwarded with them to readers of another room, by anyone who may read it", async () => {
    const file = await upload();
    const { databaseId } = await send([file.id]);
    const batch = await send([], { messageText: "Hello", userId: outsider.user.id }, partner.caller);
    const forward = (caller: Caller, roomId: number) =>
      change(
        `forwardMessage(messageId: ${databaseId}, roomId: ${roomId}, clientId: "forward-${nextNumber()}")`,
        caller,
      );
    const roomId = await readRoomId(batch.databaseId);
    expect(await forward(outsider.caller, roomId)).toMatchObject({ code: "NOT_FOUND" });
    const sent = await forward(partner.caller, roomId);
    expect(sent).toMatchObject({ isForwarded: true, messageText: "", files: [{ databaseId: file.id }] });
    expect(await statusFor(file, outsider.caller)).toBe(200);
    await change(`deleteMessage(messageId: ${databaseId})`);
    expect(await statusFor(file, outsider.caller)).toBe(200);
    expect(await usesOf(file.id)).toBe(1);
  });

  it("is previewed by its files where it has no text", async () => {
    const lastOf = async () =>
      (await ask(partner.caller, "{ rooms { partner { databaseId } lastMessage { text } } }")).rooms.find(
        (item: { partner: { databaseId: number } | null }) => item.partner?.databaseId === sender.user.id,
      )?.lastMessage.text;
    const [first, second] = [await upload(), await upload(sender.caller, "notes.txt")];
    await send([first.id]);
    expect(await lastOf()).toBe("board.png");
    await send([first.id, second.id]);
    expect(await lastOf()).toBe("2 files");
  });

  it("is pushed with them", async () => {
    const file = await upload();
    const first = await send([], { messageText: "First" });
    const roomId = await readRoomId(first.databaseId);
    const socket = await openLiveSocket(origin, { token: partner.caller.token });
    await socket.listen(
      "1",
      `subscription { roomEvents(roomId: ${roomId}) {
        ... on MessageChange { chatMessage { files { name url } } }
      } }`,
    );
    await send([file.id]);
    const isMessage = (payload: { data?: { roomEvents?: object } } | undefined) =>
      payload?.data?.roomEvents && "chatMessage" in payload.data.roomEvents;
    let { payload: heard } = await socket.next();
    while (!isMessage(heard)) ({ payload: heard } = await socket.next());
    expect(heard?.data?.roomEvents).toEqual({
      chatMessage: { files: [{ name: "board.png", url: file.url }] },
    });
    await socket.close();
  });
});
