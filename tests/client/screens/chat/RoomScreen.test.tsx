// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { chatRoutes } from "../../../../client/screens/chat/routes";
import { forgetSignIn, keepAccount } from "../../../../client/session/sessionStore";
import { openScreen, type Script, scriptGateway } from "../../../support/renderWithRelay";
import { scriptLive } from "../../../support/scriptLive";
import { learner } from "../../session/people";

const others = { __typename: "User", id: "user-9", databaseId: 9, name: "Ravi Kumar" };
const own = { __typename: "User", id: "user-7", databaseId: 7, name: learner.name };

const aMessage = (databaseId: number, messageText: string, more: object = {}) => ({
  ...{ __typename: "Message", id: `message-${databaseId}`, databaseId, roomId: 3, messageText, user: others },
  ...{ clientId: `client-of-${databaseId}`, version: databaseId, isDeleted: false, isForwarded: false },
  ...{ createdDate: "2026-03-05T10:20:30", modifiedDate: null, parent: null, isFavourite: false },
  ...more,
});

const room = {
  ...{ __typename: "Room", id: "room-3", databaseId: 3, kind: "DIRECT", name: "Ravi Kumar", unreadCount: 0 },
  ...{ lastReadMessageId: 1, partner: { databaseId: 9, isOnline: true }, lastMessage: null },
};

const pageOf = (messages: readonly object[], version = 10) => ({
  ...{ messages, hasOlder: false, hasNewer: false, version },
});

const script = (more: Script = {}): Script => ({
  rooms: [room],
  room,
  roomMessages: pageOf([aMessage(1, "First"), aMessage(2, "Second")]),
  roomChanges: { messages: [], version: 10, isComplete: true },
  roomPresence: { onlineCount: 2, onlineIds: [7, 9] },
  roomReaders: [],
  roomFavourites: [],
  markRoomRead: { __typename: "RoomPayload", room },
  tellTyping: { __typename: "RoomPayload", room },
  ...more,
});

let live: ReturnType<typeof scriptLive>;
beforeEach(() => {
  sessionStorage.clear();
  live = scriptLive();
  keepAccount(learner);
});
afterEach(forgetSignIn);

const open = (address = "/chat/3") => openScreen(address, chatRoutes);
const field = () => screen.findByPlaceholderText("Type a New Message");
const list = () => screen.getByRole("region", { name: "Messages" });
const payload = (chatMessage: object) => ({ __typename: "MessagePayload", chatMessage });
const refused = (message: string) => ({ __typename: "Refusal", message, fieldErrors: [] });
interface Input {
  input: { clientId: string; messageText: string };
}

