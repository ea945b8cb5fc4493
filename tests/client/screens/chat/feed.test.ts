import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import type { ChatMessage } from "~/screens/chat/messageData";
import { RoomFeed, type RoomSource } from "~/screens/chat/room/RoomFeed";
import { openTimeline, windowSize, withChange, withOlder } from "~/screens/chat/room/timeline";
import { Room, Wire } from "./roomWire";

const step = fc.oneof(
  fc.record({ kind: fc.constant("send" as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant("answer" as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant("edit" as const), at: fc.nat(20) }),
  fc.record({ kind: fc.constant("delete" as const), at: fc.nat(20) }),
  fc.record({
    kind: fc.constantFrom("lose", "return", "older", "newer", "latest", "around", "arrive"),
    at: fc.nat(20),
  }),
);

type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

function changeOf(room: Room, { kind, at }: Step): ChatMessage | undefined {
  if (kind === "send") return room.send();
  if (kind === "answer") return room.send(room.messages[at % Math.max(1, room.messages.length)]);
  if (kind === "edit") return room.change(at, false);
  return kind === "delete" ? room.change(at, true) : undefined;
}

/** A room, the way to it, and what a page makes of both. */
function openPage(before: number) {
  const room = new Room();
  for (let count = 0; count < before; count += 1) room.send();
  const wire = new Wire(room);
  const feed = new RoomFeed(wire, room.page({}));
  let connected = true;
  const moves: Record<string, (at: number) => unknown> = {
    lose: () => {
      connected = false;
    },
    return: () => {
      if (!connected) void feed.catchUp();
      connected = true;
    },
    older: () => void feed.readOlder(),
    newer: () => void feed.readNewer(),
    latest: () => void feed.readLatest(),
    around: (at) => void (room.messages.length > 0 && feed.readAround(1 + (at % room.messages.length))),
    arrive: () => wire.letThrough(),
  };
  return {
    room,
    feed,
    async take(item: Step) {
      const changed = changeOf(room, item);
      if (changed && connected) feed.apply(changed);
      await moves[item.kind]?.(item.at);
    },
    async settle() {
      while (await wire.letThrough());
      void feed.catchUp();
      while (await wire.letThrough());
      feed.close();
    },
  };
}

const shownOf = ({ id, text, quote, isDeleted }: ChatMessage) => ({ id, text, quote, isDeleted });

describe("a room that is built from pages and events", () => {
  it("is what a fresh reading of the same stretch shows, whatever was missed, delayed or scrolled before", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(30), fc.array(step, { maxLength: 40 }), async (before, steps) => {
        const page = openPage(before);
        for (const item of steps) await page.take(item);
        await page.settle();
        const { room, feed } = page;
        const { messages, hasOlder, hasNewer } = feed.state.read().timeline;
        const [first, last] = [messages.at(0)?.id ?? 1, messages.at(-1)?.id ?? 0];
        const fresh = room.messages.slice(first - 1, last).map((message) => room.shown(message));
        expect(messages.map(shownOf)).toEqual(fresh.map(shownOf));
        expect([hasOlder, hasNewer]).toEqual([first > 1, last < room.messages.length]);
      }),
      { numRuns: 300 },
    );
  });

  it("quotes a message of files alone by its files, also after that message has changed", () => {
    const room = new Room();
    const original = room.send();
    room.send(original);
    const file = {
      id: 7,
      name: "Plan.pdf",
      isPicture: false,
      bytes: 1,
      width: null,
      height: null,
      url: "/7",
    };
    const changed = { ...original, text: "", files: [file], version: 3 };
    const { messages } = withChange(openTimeline(room.page({})), changed);
    expect(messages[1]?.quote).toMatchObject({ id: original.id, text: "Plan.pdf" });
  });

  it("asks by itself for what an event shows to be missing", async () => {
    const room = new Room();
    const wire = new Wire(room);
    const feed = new RoomFeed(wire, room.page({}));
    room.send();
    feed.apply(room.send());
    expect(feed.state.read().timeline.messages.map(({ id }) => id)).toEqual([2]);
    await vi.waitFor(() => expect(wire.isAsked()).toBe(true));
    await wire.letThrough();
    expect(feed.state.read().timeline.messages.map(({ id }) => id)).toEqual([1, 2]);
  });

  it("keeps at most 200 messages on the page, and reads again what it let go", () => {
    const room = new Room();
    for (let count = 0; count < 230; count += 1) room.send();
    const page = (start: number, end: number) => ({
      messages: room.messages.slice(start, end),
      hasOlder: start > 0,
      hasNewer: end < 230,
      version: room.version,
    });
    const older = withOlder(openTimeline(page(100, 230)), page(0, 100));
    expect([older.messages.length, older.messages[0]?.id, older.hasNewer]).toEqual([windowSize, 1, true]);
    const full = openTimeline(page(30, 230));
    const next = withChange(full, room.send());
    expect([next.messages.length, next.messages[0]?.id, next.hasOlder]).toEqual([windowSize, 32, true]);
  });

  it("goes elsewhere once the page that is being read has arrived", async () => {
    const room = new Room();
    for (let count = 0; count < 30; count += 1) room.send();
    const wire = new Wire(room);
    const feed = new RoomFeed(wire, room.page({}));
    const older = feed.readOlder();
    const first = feed.readFirst();
    const around = feed.readAround(12);
    const latest = feed.readLatest();
    const missing = feed.readAround(90);
    while (await wire.letThrough());
    await older;
    expect(await first).toEqual({ found: 1 });
    expect(await around).toEqual({ found: 12 });
    expect(await latest).toBe(true);
    expect(await missing).toEqual({ found: null });
  });

  it("tells why it cannot be read, and goes on afterwards", async () => {
    const room = new Room();
    for (let count = 0; count < 9; count += 1) room.send();
    let broken = true;
    const source: RoomSource = {
      readPage: async (stretch) => {
        if (broken) throw new Error("The server can't be reached");
        return room.page(stretch);
      },
      readChanges: async (since) => room.changes(since),
    };
    const feed = new RoomFeed(source, room.page({}));
    await feed.readOlder();
    expect(feed.state.read()).toMatchObject({
      loading: null,
      failure: { message: "The server can't be reached" },
    });
    expect(await feed.readAround(1)).toEqual({ failed: true });
    broken = false;
    await feed.readOlder();
    expect(feed.state.read()).toMatchObject({ failure: null, timeline: { hasOlder: false } });
    expect(await feed.readAround(90)).toEqual({ found: null });
  });
});
