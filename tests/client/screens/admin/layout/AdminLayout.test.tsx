// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { staff } from "#tests/client/session/people";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { keepAccount } from "~/session/sessionStore";
import { aCourse } from "../courses/adminCourses";
import { openAdmin } from "../openAdmin";

describe("the layout of the admin area", () => {
  it("offers the screens of the course that is open", async () => {
    scriptGateway({ course: aCourse(7) });
    openAdmin("/admin/courses/7");
    const links = within(await screen.findByRole("navigation", { name: "This course" })).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(
      ["", "/edit", "/curriculum", "/questions", "/resources", "/tasks", "/history"].map(
        (end) => `/admin/courses/7${end}`,
      ),
    );
  });
});

describe("an account with few rights", () => {
  it("sees no tab of a screen that it may not open", async () => {
    keepAccount({ ...staff, rights: ["courses.read"] });
    scriptGateway({ course: aCourse(7) });
    openAdmin("/admin/courses/7");
    const tabs = within(await screen.findByRole("navigation", { name: "This course" })).getAllByRole("link");
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      "Overview",
      "Course curriculum",
      "Course resources",
      "Tasks",
    ]);
    expect(screen.queryByRole("link", { name: "Edit" })).toBeNull();
  });
});

describe("an address that leads nowhere", () => {
  it("says so", async () => {
    scriptGateway({});
    openAdmin("/admin/nowhere");
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
  });
});
