// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { asUser, learner } from "#tests/client/session/people";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { NotificationBell } from "~/layout/area/NotificationBell";
import { groupByDay } from "~/screens/notifications/groupByDay";
import { notificationRoutes } from "~/screens/notifications/routes";
import { keepAccount } from "~/session/sessionStore";

let live: ReturnType<typeof scriptLive>;
beforeEach(() => {
  live = scriptLive();
  keepAccount(learner);
});
const aNotification = (databaseId: number, data: object = {}) => ({
  __typename: "Notification",
  id: `notification-${databaseId}`,
  databaseId,
  kind: "enrolled",
  title: `Notice ${databaseId}`,
  body: "More",
  path: `/learner/courses/A/${databaseId}`,
  readAt: null,
  createdAt: "2025-02-01T10:00:00.000Z",
  merged: [],
  ...data,
});

const withNotifications = (nodes: readonly ReturnType<typeof aNotification>[], unread = nodes.length) => ({
  ...asUser(learner),
  unreadNotificationCount: unread,
  notifications: {
    totalCount: nodes.length,
    edges: nodes.map((node) => ({ cursor: String(node.databaseId), node })),
    pageInfo: { hasNextPage: false, endCursor: null },
  },
});

const open = (script: Record<string, unknown>, address = "/notifications") => {
  const gateway = scriptGateway(script);
  openScreen(address, notificationRoutes);
  return gateway;
};

const unreadTitles = () =>
  screen
    .queryAllByRole("button", { name: /^Mark as read: / })
    .map((button) => button.getAttribute("aria-label")?.slice(14));

describe("the notifications", () => {
  it("say what appears there when there are none", async () => {
    open({ viewer: withNotifications([]) });
    expect(await screen.findByText("No notifications yet")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Mark all as read" })).toBeNull();
  });

  it("lead to their subjects, and are read once they were opened", async () => {
    const user = withNotifications([aNotification(2), aNotification(1)]);
    const gateway = open({
      viewer: user,
      markNotificationsRead: {
        __typename: "NotificationsReadPayload",
        user: { ...user, unreadNotificationCount: 1 },
      },
    });
    const day = await screen.findByRole("region", { name: "01-Feb-2025" });
    const link = within(day).getByRole("link", { name: /Notice 2/ });
    expect(link.getAttribute("href")).toBe("/learner/courses/A/2");
    await userEvent.click(screen.getByRole("button", { name: "Mark as read: Notice 2" }));
    await waitFor(() => expect(unreadTitles()).toEqual(["Notice 1"]));
    expect(gateway.askedAs("notificationCommandsMarkReadMutation")[0]?.variables).toEqual({
      ids: [2],
      all: null,
    });
  });

  it("are the unread ones alone where their number leads", async () => {
    scriptGateway({ viewer: withNotifications([aNotification(2), aNotification(1)]) });
    openScreen("/", [{ path: "/", element: <NotificationBell /> }]);
    const link = await screen.findByRole("link", { name: "Notifications 2 unread" });
    const address = link.getAttribute("href") ?? "";
    cleanup();
    const gateway = open({ viewer: withNotifications([aNotification(2), aNotification(1)]) }, address);
    expect((await screen.findByRole("link", { name: "Unread" })).getAttribute("aria-current")).toBe("true");
    expect(gateway.askedAs("NotificationsScreenQuery")[0]?.variables).toEqual({ unread: true });
    expect(screen.getByRole("link", { name: "All" }).getAttribute("href")).toBe("/notifications");
  });

  it("the notifications of one kind and minute are one row, which unfolds", async () => {
    const merged = [aNotification(2), aNotification(3)];
    open({ viewer: withNotifications([aNotification(1, { merged })], 1) });
    await userEvent.click(await screen.findByText("And 2 more"));
    const titles = screen.getAllByRole("link", { name: /Notice/ }).map((link) => link.getAttribute("href"));
    expect(titles).toEqual(["/learner/courses/A/1", "/learner/courses/A/2", "/learner/courses/A/3"]);
  });

  it("are unread again where marking fails", async () => {
    open({
      viewer: withNotifications([aNotification(2), aNotification(1)]),
      markNotificationsRead: aRefusal("Not now"),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Mark all as read" }));
    await waitFor(() => expect(unreadTitles()).toEqual(["Notice 2", "Notice 1"]));
  });

  it("are read here when all were read in another window", async () => {
    const user = withNotifications([aNotification(2), aNotification(1)]);
    open({ viewer: user });
    await screen.findByRole("button", { name: "Mark all as read" });
    await waitFor(() => expect(live.listening).toHaveLength(1));
    const { notifications } = withNotifications(
      [aNotification(2, { readAt: "2025-02-02T10:00:00.000Z" })],
      0,
    );
    const after = { ...user, unreadNotificationCount: 0, notifications };
    live.send("useNotificationsLifeSubscription", {
      data: { notificationArrived: { __typename: "NotificationChange", hasArrived: false, user: after } },
    });
    await waitFor(() => expect(unreadTitles()).toEqual([]));
    expect(screen.getByText("You have read everything.")).toBeDefined();
  });
});

it("the days are called by name where they are near", () => {
  const now = new Date(2025, 2, 1, 9);
  const at = (month: number, day: number) => ({ createdAt: new Date(2025, month, day, 8).toISOString() });
  const groups = groupByDay([at(2, 1), at(2, 1), at(1, 28), at(1, 27)], now);
  expect(groups.map(({ day, rows }) => [day, rows.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["27-Feb-2025", 1],
  ]);
});
