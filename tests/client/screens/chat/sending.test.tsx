import { render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { beforeEach, expect, it, vi } from "vitest";
import { chatMessages } from "#gateway/domains/chat/contract";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { currentEnvironment } from "~/relay/environment";
import { openUnsent } from "~/screens/chat/room/drafts";
import { readOutbox } from "~/screens/chat/room/outboxStore";
import { RoomFeed } from "~/screens/chat/room/RoomFeed";
import { useSending } from "~/screens/chat/room/useSending";
import { aMessage, own } from "./chatScript";

const roomId = 3;
const otherRoomId = 4;
const page = { messages: [], favourites: [], hasOlder: false, hasNewer: false, version: 0 };
const source = { readPage: async () => page, readChanges: async () => ({ ...page, isComplete: true }) };

/** A room's ways to send, and what is shown of it. */
function openRoom(roomId = 3) {
  const feed = new RoomFeed(source, page);
  let sending: ReturnType<typeof useSending> | undefined;
  const Sender = () => {
    sending = useSending(roomId, feed);
    return null;
  };
  render(
    <RelayEnvironmentProvider environment={currentEnvironment()}>
      <Sender />
    </RelayEnvironmentProvider>,
  );
  const texts = () => feed.state.read().timeline.messages.map(({ text }) => text);
  return {
    feed,
    texts,
    send: (text: string) => sending?.send({ text, quote: null, files: [] }),
    again: () => sending?.retry,
    discard: () => sending?.discard,
  };
}

beforeEach(() => localStorage.clear());

it("goes on with the next message after one that could not be shown, which may be sent again", async () => {
  const reported = vi.fn();
  vi.stubGlobal("reportError", reported);
  let id = 10;
  scriptGateway({
    sendMessage({ input }: { input: { messageText: string; clientId: string } }) {
      id += 1;
      const chatMessage = aMessage(id, input.messageText, { clientId: input.clientId, user: own });
      return { __typename: "MessagePayload", chatMessage };
    },
  });
  const { feed, texts, send, again } = openRoom();
  vi.spyOn(feed, "apply").mockImplementationOnce(() => {
    throw new Error("broken");
  });
  send("First");
  send("Second");
  await expect.poll(texts, { timeout: 5_000 }).toEqual(["Second"]);
  await expect.poll(() => readOutbox(roomId).map(({ text }) => text)).toEqual(["First"]);
  const [first] = readOutbox(roomId);
  expect(first?.failure).toBe(chatMessages.send.fallback);
  expect(reported.mock.calls).toEqual([[new Error("broken")]]);
  if (first) again()?.(first);
  await expect.poll(() => readOutbox(roomId)).toEqual([]);
  expect(texts()).toEqual(["Second", "First"]);
});

it("keeps what is written offline, and sends it in order and once when the connection is back", async () => {
  const ids: string[] = [];
  const gateway = scriptGateway({
    sendMessage({ input }: { input: { messageText: string; clientId: string } }) {
      ids.push(input.messageText);
      const chatMessage = aMessage(20 + ids.length, input.messageText, {
        clientId: input.clientId,
        user: own,
      });
      return { __typename: "MessagePayload", chatMessage };
    },
  });
  const { texts, send } = openRoom();
  const restore = gateway.breakDown();
  send("One");
  send("Two");
  const states = () => readOutbox(roomId).map(({ text, isWaiting, failure }) => [text, isWaiting, failure]);
  await expect.poll(states).toEqual([
    ["One", true, null],
    ["Two", true, null],
  ]);
  send("Three");
  expect(states()[2]).toEqual(["Three", true, null]);
  restore();
  window.dispatchEvent(new Event("online"));
  await expect.poll(texts).toEqual(["One", "Two", "Three"]);
  expect(ids).toEqual(["One", "Two", "Three"]);
  expect(readOutbox(roomId)).toEqual([]);
});

it("sends what an earlier page left on its way, and does not send what was discarded while it waited", async () => {
  const left = {
    clientId: "left-there",
    roomId: otherRoomId,
    text: "Left",
    quote: null,
    files: [],
    createdDate: "2026-03-05T10:20:30Z",
    failure: null,
    isWaiting: true,
  };
  openUnsent(otherRoomId).write([left]);
  const sent: string[] = [];
  const gateway = scriptGateway({
    sendMessage({ input }: { input: { messageText: string; clientId: string } }) {
      sent.push(input.messageText);
      const chatMessage = aMessage(30, input.messageText, { clientId: input.clientId, user: own });
      return { __typename: "MessagePayload", chatMessage };
    },
  });
  const { send, discard } = openRoom(otherRoomId);
  await expect.poll(() => sent).toEqual(["Left"]);
  const restore = gateway.breakDown();
  send("Regretted");
  await expect.poll(() => readOutbox(otherRoomId).map(({ isWaiting }) => isWaiting)).toEqual([true]);
  const [regretted] = readOutbox(otherRoomId);
  if (regretted) discard()?.(regretted);
  restore();
  window.dispatchEvent(new Event("online"));
  send("After");
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual(["Left", "After"]);
});
