// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { chatRoutes } from "~/screens/chat/routes";
import { enterChat, room, script } from "./chatScript";

beforeEach(() => void enterChat());
const aPerson = (databaseId: number, username: string, name = "Lakshmi Garg") => ({
  __typename: "ChatContact",
  databaseId,
  name,
  username,
  email: null,
  isOnline: false,
});
const searchMessages = { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };

/** Opens the search with the people that are found, each of whom can be written to. */
function openSearch(chatPeople: readonly object[]) {
  const openDirectRoom = { __typename: "RoomPayload", room };
  const gateway = scriptGateway(script({ searchMessages, chatPeople, openDirectRoom }));
  return { gateway, router: openScreen("/chat/search", chatRoutes) };
}

describe("the search for people", () => {
  it("is driven by keys, tells namesakes apart, and leads to the field to write in", async () => {
    const { gateway, router } = openSearch([aPerson(9, "lakshmi"), aPerson(10, "lgarg")]);
    const field = await screen.findByRole("combobox", { name: "Search people" });
    await userEvent.type(field, "garg");
    expect(await screen.findByRole("option", { name: /@lgarg/ })).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    expect(gateway.askedAs("chatCommandsOpenDirectRoomMutation")).toEqual([]);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const second = screen.getByRole("option", { name: /@lgarg/, selected: true });
    expect(field.getAttribute("aria-activedescendant")).toBe(second.id);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/chat/3"));
    expect(gateway.askedAs("chatCommandsOpenDirectRoomMutation")[0]?.variables).toEqual({ userId: 10 });
    const composer = await screen.findByPlaceholderText("Type a New Message");
    await waitFor(() => expect(document.activeElement).toBe(composer));
    expect(screen.queryByRole("option")).toBeNull();
  });

  it("opens the person whose exact name was typed, by Enter alone", async () => {
    const { gateway } = openSearch([aPerson(9, "lakshmi"), aPerson(10, "lakshmi2")]);
    await userEvent.type(await screen.findByRole("combobox", { name: "Search people" }), "LAKSHMI2");
    await screen.findByRole("option", { name: /@lakshmi2/, selected: true });
    await userEvent.keyboard("{Enter}");
    await waitFor(() =>
      expect(gateway.askedAs("chatCommandsOpenDirectRoomMutation")[0]?.variables).toEqual({ userId: 10 }),
    );
  });
});

describe("the search through messages", () => {
  it("begins in its field", async () => {
    scriptGateway(script({ searchMessages }));
    openScreen("/chat/search", chatRoutes);
    const field = await screen.findByRole("searchbox", { name: "Words in a message" });
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});
