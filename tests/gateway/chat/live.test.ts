import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { openLocalBus } from "#gateway/bus/bus";
import { openPresence, presenceTimes } from "#gateway/session/presence";
import type { Caller } from "#tests/support/caller";
import { demoId } from "#tests/support/factory";
import { type LiveSocket, openLiveSocket } from "#tests/support/liveSocket";
import { ask } from "../enrolments/classroom";
import { openConversation } from "./conversation";

const sockets: LiveSocket[] = [];

const chat = await openConversation();
afterEach(async () => {
  await Promise.all(sockets.splice(0).map((socket) => socket.close()));
});
afterAll(() => chat.test.close());

const roomEvents = (roomId: number) => `subscription { roomEvents(roomId: ${roomId}) {
  __typename
  ... on MessageChange { chatMessage { messageText isDeleted version user { name } parent { messageText } } }
  ... on RoomReader { messageId person { name } }
  ... on Typing { person { name } }
  ... on RoomState { isClosed }
} }`;
const chatChanged =
  "subscription { chatChanged { roomId unreadCount preview { text authorName isDeleted } } }";

async function listen(caller: Caller, document: string): Promise<LiveSocket> {
  const socket = await openLiveSocket(chat.test.origin, { token: caller.token });
  sockets.push(socket);
  await socket.listen("1", document);
  return socket;
}

/** The next event that is not about who is there, which changes with every socket. */
async function nextEvent(socket: LiveSocket) {
  for (;;) {
    const { payload } = await socket.next();
    if (!payload?.data) throw new Error(JSON.stringify(payload));
    const event = payload.data.roomEvents ?? payload.data.chatChanged;
    if (event.__typename !== "RoomPresence" && event.roomId !== null) return event;
  }
}

describe("who listens to a room", () => {
  it("hears messages, edits, deletions, reading and typing; a person outside may not listen", async () => {
    const { sender, other, roomId } = await chat.twoPeople();
    const socket = await listen(other.caller, roomEvents(roomId));
    const { databaseId } = await chat.send(sender.caller, "Hello", { roomId });
    expect(await nextEvent(socket)).toMatchObject({ chatMessage: { messageText: "Hello", version: 1 } });
    await chat.change(sender.caller, "editMessage", `messageId: ${databaseId}, messageText: "Hello!"`);
    expect(await nextEvent(socket)).toMatchObject({ chatMessage: { messageText: "Hello!", version: 2 } });
    await chat.markRead(other.caller, roomId, databaseId);
    expect(await nextEvent(socket)).toMatchObject({
      messageId: databaseId,
      person: { name: other.user.name },
    });
    await ask(sender.caller, `mutation { tellTyping(roomId: ${roomId}) { __typename } }`);
    expect(await nextEvent(socket)).toEqual({ __typename: "Typing", person: { name: sender.user.name } });
    await chat.change(sender.caller, "deleteMessage", `messageId: ${databaseId}`);
    expect(await nextEvent(socket)).toMatchObject({ chatMessage: { messageText: "", isDeleted: true } });

    const stranger = await chat.learner();
    await expect(listen(stranger.caller, roomEvents(roomId))).rejects.toThrow("FORBIDDEN");
  });

  it("hears that the other account is closed, to which no one can write then", async () => {
    const { sender, other, roomId } = await chat.twoPeople();
    const { databaseId } = await chat.send(sender.caller, "Hello", { roomId });
    const socket = await listen(sender.caller, roomEvents(roomId));
    const admin = await chat.test.as("admin");
    const setActive = (userId: number, active: boolean) =>
      ask(admin, `mutation { setUserActive(userId: ${userId}, active: ${active}) { __typename } }`);
    await setActive(other.user.id, false);
    expect(await nextEvent(socket)).toEqual({ __typename: "RoomState", isClosed: true });
    const closed = { code: "CONFLICT", message: "This account is closed, so you can't write to it." };
    const [lobby] = await chat.roomsOf(sender.caller);
    const elsewhere = await chat.send(sender.caller, "Lobby", { roomId: lobby.databaseId });
    const stranger = await chat.learner();
    await setActive(stranger.user.id, false);
    const forward = `messageId: ${elsewhere.databaseId}, roomId: ${roomId}, clientId: "forward-${databaseId}"`;
    const refused = [
      await chat.send(sender.caller, "Still there?", { roomId }),
      await chat.send(sender.caller, "Still there?", { userId: other.user.id }),
      await chat.send(sender.caller, "Still there?", { parentMessageId: databaseId }),
      await chat.send(sender.caller, "Hello", { userId: stranger.user.id }),
      await chat.change(sender.caller, "forwardMessage", forward),
      await chat.change(sender.caller, "editMessage", `messageId: ${databaseId}, messageText: "Hello?"`),
    ];
    for (const refusal of refused) expect(refusal).toMatchObject(closed);
    const { rooms } = await ask(sender.caller, "{ rooms { databaseId isClosed } }");
    const states = [
      { databaseId: lobby.databaseId, isClosed: false },
      { databaseId: roomId, isClosed: true },
    ];
    expect(rooms).toEqual(expect.arrayContaining(states));
    await setActive(other.user.id, true);
    expect(await nextEvent(socket)).toEqual({ __typename: "RoomState", isClosed: false });
    expect(await chat.send(sender.caller, "Welcome back", { roomId })).toMatchObject({ roomId });
  });

  it("hears nothing more within a second of dropping out of the batch", async () => {
    const { user, caller } = await chat.learner();
    const batch = await chat.prisma.batch.findFirstOrThrow({
      where: { organizationId: demoId, room: { some: {} } },
    });
    await chat.prisma.batchUser.create({
      data: { organizationId: demoId, batchId: batch.id, userId: user.id },
    });
    const { id: roomId } = await chat.prisma.room.findFirstOrThrow({ where: { batchId: batch.id } });
    const socket = await listen(caller, roomEvents(roomId));
    const trainer = await chat.test.as("coordinator");
    await ask(
      trainer,
      `mutation { setBatchUserStatus(batchId: ${batch.id}, userId: ${user.id}, status: DROPPED) { __typename } }`,
    );
    const dropped = Date.now();
    for (;;) {
      const message = await socket.next();
      if (message.type === "complete" || message.type === "error") break;
    }
    expect(Date.now() - dropped).toBeLessThan(1_000);
  });

  it("costs the same statements of the database, whether one listens or many", async () => {
    const { sender, other, roomId } = await chat.twoPeople();
    const count = async (listeners: number) => {
      while (sockets.length < listeners) await listen(other.caller, roomEvents(roomId));
      const heard = Promise.all(sockets.map(nextEvent));
      const statements = await chat.test.statementsOf(async () => {
        await chat.send(sender.caller, "Count me", { roomId });
        await heard;
      });
      return statements.length;
    };
    // A session that is looked up again at the same time is no cost of the message: the cheapest of three has none.
    const cheapest = async (listeners: number) =>
      Math.min(await count(listeners), await count(listeners), await count(listeners));
    const alone = await cheapest(1);
    expect(await cheapest(6)).toBe(alone);
  });
});

