// @vitest-environment happy-dom
import { renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { resetEnvironment } from "~/relay/environment";
import { noteMessage, notePresence, noteUnread, readRooms, useRooms } from "~/screens/chat/roomsStore";
import { enterChat, room, script } from "./chatScript";

beforeEach(() => {
  enterChat();
  resetEnvironment();
});

const preview = {
  messageId: 12,
  authorId: 9,
  authorName: "Ravi Kumar",
  text: "Are you there?",
  isDeleted: false,
  createdDate: "2026-03-05T10:20:30",
};

/** The list of rooms, of a gateway whose responses say these unread counts one after another. */
async function showRooms(...unreadCounts: number[]) {
  const rooms = () => [{ ...room, unreadCount: unreadCounts.shift() ?? 0 }];
  const gateway = scriptGateway(script({ rooms }));
  const seen: (number | undefined)[] = [];
  const { result } = renderHook(() => {
    const shown = useRooms();
    seen.push(shown.rooms?.[0]?.unread);
    return shown;
  });
  await waitFor(() => expect(result.current.rooms).not.toBeNull());
  return { ...gateway, result, seen, reads: () => gateway.askedAs("roomsStoreQuery").length };
}

describe("the rooms", () => {
  it("do not go back to a response that is older than an event, and are read once more", async () => {
    const { hold, result, seen, reads } = await showRooms(2, 2, 5);
    const release = hold();
    const read = readRooms();
    noteMessage(3, preview);
    noteUnread(3, 4);
    release();
    await read;
    expect(result.current.rooms?.[0]).toMatchObject({ unread: 4, last: { text: "Are you there?" } });
    await waitFor(() => expect(result.current.rooms?.[0]?.unread).toBe(5), { timeout: 3_000 });
    expect(seen.slice(seen.indexOf(4))).not.toContain(2);
    expect(reads()).toBe(3);
  });

  it("are shown by their first response, though an event came before it", async () => {
    const { reads, result } = await showRooms(0);
    resetEnvironment();
    noteUnread(3, 4);
    await waitFor(() => expect(result.current.rooms).not.toBeNull());
    await waitFor(() => expect(reads()).toBe(3), { timeout: 3_000 });
  });

  it("know who came and went while they were read, without another request", async () => {
    const { hold, result, reads } = await showRooms();
    const release = hold();
    const read = readRooms();
    notePresence([21], [9]);
    release();
    await read;
    await waitFor(() => expect([...result.current.online]).toEqual([21]));
    expect(reads()).toBe(2);
  });
});
