import { afterAll, describe, expect, it } from "vitest";
import { chatMessages } from "#gateway/domains/chat/contract";
import type { Caller } from "#tests/support/caller";
import { ask } from "../enrolments/classroom";
import { openConversation } from "./conversation";

const chat = await openConversation();
afterAll(() => chat.test.close());

const texts = (page: { messages: { messageText: string }[] }) =>
  page.messages.map(({ messageText }) => messageText);

describe("sending a message", () => {
  it("goes to a room, to a person, as an answer to the room of its parent, or else to the lobby", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    const toRoom = await chat.send(sender.caller, "  To the room \n", { roomId });
    expect(toRoom).toMatchObject({
      roomId,
      messageText: "To the room",
      user: { databaseId: sender.user.id },
    });
    const toPerson = await chat.send(friend.caller, "To you", { userId: sender.user.id });
    expect(toPerson.roomId).toBe(roomId);
    const answer = await chat.send(sender.caller, "Yes", { parentMessageId: toPerson.databaseId });
    expect(answer).toMatchObject({ roomId, parent: { messageText: "To you" } });
    const { kind } = await chat.prisma.room.findFirstOrThrow({
      where: { id: (await chat.send(sender.caller, "To all")).roomId },
    });
    expect(kind).toBe("LOBBY");
  });

  it("happens exactly once however often, and however much at once, it is sent", async () => {
    const { sender, roomId } = await chat.twoPeople();
    const clientId = "the-very-same-id";
    const sendings = Array.from({ length: 6 }, () => chat.send(sender.caller, "Once", { roomId, clientId }));
    const sent = await Promise.all(sendings);
    const late = await chat.send(sender.caller, "Once more", { roomId, clientId });
    expect(new Set([...sent, late].map(({ databaseId }) => databaseId)).size).toBe(1);
    expect(texts(await chat.page(sender.caller, roomId))).toEqual(["Once"]);
  });

  it("gives the same client id of two people a message each", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    const clientId = "an-id-of-two-people";
    await chat.send(sender.caller, "Mine", { roomId, clientId });
    await chat.send(friend.caller, "Yours", { roomId, clientId });
    expect(texts(await chat.page(sender.caller, roomId))).toEqual(["Mine", "Yours"]);
  });

  it("counts the room's versions without a gap, also when many write at once", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        chat.send(n % 2 ? sender.caller : friend.caller, `No ${n}`, { roomId }),
      ),
    );
    const { messages, version } = await chat.page(sender.caller, roomId);
    expect(version).toBe(10);
    expect(messages.map((message: { version: number }) => message.version)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
  });

  it("refuses an empty text, a text of 4,001 characters, oneself, an unknown user, and a parent of another room", async () => {
    const { sender, roomId } = await chat.twoPeople();
    const elsewhere = await chat.send(sender.caller, "In the lobby");
    expect(await chat.send(sender.caller, " \n ", { roomId })).toMatchObject({ code: "INVALID" });
    expect(await chat.send(sender.caller, "x".repeat(4_001), { roomId })).toMatchObject({ code: "INVALID" });
    expect(await chat.send(sender.caller, "x".repeat(4_000), { roomId })).toMatchObject({ roomId });
    expect(await chat.send(sender.caller, "I", { userId: sender.user.id })).toMatchObject({
      code: "INVALID",
    });
    expect(await chat.send(sender.caller, "You?", { userId: 999_999 })).toMatchObject({ code: "NOT_FOUND" });
    const crossed = { roomId, parentMessageId: elsewhere.databaseId };
    expect(await chat.send(sender.caller, "Across", crossed)).toMatchObject({ code: "NOT_FOUND" });
  });

  it("stops a flood, and says for how long", async () => {
    const { sender, roomId } = await chat.twoPeople();
    chat.test.setNow(new Date("2026-11-19T10:00:00Z"));
    const document = `mutation ($n: String!) { ${Array.from({ length: 20 }, (_, n) => `m${n}: sendMessage(input: { roomId: ${roomId}, messageText: $n }) { __typename }`).join(" ")} }`;
    for (let n = 0; n < 5; n += 1) await ask(sender.caller, document, { n: String(n) });
    const { errors } = await sender.caller.graphql(document, { n: "more" });
    expect(errors?.[0]).toMatchObject({
      message: `${chatMessages.tooFast} Try again in 10 seconds.`,
      extensions: { code: "TOO_MANY_ATTEMPTS", retryAfter: 10 },
    });
    chat.test.setNow(new Date("2026-11-19T10:00:11Z"));
    expect(await chat.send(sender.caller, "Calm again", { roomId })).toMatchObject({ roomId });
    chat.test.setNow();
  });
});