describe("who listens to the own chat", () => {
  it("hears of own rooms only, of what is left unread, and of nothing that others read", async () => {
    const { sender, other, roomId } = await chat.twoPeople();
    const stranger = await chat.learner();
    const [own, outside] = [
      await listen(other.caller, chatChanged),
      await listen(stranger.caller, chatChanged),
    ];
    const { databaseId } = await chat.send(sender.caller, "Private", { roomId });
    expect(await nextEvent(own)).toMatchObject({
      roomId,
      preview: { text: "Private", authorName: sender.user.name },
    });
    await chat.markRead(other.caller, roomId, databaseId);
    expect(await nextEvent(own)).toMatchObject({ roomId, preview: null, unreadCount: 0 });
    const lobby = await chat.send(sender.caller, "To everyone");
    for (const socket of [own, outside])
      expect(await nextEvent(socket)).toMatchObject({
        roomId: lobby.roomId,
        preview: { text: "To everyone" },
      });
  });
});

describe("who listens to the own favourites", () => {
  const favouriteChanged =
    "subscription { favouriteChanged { messageId isFavourite chatMessage { messageText room { name } } } }";

  it("receives its own on every screen, and no one else's, until the message is deleted", async () => {
    const { sender, other, roomId } = await chat.twoPeople();
    const { databaseId: messageId } = await chat.send(sender.caller, "Worth keeping", { roomId });
    const [here, elsewhere] = [
      await listen(other.caller, favouriteChanged),
      await listen(other.caller, favouriteChanged),
    ];
    const author = await listen(sender.caller, favouriteChanged);
    const set = (caller: Caller, isFavourite: boolean) =>
      chat.change(caller, "setFavourite", `messageId: ${messageId}, isFavourite: ${isFavourite}`);
    const next = async (socket: LiveSocket) => (await socket.next()).payload.data.favouriteChanged;
    await set(other.caller, true);
    await set(other.caller, true);
    const chatMessage = { messageText: "Worth keeping", room: { name: sender.user.name } };
    const kept = { messageId, isFavourite: true, chatMessage };
    expect([await next(here), await next(elsewhere)]).toEqual([kept, kept]);
    // A message kept already is no news: the next event is that it is no longer kept.
    await set(other.caller, false);
    expect(await next(here)).toEqual({ ...kept, isFavourite: false });
    await set(other.caller, true);
    expect(await next(here)).toEqual(kept);
    await set(sender.caller, true);
    expect(await next(author)).toMatchObject({ messageId, isFavourite: true });
    await chat.change(sender.caller, "deleteMessage", `messageId: ${messageId}`);
    for (const socket of [here, author])
      expect(await next(socket)).toMatchObject({ isFavourite: false, chatMessage: { messageText: "" } });
  });
});

