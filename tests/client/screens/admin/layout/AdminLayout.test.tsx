// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { aCourse } from "../courses/adminCourses";
import { openAdmin } from "../openAdmin";

const sidebar = async () => within(await screen.findByRole("complementary", { name: "Administration" }));

describe("the sidebar", () => {
  it("leads to every area", async () => {
    scriptGateway({});
    openAdmin("/admin/users");
    const links = (await sidebar()).getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual([
      "/admin",
      "/admin/dashboard",
      ...["/admin/courses", "/admin/courses/add", "/admin/categories", "/admin/curriculum"],
      ...["/admin/specializations", "/admin/resources"],
      ...["/admin/users", "/admin/batches", "/admin/payments"],
      ...["/admin/blogs", "/admin/organizations"],
    ]);
    expect((await sidebar()).getByRole("link", { name: "Settings" })).toBeTruthy();
  });

  it("marks the current item and remembers it", async () => {
    scriptGateway({});
    openAdmin("/admin/users");
    const users = (await sidebar()).getByRole("link", { name: "Users" });
    expect(users.getAttribute("aria-current")).toBe("page");
    await waitFor(() => expect(localStorage.getItem("ADMIN_MENU")).toBe("/admin/users"));
    cleanup();
    scriptGateway({});
    openAdmin("/admin/batches/5/courses");
    const batches = (await sidebar()).getByRole("link", { name: "Batches" });
    expect(batches.getAttribute("aria-current")).toBe("true");
  });

  it("folds and narrows, and remembers both", async () => {
    scriptGateway({});
    openAdmin("/admin/users");
    await userEvent.click((await sidebar()).getByRole("button", { name: "Courses" }));
    await userEvent.click((await sidebar()).getByRole("button", { name: "Collapse the sidebar" }));
    expect((await sidebar()).getByRole("link", { name: "Courses" }).getAttribute("href")).toBe(
      "/admin/courses",
    );
    expect(localStorage.getItem("ADMIN_MENU_COLLAPSED")).toBe("true");
    expect(localStorage.getItem("ADMIN_MENU_CLOSED:Courses")).toBe("true");
  });

  it("offers the screens of the course that is open", async () => {
    scriptGateway({ course: aCourse(7) });
    openAdmin("/admin/courses/7");
    const links = within(await screen.findByRole("navigation", { name: "This course" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      ["", "/edit", "/curriculum", "/questions", "/resources", "/tasks"].map(
        (end) => `/admin/courses/7${end}`,
      ),
    );
  });

  it("opens as a drawer and closes on a choice", async () => {
    scriptGateway({});
    const router = openAdmin("/admin/users");
    await userEvent.click(await screen.findByRole("button", { name: "Admin menu, Users" }));
    const drawer = screen.getByRole("dialog", { name: "Administration" });
    await userEvent.click(within(drawer).getByRole("link", { name: "Payments" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/payments"));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});

describe("an address that leads nowhere", () => {
  it("says so", async () => {
    scriptGateway({});
    openAdmin("/admin/nowhere");
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
  });
});
