// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { learner } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { chatRoutes } from "~/screens/chat/routes";
import { aMessage, enterChat, own, pageScript, room, script } from "./chatScript";

let live: ReturnType<typeof enterChat>;
beforeEach(() => {
  live = enterChat();
});
const open = (address = "/chat/3") => openScreen(address, chatRoutes);
const field = () => screen.findByPlaceholderText("Type a New Message");
const list = () => screen.getByRole("region", { name: "Messages" });
const payload = (chatMessage: object) => ({ __typename: "MessagePayload", chatMessage });
interface Input {
  input: { clientId: string; messageText: string };
}

/** Opens a room whose gateway accepts what is sent. */
function openToSend() {
  const sendMessage = ({ input }: Input) =>
    payload(aMessage(11, input.messageText, { clientId: input.clientId, user: own }));
  const gateway = scriptGateway(script({ sendMessage }));
  open();
  return gateway;
}

describe("a room", () => {
  it("shows who said what and when, what was edited, deleted and quoted, and where the unread begin", async () => {
    const parent = aMessage(1, "First");
    const messages = [
      aMessage(1, "First"),
      aMessage(2, "See www.example.test.", { modifiedDate: "2026-03-05T11:00:00" }),
      aMessage(3, "", { isDeleted: true }),
      aMessage(4, "An answer", { parent, user: own }),
    ];
    scriptGateway(script({ roomMessages: pageScript(messages) }));
    open();
    await field();
    // On a wide screen the styles hide the heading of the list.
    expect(screen.getByRole("heading", { level: 1, name: "Ravi Kumar" })).toBeTruthy();
    expect(screen.getByText("Online", { selector: "span.truncate" })).toBeTruthy();
    expect(within(list()).getAllByText("05-Mar-2026 10:20:30")).toHaveLength(4);
    expect(screen.getByRole("link", { name: "www.example.test" }).getAttribute("href")).toBe(
      "https://www.example.test",
    );
    expect(within(list()).getByText("(edited)")).toBeTruthy();
    expect(within(list()).getByText("Message deleted")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^Go to the message of Ravi Kumar\s+First$/ })).toBeTruthy();
    const texts = within(list())
      .getAllByRole("listitem")
      .map(({ textContent }) => textContent ?? "");
    expect(texts.indexOf("New messages")).toBe(texts.findIndex((text) => text.includes("www")) - 1);
  });

  it("shows a message at once, and once only, however it comes back", async () => {
    const gateway = openToSend();
    await userEvent.type(await field(), "On its way{Shift>}{Enter}{/Shift}still");
    const release = gateway.hold();
    await userEvent.keyboard("{Enter}");
    expect(await within(list()).findByText("Sending…")).toBeTruthy();
    const asked = gateway.askedAs("chatCommandsSendMessageMutation");
    const { input } = (asked[0]?.variables ?? {}) as unknown as Input;
    expect(input.messageText).toBe("On its way\nstill");
    const chatMessage = aMessage(11, input.messageText, { clientId: input.clientId, user: own });
    live.send("useRoomLifeSubscription", {
      data: { roomEvents: { __typename: "MessageChange", chatMessage } },
    });
    await waitFor(() => expect(within(list()).queryByText("Sending…")).toBeNull());
    release();
    expect(await screen.findByText("Successfully added")).toBeTruthy();
    expect(within(list()).getAllByText(/On its way/)).toHaveLength(1);
  });

  it("keeps what was not sent, says why, and sends it again as the same message", async () => {
    const answers: object[] = [aRefusal("The conversation is closed")];
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
    expect(localStorage.getItem("kept:1:7:chat-unsent:3")).toContain("Please arrive");
    await userEvent.click(within(list()).getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("Successfully added")).toBeTruthy();
    expect(within(list()).getAllByText("Please arrive")).toHaveLength(1);
    const sent = gateway.askedAs("chatCommandsSendMessageMutation");
    const ids = sent.map(({ variables }) => (variables as unknown as Input).input.clientId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it("asks for what was missed, and tells news to screen readers politely", async () => {
    const missed = aMessage(12, "Missed", { version: 12, createdDate: new Date().toISOString() });
    scriptGateway(
      script({
        roomChanges: ({ since }: { since: number }) => ({
          messages: since < 12 ? [missed] : [],
          version: 12,
          isComplete: true,
        }),
      }),
    );
    open();
    await field();
    expect(await within(list()).findByText("Missed")).toBeTruthy();
    const spoken = await screen.findByText("Ravi Kumar: Missed");
    expect(spoken.getAttribute("aria-live")).toBe("polite");
    live.send("useRoomLifeSubscription", {
      data: { roomEvents: { __typename: "Typing", person: { databaseId: 9, name: "Ravi Kumar" } } },
    });
    expect(await screen.findByText("Ravi Kumar is typing…")).toBeTruthy();
  });

  it("asks now and then for what it misses, as long as the gateway does not hear everything", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const missed: object[] = [];
    scriptGateway(
      script({ roomChanges: () => ({ messages: missed, version: 10 + missed.length, isComplete: true }) }),
    );
    open();
    await field();
    await expect.poll(() => live.listening.length).toBeGreaterThan(0);
    missed.push(aMessage(11, "From another gateway", { version: 11 }));
    live.ping({ hearsAll: false });
    expect(await within(list()).findByText("From another gateway")).toBeTruthy();
    vi.restoreAllMocks();
  });

  it("takes a favourite back that was refused, and leaves an edit open that was", async () => {
    const messages = [aMessage(1, "Mine", { user: own })];
    const reason = "The message was deleted";
    const gateway = scriptGateway(
      script({
        roomMessages: pageScript(messages),
        setFavourite: aRefusal(reason),
        editMessage: aRefusal(reason),
      }),
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
    await waitFor(() => expect(gateway.asked.at(-1)?.operationName).toBe("chatCommandsEditMessageMutation"));
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
    const sendFavourite = (messageId: number, isFavourite: boolean) =>
      live.send("useFavouritesSubscription", { data: { favouriteChanged: { messageId, isFavourite } } });
    sendFavourite(1, true);
    sendFavourite(2, false);
    await waitFor(() => expect(marked()).toEqual([expect.stringContaining("First")]));
  });

  it("cuts nothing off a text that is too long, and sends it once it is short enough", async () => {
    const gateway = openToSend();
    await userEvent.click(await field());
    await userEvent.paste("x".repeat(4_001));
    await userEvent.keyboard("{Enter}");
    const tooLong = "Message cannot be more than 4000 characters long";
    expect((await screen.findAllByText(tooLong)).length).toBeGreaterThan(1);
    expect(((await field()) as HTMLTextAreaElement).value).toHaveLength(4_001);
    expect(gateway.askedAs("chatCommandsSendMessageMutation")).toEqual([]);
    await userEvent.keyboard("{Backspace}{Enter}");
    await waitFor(() => expect(gateway.askedAs("chatCommandsSendMessageMutation")).toHaveLength(1));
  });

  it("shows a change of the message that the user is replying to or editing", async () => {
    scriptGateway(
      script({ roomMessages: pageScript([aMessage(1, "Theirs"), aMessage(2, "Mine", { user: own })]) }),
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
      live.send("useRoomLifeSubscription", {
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

  it("says in place of the field that the other account is closed, as soon as it is", async () => {
    scriptGateway(script());
    open();
    await field();
    const sendState = (isClosed: boolean) =>
      live.send("useRoomLifeSubscription", { data: { roomEvents: { __typename: "RoomState", isClosed } } });
    sendState(true);
    const sentence = "This account is closed, so you can't write to it.";
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByPlaceholderText("Type a New Message")).toBeNull();
    const [menu] = within(list()).getAllByRole("button", { name: /^Actions for the message/ });
    if (menu) await userEvent.click(menu);
    const items = screen.getAllByRole("menuitem").map(({ textContent }) => textContent);
    expect(items).toEqual(["Copy", "Forward", "Favourite"]);
    sendState(false);
    await field();
    cleanup();
    scriptGateway(script({ room: { ...room, isClosed: true } }));
    open();
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it("says so when it is empty, when it is none, and when nothing is written", async () => {
    scriptGateway(script({ roomMessages: pageScript([]) }));
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
