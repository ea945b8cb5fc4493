// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { chatRoutes } from "~/screens/chat/routes";
import { aMessage, enterChat, room, script } from "./chatScript";

let live: ReturnType<typeof enterChat>;
beforeEach(() => {
  live = enterChat();
});
const open = (address: string) => openScreen(address, chatRoutes);

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
    expect(await screen.findByText(`Newest ${pageSize} messages found`)).toBeTruthy();
    expect(shown()).toEqual(all.slice(0, pageSize));
    await userEvent.click(screen.getByRole("button", { name: "Show more" }));
    expect(await screen.findByText("70 messages found")).toBeTruthy();
    expect(shown()).toEqual(all);
    expect(document.activeElement?.textContent).toBe("No more messages.");
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
    expect(await screen.findByText("No more messages.")).toBeTruthy();
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
    const sendFavourite = (messageId: number, isFavourite: boolean) => {
      const [chatMessage] = kept([messageId]);
      const favouriteChanged = { messageId, isFavourite, chatMessage };
      live.send("useFavouritesLifeSubscription", { data: { favouriteChanged } });
    };
    sendFavourite(199, true);
    sendFavourite(201, true);
    sendFavourite(198, false);
    sendFavourite(199, true);
    await waitFor(() => expect(shown()[0]).toBe(201));
    expect(shown()).toEqual([201, 200, 199, ...before.filter((id) => id < 198)]);
  });

  it("say how to make one while there are none", async () => {
    scriptGateway(script({ favouriteMessages: paged([]) }));
    open("/chat/favourites");
    expect(await screen.findByText("No favourites yet")).toBeTruthy();
  });
});
