import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { directKey, toPreview, toSearchQuery } from "#gateway/domains/chat/rules";
import { splitMessage } from "~/screens/chat/room/messageParts";
import { listPending, outboxSchema } from "~/screens/chat/room/outbox";
import { toReaders, withReader } from "~/screens/chat/room/readers";
import { countUnread, type RoomEntry, withMessage } from "~/screens/chat/roomsState";

describe("the words of a message", () => {
  it("lose nothing when addresses become links, and only web addresses do", () => {
    const part = fc.constantFrom(
      "see ",
      "(https://a.test/b(c))",
      "www.x.test,",
      "javascript:alert(1) ",
      "\n",
      "http://",
      "é ",
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join("");
        const made = splitMessage(text);
        expect(made.map((textPart) => textPart.text).join("")).toBe(text);
        for (const { href } of made) expect(href ?? "https://").toMatch(/^https?:\/\//);
      }),
    );
    expect(splitMessage("Go to https://a.test/x?y=1. Now (www.b.test)!").filter(({ href }) => href)).toEqual([
      { text: "https://a.test/x?y=1", href: "https://a.test/x?y=1" },
      { text: "www.b.test", href: "https://www.b.test" },
    ]);
  });

  it("are searched for as beginnings, and what is no word is left out", () => {
    expect(toSearchQuery(" it's  o\\k ! ")).toBe("'it''s':* & 'o\\\\k':*");
    expect(toSearchQuery(" & | !")).toBeNull();
    expect(toPreview(`${"x".repeat(200)}\n`, [])).toHaveLength(140);
    expect(toPreview("", ["notes.pdf"])).toBe("notes.pdf");
    expect(toPreview("", ["a.png", "b.png"])).toBe("2 files");
    expect(directKey(9, 3)).toBe(directKey(3, 9));
  });
});

describe("the list of rooms", () => {
  const last = (messageId: number, authorId: number) => ({
    messageId,
    authorId,
    authorName: "A",
    text: "T",
    isDeleted: false,
    createdDate: "2026-01-01T00:00:00Z",
  });
  const rooms: RoomEntry[] = [1, 2, 3].map((id) => ({
    id,
    kind: id === 1 ? "LOBBY" : "DIRECT",
    name: `Room ${id}`,
    partnerId: null,
    avatar: null,
    unread: 0,
    isClosed: false,
    last: last(id, 9),
  }));

  it("puts the room of a new message below the lobby and counts it once, but not one's own or an old one", () => {
    const once = withMessage(rooms, 2, last(10, 9), 7);
    const twice = withMessage(once, 2, last(10, 9), 7);
    expect([twice.map(({ id }) => id), countUnread(twice)]).toEqual([[1, 2, 3], 1]);
    expect(countUnread(withMessage(twice, 2, last(11, 7), 7))).toBe(0);
    expect(withMessage(twice, 2, last(4, 9), 7)).toEqual(twice);
  });
});

describe("marks and what is on its way", () => {
  it("never go back, and are not shown beside what the gateway has given back", () => {
    const readers = withReader(toReaders([{ id: 1, name: "A", messageId: 9 }]), {
      id: 1,
      name: "A",
      messageId: 4,
    });
    expect(readers.get(1)?.messageId).toBe(9);
    const outgoing = {
      clientId: "c",
      roomId: 1,
      text: "T",
      quote: null,
      createdDate: "",
      failure: null,
      isWaiting: true,
      files: [],
    };
    expect(listPending([outgoing], [{ clientId: "c", authorId: 7 }], 7)).toEqual([]);
    expect(listPending([outgoing], [{ clientId: "c", authorId: 8 }], 7)).toEqual([outgoing]);
    expect(outboxSchema.parse([outgoing])).toEqual([outgoing]);
    const refused = { ...outgoing, failure: "No", isWaiting: false };
    expect(outboxSchema.parse([refused])).toEqual([refused]);
  });
});
