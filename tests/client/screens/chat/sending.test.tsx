import { render } from "@testing-library/react";
import { RelayEnvironmentProvider } from "react-relay";
import { beforeEach, expect, it, vi } from "vitest";
import { currentEnvironment } from "../../../../client/relay/environment";
import { outboxOf } from "../../../../client/screens/chat/room/outboxStore";
import { RoomFeed } from "../../../../client/screens/chat/room/RoomFeed";
import { useSending } from "../../../../client/screens/chat/room/useSending";
import { chatMessages } from "../../../../gateway/domains/chat/contract";
import { scriptGateway } from "../../../support/renderWithRelay";
import { aMessage, own } from "./chatScript";

const roomId = 3;
const page = { messages: [], favourites: [], hasOlder: false, hasNewer: false, version: 0 };
const source = { readPage: async () => page, readChanges: async () => ({ ...page, isComplete: true }) };

/** A room's ways to send, and what is shown of it. */
function openRoom() {
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
  const texts = () => feed.state().timeline.messages.map(({ text }) => text);
  return { feed, texts, send: (text: string) => sending?.send(text, null), again: () => sending?.retry };
}

beforeEach(() => sessionStorage.clear());

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
  vi.spyOn(feed, "hear").mockImplementationOnce(() => {
    throw new Error("broken");
  });
  send("First");
  send("Second");
  await expect.poll(texts, { timeout: 5_000 }).toEqual(["Second"]);
  await expect.poll(() => outboxOf(roomId).map(({ text }) => text)).toEqual(["First"]);
  const [first] = outboxOf(roomId);
  expect(first?.failure).toBe(chatMessages.sendFailed);
  expect(reported.mock.calls).toEqual([[new Error("broken")]]);
  if (first) again()?.(first);
  await expect.poll(() => outboxOf(roomId)).toEqual([]);
  expect(texts()).toEqual(["Second", "First"]);
});
