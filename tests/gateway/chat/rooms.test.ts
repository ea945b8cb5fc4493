import { afterAll, describe, expect, it } from "vitest";
import { demoId } from "#tests/support/factory";
import { ask, globalId, nodeType } from "../enrolments/classroom";
import { openConversation } from "./conversation";

const chat = await openConversation();
const [trainer, other] = [await chat.test.as("coordinator"), await chat.test.as("otherAdmin")];
afterAll(() => chat.test.close());

const texts = (page: { messages: { messageText: string }[] }) =>
  page.messages.map(({ messageText }) => messageText);
const ids = (page: { messages: { databaseId: number }[] }) =>
  page.messages.map(({ databaseId }) => databaseId);

describe("paging through a room", () => {
  it("shows the last 50, then goes on in both directions, and around a message", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    const all = await chat.fill(roomId, friend.user.id, 170);
    const last = await chat.page(sender.caller, roomId);
    expect([ids(last), last.hasOlder, last.hasNewer]).toEqual([all.slice(120), true, false]);
    const older = await chat.page(sender.caller, roomId, `before: ${all[120]}`);
    expect([ids(older), older.hasOlder, older.hasNewer]).toEqual([all.slice(70, 120), true, true]);
    const around = await chat.page(sender.caller, roomId, `around: ${all[30]}`);
    expect([ids(around), around.hasOlder, around.hasNewer]).toEqual([all.slice(6, 56), true, true]);
    const newer = await chat.page(sender.caller, roomId, `after: ${all[130]}`);
    expect([ids(newer), newer.hasOlder, newer.hasNewer]).toEqual([all.slice(131), true, false]);
    const first = await chat.page(sender.caller, roomId, `around: ${all[0]}`);
    expect([ids(first), first.hasOlder, first.hasNewer]).toEqual([all.slice(0, 26), false, true]);
  });

  it("tells what has changed since a version, at most 200 at once", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    const first = await chat.send(sender.caller, "One", { roomId });
    const { version } = await chat.page(friend.caller, roomId);
    await chat.send(sender.caller, "Two", { roomId });
    await chat.change(sender.caller, "editMessage", `messageId: ${first.databaseId}, messageText: "One!"`);
    const missed = await chat.changes(friend.caller, roomId, version);
    expect([texts(missed), missed.version, missed.isComplete]).toEqual([["Two", "One!"], 3, true]);
    expect(await chat.changes(friend.caller, roomId, 3)).toMatchObject({ messages: [], version: 3 });

    const all = await chat.fill(roomId, sender.user.id, 220);
    for (const [index, id] of all.entries())
      await chat.prisma.message.update({ where: { id }, data: { version: index + 10 } });
    const part = await chat.changes(friend.caller, roomId, 9);
    expect([part.messages.length, part.isComplete]).toEqual([200, false]);
    const rest = await chat.changes(friend.caller, roomId, part.version);
    expect([rest.messages.length, rest.isComplete]).toEqual([all.length - 200, true]);
  });
});

describe("the list of rooms", () => {
  it("has the lobby first, then the latest, with the last message and what is unread", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    expect((await chat.roomsOf(friend.caller)).map(({ kind }: { kind: string }) => kind)).toEqual(["LOBBY"]);
    const first = await chat.send(sender.caller, "Hello", { roomId });
    const second = await chat.send(sender.caller, "Are\nyou  there?", { roomId });
    expect((await chat.roomsOf(friend.caller))[1]).toMatchObject({
      databaseId: roomId,
      kind: "DIRECT",
      name: sender.user.name,
      unreadCount: 2,
      lastReadMessageId: null,
      partner: { databaseId: sender.user.id, name: sender.user.name },
      lastMessage: { messageId: second.databaseId, authorName: sender.user.name, text: "Are you there?" },
    });
    expect(await chat.markRead(friend.caller, roomId, first.databaseId)).toMatchObject({
      room: { unreadCount: 1 },
    });
    expect(await chat.markRead(friend.caller, roomId, second.databaseId)).toMatchObject({
      room: { unreadCount: 0 },
    });
    expect(await chat.markRead(friend.caller, roomId, first.databaseId)).toMatchObject({
      room: { unreadCount: 0, lastReadMessageId: second.databaseId },
    });
    expect((await chat.roomsOf(sender.caller))[1]).toMatchObject({ unreadCount: 0 });
  });

  it("counts nothing in the lobby from before the account was made, and at most 100", async () => {
    const { user, caller } = await chat.learner();
    expect((await chat.roomsOf(caller))[0]).toMatchObject({ kind: "LOBBY", unreadCount: 0 });
    const { sender, roomId } = await chat.twoPeople();
    const direct = await chat.openDirect(sender.caller, user.id);
    expect(direct).not.toBe(roomId);
    await chat.fill(direct, sender.user.id, 130);
    const total = "{ unreadMessageCount }";
    expect((await ask(caller, total)).unreadMessageCount).toBe(100);
  });

  it("tells the people of a room how far others have read", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    const { databaseId } = await chat.send(sender.caller, "Read me", { roomId });
    await chat.markRead(friend.caller, roomId, databaseId);
    const readers = `{ roomReaders(roomId: ${roomId}) { person { name } messageId } }`;
    expect((await ask(sender.caller, readers)).roomReaders).toEqual([
      { person: { name: sender.user.name }, messageId: databaseId },
      { person: { name: friend.user.name }, messageId: databaseId },
    ]);
  });
});