describe("a room", () => {
  it("shows who said what and when, what was edited, deleted and quoted, and where the unread begin", async () => {
    const parent = { id: "message-1", databaseId: 1, messageText: "First", isDeleted: false, user: others };
    const messages = [
      aMessage(1, "First"),
      aMessage(2, "See www.example.test.", { modifiedDate: "2026-03-05T11:00:00" }),
      aMessage(3, "", { isDeleted: true }),
      aMessage(4, "An answer", { parent, user: own }),
    ];
    scriptGateway(script({ roomMessages: pageOf(messages) }));
    open();
    await field();
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Ravi Kumar");
    expect(screen.getByText("Online", { selector: "span.truncate" })).toBeTruthy();
    expect(within(list()).getAllByText("05-Mar-2026 10:20:30")).toHaveLength(4);
    expect(screen.getByRole("link", { name: "www.example.test" }).getAttribute("href")).toBe(
      "https://www.example.test",
    );
    expect(within(list()).getByText("(edited)")).toBeTruthy();
    expect(within(list()).getByText("Message deleted")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Go to the message of Ravi Kumar: First" })).toBeTruthy();
    const texts = within(list())
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent ?? "");
    expect(texts.indexOf("New messages")).toBe(texts.findIndex((text) => text.includes("www")) - 1);
  });

  it("shows a message at once, and once only, however it comes back", async () => {
    const gateway = scriptGateway(
      script({
        sendMessage: ({ input }: Input) =>
          payload(aMessage(11, input.messageText, { clientId: input.clientId, user: own })),
      }),
    );
    open();
    await userEvent.type(await field(), "On its way{Shift>}{Enter}{/Shift}still");
    const release = gateway.hold();
    await userEvent.keyboard("{Enter}");
    expect(await within(list()).findByText("Sending…")).toBeTruthy();
    const asked = gateway.askedAs("useSendingMutation");
    const { input } = (asked[0]?.variables ?? {}) as unknown as Input;
    expect(input.messageText).toBe("On its way\nstill");
    const chatMessage = aMessage(11, input.messageText, { clientId: input.clientId, user: own });
    live.tell("useRoomLifeSubscription", {
      data: { roomEvents: { __typename: "MessageChange", chatMessage } },
    });
    await waitFor(() => expect(within(list()).queryByText("Sending…")).toBeNull());
    release();
    expect(await screen.findByText("Successfully added")).toBeTruthy();
    expect(within(list()).getAllByText(/On its way/)).toHaveLength(1);
  });

  it("keeps what was not sent, says why, and sends it again as the same message", async () => {
    const answers: object[] = [refused("The conversation is closed")];
    const gateway = scriptGateway(
      script({
        sendMessage: ({ input }: Input) =>
          answers.shift() ??
          payload(aMessage(11, input.messageText, { clientId: input.clientId, user: own })),
      }),
    );
    open();
    await userEvent.type(await field(), "Please arrive{Enter}");
    expect(await within(list()).findByText(/Not sent: The conversation is closed/)).toBeTruthy();
    expect(sessionStorage.getItem("chat-unsent-7-3")).toContain("Please arrive");
    await userEvent.click(within(list()).getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Successfully added")).toBeTruthy();
    expect(within(list()).getAllByText("Please arrive")).toHaveLength(1);
    const sent = gateway.askedAs("useSendingMutation");
    const ids = sent.map(({ variables }) => (variables as unknown as Input).input.clientId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it("asks for what was missed, and tells news to screen readers politely", async () => {
    const missed = aMessage(12, "Missed", { version: 12, createdDate: new Date().toISOString() });
    scriptGateway(
      script({
        roomChanges: ({ since }: { since: number }) => ({
          ...{ messages: since < 12 ? [missed] : [], version: 12, isComplete: true },
        }),
      }),
    );
    open();
    await field();
    expect(await within(list()).findByText("Missed")).toBeTruthy();
    const spoken = await screen.findByText("Ravi Kumar: Missed");
    expect(spoken.getAttribute("aria-live")).toBe("polite");
    live.tell("useRoomLifeSubscription", {
      data: { roomEvents: { __typename: "Typing", person: { databaseId: 9, name: "Ravi Kumar" } } },
    });
    expect(await screen.findByText("Ravi Kumar is typing…")).toBeTruthy();
  });

  it("takes a favourite back that was refused, and leaves an edit open that was", async () => {
    const messages = [aMessage(1, "Mine", { user: own })];
    const reason = "The message was deleted";
    const gateway = scriptGateway(
      script({ roomMessages: pageOf(messages), setFavourite: refused(reason), editMessage: refused(reason) }),
    );
    open();
    await field();
    const choose = async (action: string) => {
      await userEvent.click(within(list()).getByRole("button", { name: /^Actions for/ }));
      await userEvent.click(screen.getByRole("menuitem", { name: action }));
    };
    const release = gateway.hold();
    await choose("Favourite");
    expect(within(list()).getByText("Favourite")).toBeTruthy();
    release();
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(within(list()).queryByText("Favourite")).toBeNull();
    await choose("Edit");
    await userEvent.type(screen.getByLabelText("Edit message"), " changed{Enter}");
    await waitFor(() => expect(gateway.asked.at(-1)?.operationName).toBe("useMessageActionsEditMutation"));
    expect(screen.getByLabelText<HTMLTextAreaElement>("Edit message").value).toBe("Mine changed");
    await userEvent.keyboard("{Escape}");
    expect(within(list()).getByText("Mine")).toBeTruthy();
    expect(document.activeElement).toBe(await field());
  });

  it("shows at once what became a favourite on another screen, and asks for what was missed", async () => {
    scriptGateway(script({ roomFavourites: [2] }));
    open();
    await field();
    const marked = () =>
      within(list())
        .getAllByRole("listitem")
        .flatMap((row) => (within(row).queryByText("Favourite") ? [row.textContent] : []));
    await waitFor(() => expect(marked()).toEqual([expect.stringContaining("Second")]));
    const tell = (messageId: number, isFavourite: boolean) =>
      live.tell("useFavouritesSubscription", { data: { favouriteChanged: { messageId, isFavourite } } });
    tell(1, true);
    tell(2, false);
    await waitFor(() => expect(marked()).toEqual([expect.stringContaining("First")]));
  });

  it("cuts nothing off a text that is too long, and sends it once it is short enough", async () => {
    const gateway = scriptGateway(
      script({
        sendMessage: ({ input }: Input) =>
          payload(aMessage(11, input.messageText, { clientId: input.clientId, user: own })),
      }),
    );
    open();
    await userEvent.click(await field());
    await userEvent.paste("x".repeat(4_001));
    await userEvent.keyboard("{Enter}");
    const tooLong = "Message cannot be more than 4000 characters long";
    expect((await screen.findAllByText(tooLong)).length).toBeGreaterThan(1);
    expect(((await field()) as HTMLTextAreaElement).value).toHaveLength(4_001);
    expect(gateway.askedAs("useSendingMutation")).toEqual([]);
    await userEvent.keyboard("{Backspace}{Enter}");
    await waitFor(() => expect(gateway.askedAs("useSendingMutation")).toHaveLength(1));
  });

  it("shows what became of a message that one answers, or edits, meanwhile", async () => {
    scriptGateway(
      script({ roomMessages: pageOf([aMessage(1, "Theirs"), aMessage(2, "Mine", { user: own })]) }),
    );
    open();
    await field();
    const choose = async (name: RegExp, action: string) => {
      await userEvent.click(within(list()).getByRole("button", { name }));
      await userEvent.click(screen.getByRole("menuitem", { name: action }));
    };
    await choose(/^Actions for the message of Ravi/, "Reply");
    await choose(new RegExp(`^Actions for the message of ${learner.name}`), "Edit");
    await userEvent.type(screen.getByLabelText("Edit message"), ", changed");
    const gone = { isDeleted: true, version: 11 };
    for (const chatMessage of [aMessage(1, "", gone), aMessage(2, "", { ...gone, user: own, version: 12 })])
      live.tell("useRoomLifeSubscription", {
        data: { roomEvents: { __typename: "MessageChange", chatMessage } },
      });
    expect(await screen.findByText("The message was deleted")).toBeTruthy();
    expect(screen.queryByText("Theirs")).toBeNull();
    expect(screen.getAllByText("Message deleted")).toHaveLength(2);
    expect(screen.getByLabelText<HTMLTextAreaElement>("Edit message").value).toBe("Mine, changed");
    expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(within(list()).getAllByText("Message deleted")).toHaveLength(2);
  });

  it("says so when it is empty, when it is none, and when nothing is written", async () => {
    scriptGateway(script({ roomMessages: pageOf([]) }));
    open();
    await userEvent.type(await field(), "{Enter}");
    expect(within(list()).getByText("No messages yet")).toBeTruthy();
    expect((await screen.findAllByText("Please fill the fields")).length).toBeGreaterThan(0);
    cleanup();
    scriptGateway(script({ room: null, roomMessages: null, roomPresence: null }));
    open("/chat/999");
    expect(await screen.findByRole("heading", { name: "Conversation not found" })).toBeTruthy();
  });
});

const pageSize = 50;

interface Paging {
  first: number;
  after?: string | null;
}

/** A connection over messages, the newest first, whose cursors are their numbers. */
const paged =
  (all: readonly ReturnType<typeof aMessage>[]) =>
  ({ first, after }: Paging) => {
    const rest = all.filter(({ databaseId }) => !after || databaseId < Number(after));
    const nodes = rest.slice(0, first);
    const edges = nodes.map((node) => ({ cursor: String(node.databaseId), node }));
    const endCursor = edges.at(-1)?.cursor ?? null;
    return { edges, pageInfo: { hasNextPage: rest.length > first, endCursor } };
  };

const kept = (ids: readonly number[]) =>
  ids.map((id) => aMessage(id, `Kept ${id}`, { room: { ...room, partner: null } }));
const shown = () =>
  within(screen.getByRole("region", { name: "Conversation" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => Number(/Kept (\d+)/.exec(textContent ?? "")?.[1]));
const downFrom = (top: number, count: number) => Array.from({ length: count }, (_, index) => top - index);

describe("what was found", () => {
  it("comes in pages, the newest first, and says when that is all", async () => {
    const all = downFrom(120, 70);
    scriptGateway(script({ searchMessages: paged(kept(all)) }));
    open("/chat/search?text=kept");
    expect(await screen.findByText(`The newest ${pageSize} messages that were found`)).toBeTruthy();
    expect(shown()).toEqual(all.slice(0, pageSize));
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("70 messages found")).toBeTruthy();
    expect(shown()).toEqual(all);
    expect(document.activeElement?.textContent).toBe("That is all.");
  });

  it("says why there is no more, and tries again", async () => {
    let fails = true;
    const pages = paged(kept(downFrom(120, 60)));
    scriptGateway(
      script({
        searchMessages: (paging: Paging) => {
          if (paging.after && fails) throw new Error("The search is closed");
          return pages(paging);
        },
      }),
    );
    open("/chat/search?text=kept");
    await userEvent.click(await screen.findByRole("button", { name: "Show more" }));
    expect(await screen.findByRole("alert")).toBeTruthy();
    fails = false;
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(await screen.findByText("That is all.")).toBeTruthy();
    expect(shown()).toHaveLength(60);
  });
});

describe("the favourites", () => {
  it("follow what happens on other screens, each in its place", async () => {
    const all = downFrom(200, 61).filter((id) => id % 2 === 0 || id < 150);
    scriptGateway(script({ favouriteMessages: paged(kept(all)) }));
    open("/chat/favourites");
    await screen.findByText("Kept 200");
    await waitFor(() =>
      expect(live.listening.map(({ operationName }) => operationName)).toContain(
        "useFavouritesLifeSubscription",
      ),
    );
    const before = shown();
    const tell = (messageId: number, isFavourite: boolean) => {
      const [chatMessage] = kept([messageId]);
      const favouriteChanged = { messageId, isFavourite, chatMessage };
      live.tell("useFavouritesLifeSubscription", { data: { favouriteChanged } });
    };
    tell(199, true);
    tell(201, true);
    tell(198, false);
    tell(199, true);
    await waitFor(() => expect(shown()[0]).toBe(201));
    expect(shown()).toEqual([201, 200, 199, ...before.filter((id) => id < 198)]);
  });

  it("say how to make one while there are none", async () => {
    scriptGateway(script({ favouriteMessages: paged([]) }));
    open("/chat/favourites");
    expect(await screen.findByText("No favourites yet")).toBeTruthy();
  });
});