describe("presence", () => {
  it("counts the people of a room who have a socket open", async () => {
    const { sender, other, roomId } = await chat.twoPeople();
    await listen(sender.caller, chatChanged);
    await listen(other.caller, chatChanged);
    const present = `{ roomPresence(roomId: ${roomId}) { onlineCount onlineIds } }`;
    await vi.waitFor(
      async () => expect((await ask(sender.caller, present)).roomPresence.onlineCount).toBe(2),
      3_000,
    );
    await sockets.pop()?.close();
    await vi.waitFor(
      async () =>
        expect((await ask(sender.caller, present)).roomPresence.onlineIds).toEqual([sender.user.id]),
      6_000,
    );
  });

  it("tells the two of a conversation when the other comes online, and of no one else", async () => {
    const { sender, other, roomId } = await chat.twoPeople();
    const stranger = await chat.learner();
    const presence = "... on RoomPresence { onlineIds } ... on MessageChange { chatMessage { messageText } }";
    const socket = await listen(
      sender.caller,
      `subscription { roomEvents(roomId: ${roomId}) { ${presence} } }`,
    );
    await listen(other.caller, chatChanged);
    const both = [sender.user.id, other.user.id];
    for (let ids: number[] = []; ids.length < 2; ) {
      ids = (await socket.next()).payload.data.roomEvents.onlineIds;
      expect(both).toEqual(expect.arrayContaining(ids));
    }
    // Events of the two until now come before a message.
    await chat.send(sender.caller, "We are both here", { roomId });
    for (let said = false; !said; ) said = Boolean((await socket.next()).payload.data.roomEvents.chatMessage);
    await listen(stranger.caller, chatChanged);
    await vi.waitFor(
      () => expect(chat.test.gateway.presence.online(demoId)).toContain(stranger.user.id),
      3_000,
    );
    await chat.send(sender.caller, "Hello", { roomId });
    const { data } = (await socket.next()).payload;
    expect(data.roomEvents).toEqual({ chatMessage: { messageText: "Hello" } });
  });

  it("is told between gateways, waits for a page that loads again, and ends with a gateway that fell silent", () => {
    vi.useFakeTimers();
    const bus = openLocalBus();
    const clock = () => new Date();
    const [here, elsewhere] = [openPresence({ bus, clock }), openPresence({ bus, clock })];
    const person = { organizationId: 1, userId: 7 };
    const [first, second] = [here.arrive(person), elsewhere.arrive(person)];
    vi.advanceTimersByTime(presenceTimes.gather);
    expect([...here.online(1)]).toEqual([7]);
    expect(here.online(2).size).toBe(0);
    first();
    vi.advanceTimersByTime(presenceTimes.away + presenceTimes.gather);
    expect([...here.online(1)]).toEqual([7]);
    second();
    const again = elsewhere.arrive(person);
    vi.advanceTimersByTime(presenceTimes.away + presenceTimes.gather);
    expect([...elsewhere.online(1)]).toEqual([7]);
    again();
    vi.advanceTimersByTime(presenceTimes.away + presenceTimes.gather);
    expect([...here.online(1)]).toEqual([]);

    bus.publish("presenceChanged", {
      organizationId: 1,
      gateway: "dead",
      present: [8],
      arrived: [8],
      left: [],
    });
    expect([...here.online(1)]).toEqual([8]);
    vi.advanceTimersByTime(presenceTimes.silence + 2 * presenceTimes.repeat);
    expect([...here.online(1)]).toEqual([]);
    here.close();
    elsewhere.close();
    vi.useRealTimers();
  });
});