describe("a person outside", () => {
  it("sees nothing of a conversation: by id, node, list, quote, search, history, changes, or reading", async () => {
    const { sender, roomId } = await chat.twoPeople();
    const { databaseId } = await chat.send(sender.caller, "Between us: amaranth", { roomId });
    const outsiders = [(await chat.learner()).caller, trainer, await chat.test.as("admin"), other];
    for (const outsider of outsiders) {
      expect(
        await ask(
          outsider,
          `{ room(databaseId: ${roomId}) { name } message(databaseId: ${databaseId}) { messageText } }`,
        ),
      ).toEqual({ room: null, message: null });
      expect(await nodeType(outsider, globalId("Room", roomId))).toBeUndefined();
      expect(await nodeType(outsider, globalId("Message", databaseId))).toBeUndefined();
      expect(await chat.page(outsider, roomId, `around: ${databaseId}`)).toBeNull();
      expect(await chat.changes(outsider, roomId, 0)).toBeNull();
      expect(await chat.search(outsider, "amaranth")).toEqual([]);
      expect(
        (await chat.roomsOf(outsider)).map((room: { databaseId: number }) => room.databaseId),
      ).not.toContain(roomId);
      expect((await ask(outsider, `{ roomReaders(roomId: ${roomId}) { messageId } }`)).roomReaders).toEqual(
        [],
      );
      const notFound = { code: "NOT_FOUND" };
      expect(await chat.send(outsider, "I", { roomId })).toMatchObject(notFound);
      expect(await chat.send(outsider, "I", { parentMessageId: databaseId })).toMatchObject(notFound);
      expect(await chat.change(outsider, "deleteMessage", `messageId: ${databaseId}`)).toMatchObject(
        notFound,
      );
      expect(await chat.markRead(outsider, roomId, databaseId)).toMatchObject(notFound);
      const forward = `messageId: ${databaseId}, roomId: ${roomId}, clientId: "outsider-forward"`;
      expect(await chat.change(outsider, "forwardMessage", forward)).toMatchObject(notFound);
      expect((await outsider.rest("GET", `messages/${databaseId}`)).status).toBe(404);
      expect((await outsider.rest("GET", `messages/${databaseId}/history`)).status).toBe(404);
    }
  });

  it("is in the room of a batch as a user or a trainer, and no longer after dropping out", async () => {
    const { user, caller } = await chat.learner();
    const batch = await chat.prisma.batch.findFirstOrThrow({
      where: { organizationId: demoId, room: { some: {} }, courses: { some: { trainers: { some: {} } } } },
      include: { room: true, courses: { include: { trainers: true } } },
    });
    const roomId = batch.room[0]?.id ?? 0;
    expect(await chat.page(caller, roomId)).toBeNull();
    const scope = { organizationId: demoId, batchId: batch.id, userId: user.id };
    const row = await chat.prisma.batchUser.create({ data: scope });
    expect(await chat.page(caller, roomId)).not.toBeNull();
    expect(await chat.send(caller, "I am new here", { roomId })).toMatchObject({ roomId });
    await chat.prisma.batchUser.update({ where: { id: row.id }, data: { status: "DROPPED" } });
    expect(await chat.page(caller, roomId)).toBeNull();
    expect(await chat.search(caller, "new here")).toEqual([]);
  });

  it("opens the room of a batch that no one has opened yet, and the lobby of a new tenant", async () => {
    const { user, caller } = await chat.learner();
    const batch = await chat.prisma.batch.create({
      data: {
        organizationId: demoId,
        name: "Fresh batch",
        description: "",
        startDate: new Date(),
        endDate: new Date(),
      },
    });
    await chat.prisma.batchUser.create({
      data: { organizationId: demoId, batchId: batch.id, userId: user.id },
    });
    const [first, second] = await Promise.all([chat.roomsOf(caller), chat.roomsOf(caller)]);
    expect(first).toEqual(second);
    expect(first).toMatchObject([
      { kind: "LOBBY" },
      { kind: "BATCH", name: "Fresh batch", lastMessage: null },
    ]);
  });
});
