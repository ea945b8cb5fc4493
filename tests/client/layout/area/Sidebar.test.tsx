// @vitest-environment happy-dom

import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { contentPlaces } from "#tests/client/areas/contentPlaces";
import { learner, staff } from "#tests/client/session/people";
import { AreaBar } from "~/layout/area/AreaBar";
import { Sidebar } from "~/layout/area/Sidebar";
import type { Account } from "~/session/account";
import { keepAccount } from "~/session/sessionStore";

vi.mock("~/layout/UnreadCount", () => ({ UnreadCount: () => null }));

/** Makes the window wide or narrow for `matchMedia`. */
const stubWidth = (isNarrow: boolean) =>
  vi.stubGlobal("matchMedia", () => ({
    matches: isNarrow,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

function openFrame(address: string, account: Account) {
  keepAccount(account);
  const nothing = () => undefined;
  const Frame = () => (
    <>
      <Sidebar onSearch={nothing} />
      <AreaBar onSearch={nothing} />
    </>
  );
  const router = createMemoryRouter([{ path: "*", Component: Frame }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
  return router;
}

const addresses = (inside: HTMLElement) =>
  within(inside)
    .getAllByRole("link")
    .map((link) => link.getAttribute("href"));

const publicScreens = ["/home", "/courses", "/specializations"];

beforeEach(() => stubWidth(false));

describe("the sidebar of staff", () => {
  it("leads to every area, the chat and the public screens", () => {
    openFrame("/admin/users", staff);
    expect(addresses(screen.getByRole("banner"))).toEqual([
      "/admin",
      "/notifications",
      "/admin/dashboard",
      "/admin/courses",
      "/admin/courses/add",
      ...contentPlaces,
      "/admin/inbox",
      "/admin/review",
      "/admin/files",
      "/admin/users",
      "/admin/batches",
      "/admin/certificates",
      "/admin/payments",
      "/admin/announcements",
      "/admin/blogs",
      "/admin/organizations",
      "/chat",
      ...publicScreens,
      "/users/coordinator",
    ]);
  });

  it("stays in the chat and on profiles, which mark nothing of the area", () => {
    openFrame("/admin/users", staff);
    cleanup();
    openFrame("/chat/3", staff);
    const area = within(screen.getByRole("navigation", { name: "Admin" }));
    const marked = area.getAllByRole("link").filter((link) => link.className.includes(" bg-hover"));
    expect(marked).toEqual([]);
    expect(screen.getByRole("link", { name: "Chat" }).getAttribute("aria-current")).toBe("page");
  });

  it("marks the current item and remembers it", async () => {
    openFrame("/admin/users", staff);
    const users = screen.getByRole("link", { name: "Users" });
    expect(users.getAttribute("aria-current")).toBe("page");
    await waitFor(() => expect(localStorage.getItem("ADMIN_MENU")).toBe("/admin/users"));
    cleanup();
    openFrame("/admin/batches/5/courses", staff);
    expect(screen.getByRole("link", { name: "Batches" }).getAttribute("aria-current")).toBe("true");
  });

  it("folds and narrows, and remembers both", async () => {
    openFrame("/admin/users", staff);
    await userEvent.click(screen.getByRole("button", { name: "Courses" }));
    await userEvent.click(screen.getByRole("button", { name: "Collapse the sidebar" }));
    const area = within(screen.getByRole("navigation", { name: "Admin" }));
    expect(area.getByRole("link", { name: "Courses" }).getAttribute("href")).toBe("/admin/courses");
    expect(localStorage.getItem("ADMIN_MENU_COLLAPSED")).toBe("true");
    expect(localStorage.getItem("ADMIN_MENU_CLOSED:Courses")).toBe("true");
  });

  it("is a drawer on a phone and closes on a choice", async () => {
    stubWidth(true);
    const router = openFrame("/admin/users", staff);
    expect(screen.queryByRole("navigation")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Open menu" }));
    const drawer = screen.getByRole("dialog", { name: "Menu" });
    await userEvent.click(within(drawer).getByRole("link", { name: "Payments" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/payments"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("the sidebar of learners", () => {
  it("leads to their screens, the chat and the public screens", () => {
    openFrame("/learner/courses", learner);
    expect(addresses(screen.getByRole("banner"))).toEqual([
      "/learner",
      "/notifications",
      "/learner/courses",
      "/learner/curriculum",
      "/learner/assessments",
      "/learner/projects",
      "/learner/grades",
      "/learner/certificates",
      "/chat",
      ...publicScreens,
      "/users/learner",
    ]);
  });

  it("leads staff who look at the learner area back to their own", () => {
    openFrame("/learner/courses", staff);
    expect(screen.getByRole("link", { name: "Admin" }).getAttribute("href")).toBe("/admin");
  });

  it("is a bar at the foot of a phone, which marks the screen", () => {
    stubWidth(true);
    openFrame("/learner/dashboard", learner);
    const bar = screen.getByRole("navigation", { name: "Most used" });
    expect(addresses(bar)).toEqual([
      "/learner/courses",
      "/learner/curriculum",
      "/learner/assessments",
      "/chat",
    ]);
    expect(within(bar).getByRole("link", { name: "My Courses" }).getAttribute("aria-current")).toBe("page");
  });
});

describe("the account's menu", () => {
  it("has security and the theme, beside the link to the profile and Logout", async () => {
    openFrame("/learner/courses", learner);
    const profile = screen.getByRole("link", { name: "Ananya Sharma, profile" });
    expect(profile.getAttribute("href")).toBe("/users/learner");
    expect(screen.getByRole("button", { name: "Logout" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Ananya Sharma, account" }));
    const security = screen.getByRole("menuitem", { name: "Security" });
    expect(security.getAttribute("href")).toBe("/users/learner/security");
    const dark = screen.getByRole("menuitemradio", { name: "Dark theme" });
    expect(dark.getAttribute("aria-checked")).toBe("false");
    await userEvent.click(dark);
    expect(document.documentElement.dataset["theme"]).toBe("dark");
    await userEvent.click(screen.getByRole("button", { name: "Ananya Sharma, account" }));
    const chosen = screen.getByRole("menuitemradio", { name: "Dark theme" });
    expect(chosen.getAttribute("aria-checked")).toBe("true");
  });
});
