import { afterAll, describe, expect, it } from "vitest";
import { demoId } from "#tests/support/factory";
import { openConversation } from "./conversation";

const chat = await openConversation();
afterAll(() => chat.test.close());

describe("the statements", () => {
  it("the statements of lists are as many for 5 rows as for 50, and those of a message few", async () => {
    const { sender, other: friend, roomId } = await chat.twoPeople();
    await chat.fill(roomId, friend.user.id, 60);
    const parent = await chat.send(sender.caller, "Parent", { roomId });
    for (let n = 0; n < 4; n += 1)
      await chat.send(sender.caller, "Answer", { parentMessageId: parent.databaseId });
    const count = async (work: () => Promise<unknown>) => {
      await work();
      return (await chat.test.statementsOf(work)).length;
    };
    const few = await count(() => chat.page(friend.caller, roomId, "limit: 5"));
    expect(await count(() => chat.page(friend.caller, roomId, "limit: 50"))).toBe(few);
    expect(few).toBeLessThanOrEqual(8);
    expect(await count(() => chat.search(friend.caller, "line"))).toBeLessThanOrEqual(3);

    const rooms = await count(() => chat.roomsOf(friend.caller));
    for (let n = 0; n < 6; n += 1) {
      const stranger = await chat.learner();
      await chat.send(stranger.caller, "Hi", { userId: friend.user.id });
    }
    expect(await count(() => chat.roomsOf(friend.caller))).toBe(rooms);
    expect(rooms).toBeLessThanOrEqual(9);

    const send = await count(() => chat.send(sender.caller, "More", { roomId }));
    expect(send).toBeLessThanOrEqual(16);
    const lobby = await chat.prisma.room.findFirstOrThrow({
      where: { organizationId: demoId, kind: "LOBBY" },
    });
    expect(await count(() => chat.send(sender.caller, "More", { roomId: lobby.id }))).toBeLessThanOrEqual(
      send,
    );
  });
});

describe("the documented calls", () => {
  it("POST messages writes to the lobby, to a person, and as a reply; GET lists them, oldest first", async () => {
    const { sender, other: friend } = await chat.twoPeople();
    const post = (body: object) => sender.caller.rest("POST", "messages", body);
    const lobby = await post({ messageText: "By a call" });
    expect([lobby.status, lobby.json.parentMessageId, lobby.json.modifiedDate]).toEqual([200, null, null]);
    expect(lobby.json).toMatchObject({
      messageText: "By a call",
      user: { id: sender.user.id, name: sender.user.name },
    });
    const direct = await post({ messageText: "To you", userId: friend.user.id, clientId: "call-client-id" });
    await post({ messageText: "To you", userId: friend.user.id, clientId: "call-client-id" });
    const reply = await friend.caller.rest("POST", "messages", {
      messageText: "Thanks",
      parentMessageId: direct.json.id,
    });
    expect(reply.json.parentMessageId).toBe(direct.json.id);
    const list = await friend.caller.rest("GET", `messages?userId=${sender.user.id}`);
    expect(list.json.map(({ messageText }: { messageText: string }) => messageText)).toEqual([
      "To you",
      "Thanks",
    ]);
    const all = await friend.caller.rest("GET", "messages");
    expect(all.json.at(-1).id).toBe(lobby.json.id);
    expect((await friend.caller.rest("GET", `messages/${lobby.json.id}`)).json).toHaveLength(1);
    expect((await post({ messageText: "" })).json.errorMessage).toBe("Message is required");
    expect((await sender.caller.rest("GET", "messages?userId=abc")).status).toBe(400);
  });
});