describe("changing a message", () => {
  it("edits an own one and keeps its earlier texts, oldest first", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    const { databaseId } = await chat.send(sender.caller, "Frist", { roomId });
    await chat.change(sender.caller, "editMessage", `messageId: ${databaseId}, messageText: "Firts"`);
    const edited = await chat.change(
      sender.caller,
      "editMessage",
      `messageId: ${databaseId}, messageText: "First"`,
    );
    expect(edited).toMatchObject({ messageText: "First", modifiedDate: expect.any(String), version: 3 });
    const { json } = await friend.caller.rest("GET", `messages/${databaseId}/history`);
    expect(json.map(({ messageText }: { messageText: string }) => messageText)).toEqual(["Frist", "Firts"]);
  });

  it("lets no one edit another's message, staff included, and only staff delete it", async () => {
    const staff = await chat.factory.user({ userType: "E" });
    const staffCaller = await chat.test.visitor.signIn(staff.signIn);
    const learner = await chat.learner();
    const roomId = await chat.openDirect(learner.caller, staff.id);
    const ofStaff = await chat.send(staffCaller, "Of staff", { roomId });
    const ofLearner = await chat.send(learner.caller, "Of the learner", { roomId });
    const edit = `messageId: ${ofLearner.databaseId}, messageText: "Mine now"`;
    expect(await chat.change(staffCaller, "editMessage", edit)).toMatchObject({ code: "CONFLICT" });
    const remove = (caller: Caller, id: number) => chat.change(caller, "deleteMessage", `messageId: ${id}`);
    expect(await remove(learner.caller, ofStaff.databaseId)).toMatchObject({ code: "CONFLICT" });
    expect(await remove(staffCaller, ofLearner.databaseId)).toMatchObject({
      isDeleted: true,
      messageText: "",
    });
  });

  it("deletes the text everywhere: list, quote, history, search, favourites, room list, and the database", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    const { databaseId } = await chat.send(sender.caller, "Secret tourmaline", { roomId });
    await chat.change(
      sender.caller,
      "editMessage",
      `messageId: ${databaseId}, messageText: "Secret tourmaline two"`,
    );
    await chat.send(friend.caller, "What?", { parentMessageId: databaseId });
    await chat.change(friend.caller, "setFavourite", `messageId: ${databaseId}, isFavourite: true`);
    await chat.change(sender.caller, "deleteMessage", `messageId: ${databaseId}`);
    await chat.change(sender.caller, "deleteMessage", `messageId: ${databaseId}`);

    const { messages, version } = await chat.page(friend.caller, roomId);
    expect(messages).toMatchObject([
      { isDeleted: true, messageText: "", isFavourite: false },
      { parent: { isDeleted: true, messageText: "" } },
    ]);
    expect(version).toBe(4);
    expect(await chat.search(sender.caller, "tourmaline")).toEqual([]);
    expect((await sender.caller.rest("GET", `messages/${databaseId}/history`)).json).toEqual([]);
    const rows = await chat.prisma.$queryRaw<{ n: number }[]>`
      SELECT (SELECT count(*) FROM "Message" WHERE "messageText" LIKE '%tourmaline%')::int
        + (SELECT count(*) FROM "MessageRevision" WHERE "messageText" LIKE '%tourmaline%')::int AS n`;
    expect(rows).toEqual([{ n: 0 }]);
    const edit = `messageId: ${databaseId}, messageText: "Back"`;
    expect(await chat.change(sender.caller, "editMessage", edit)).toMatchObject({ code: "CONFLICT" });
  });

  it("forwards a text once, as the forwarding user's message, and no deleted one", async () => {
    const { sender, roomId } = await chat.twoPeople();
    const { roomId: target } = await chat.twoPeople().then(async (pair) => ({
      roomId: await chat.openDirect(sender.caller, pair.sender.user.id),
    }));
    const { databaseId } = await chat.send(sender.caller, "Pass it on", { roomId });
    const args = `messageId: ${databaseId}, roomId: ${target}, clientId: "forwarded-once"`;
    const first = await chat.change(sender.caller, "forwardMessage", args);
    expect(first).toMatchObject({ roomId: target, messageText: "Pass it on", isForwarded: true });
    expect((await chat.change(sender.caller, "forwardMessage", args)).databaseId).toBe(first.databaseId);
    await chat.change(sender.caller, "deleteMessage", `messageId: ${databaseId}`);
    const again = `messageId: ${databaseId}, roomId: ${target}, clientId: "forwarded-again"`;
    expect(await chat.change(sender.caller, "forwardMessage", again)).toMatchObject({ code: "CONFLICT" });
  });

  it("refuses a message that was already sent to another room", async () => {
    const { sender, roomId } = await chat.twoPeople();
    const { sender: third } = await chat.twoPeople();
    const target = await chat.openDirect(sender.caller, third.user.id);
    const { databaseId } = await chat.send(sender.caller, "Pass it on", { roomId });
    const forwardTo = (room: number) =>
      chat.change(
        sender.caller,
        "forwardMessage",
        `messageId: ${databaseId}, roomId: ${room}, clientId: "to-one-room"`,
      );
    expect(await forwardTo(target)).toMatchObject({ roomId: target });
    expect(await forwardTo(roomId)).toMatchObject({ code: "CONFLICT", message: chatMessages.sentElsewhere });
    expect(texts(await chat.page(sender.caller, roomId))).toEqual(["Pass it on"]);
  });

  it("keeps favourites private, in pages that hold when one is kept no longer", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    const ids = await chat.fill(roomId, sender.user.id, 5);
    const set = (messageId: number | undefined, isFavourite: boolean) =>
      chat.change(friend.caller, "setFavourite", `messageId: ${messageId}, isFavourite: ${isFavourite}`);
    for (const id of ids) expect(await set(id, true)).toMatchObject({ isFavourite: true });
    const favourites = async (caller: Caller, paging: string) => {
      const document = `{ favouriteMessages(${paging}) {
        nodes { databaseId } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;
      const { nodes, pageInfo } = (await ask(caller, document)).favouriteMessages;
      return { ...pageInfo, ids: nodes.map(({ databaseId }: { databaseId: number }) => databaseId) };
    };
    const newest = ids.toReversed();
    const first = await favourites(friend.caller, "first: 2");
    expect(first).toMatchObject({ ids: newest.slice(0, 2), hasNextPage: true });
    await set(newest[1], false);
    const second = await favourites(friend.caller, `first: 2, after: "${first.endCursor}"`);
    expect(second).toMatchObject({ ids: newest.slice(2, 4), hasNextPage: true });
    const last = await favourites(friend.caller, `first: 2, after: "${second.endCursor}"`);
    expect(last).toMatchObject({ ids: newest.slice(4), hasNextPage: false });
    const back = await favourites(friend.caller, `last: 2, before: "${last.startCursor}"`);
    expect(back).toMatchObject({ ids: newest.slice(2, 4), hasPreviousPage: true });

    expect((await favourites(sender.caller, "first: 9")).ids).toEqual([]);
    expect((await chat.page(sender.caller, roomId)).messages[0].isFavourite).toBe(false);
    const between = (caller: Caller, from: number | undefined, to: number | undefined) =>
      ask(caller, `{ answer: roomFavourites(roomId: ${roomId}, from: ${from}, to: ${to}) }`);
    expect((await between(friend.caller, ids[1], ids[4])).answer).toEqual([ids[4], ids[2], ids[1]]);
    expect((await between(sender.caller, ids[0], ids[4])).answer).toEqual([]);
  });
});
