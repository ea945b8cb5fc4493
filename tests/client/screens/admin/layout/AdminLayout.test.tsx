// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { scriptGateway } from "../../../../support/renderWithRelay";
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
    await userEvent.click((await sidebar()).getByRole("button", { name: "Narrow the sidebar" }));
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

const nobody = { batchMatches: [], userMatches: [] };

describe("the command palette", () => {
  it("goes to a screen by keys alone", async () => {
    scriptGateway({ ...nobody, courseMatches: [] });
    const router = openAdmin("/admin/users");
    await sidebar();
    await userEvent.keyboard("{Control>}k{/Control}");
    const input = await screen.findByRole("combobox", {
      name: "Go to a screen, a course, a batch or a user",
    });
    await waitFor(() => expect(document.activeElement).toBe(input));
    await userEvent.keyboard("pay{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/payments"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("finds courses, batches and users, and says when nothing fits", async () => {
    const java = aCourse(7, { title: "Java Basics" });
    const morning = { __typename: "Batch", id: "b:4", databaseId: 4, name: "Java mornings", status: "HOLD" };
    const asha = { __typename: "User", id: "u:9", databaseId: 9, name: "Java Asha", username: "asha" };
    const matching = (row: object) => (args: { search?: string }) => (args.search === "java" ? [row] : []);
    scriptGateway({
      ...{ courseMatches: matching(java), batchMatches: matching(morning), userMatches: matching(asha) },
      course: java,
    });
    const router = openAdmin("/admin/users");
    await userEvent.click((await sidebar()).getByRole("button", { name: /Go to/ }));
    const input = await screen.findByRole("combobox");
    await userEvent.type(input, "zzz");
    expect(await screen.findByText("Nothing has this name. Try fewer letters.")).toBeTruthy();
    await userEvent.clear(input);
    await userEvent.type(input, "java");
    const option = await screen.findByRole("option", { name: /Java Basics/ });
    expect(option.getAttribute("aria-selected")).toBe("true");
    expect(screen.getByRole("option", { name: /Java mornings ?Batch · / })).toBeTruthy();
    expect(screen.getByRole("option", { name: /Java Asha ?User asha/ })).toBeTruthy();
    expect(screen.getByText("3 results")).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/admin/courses/7"));
  });
});
