// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { aCourse } from "../courses/adminCourses";
import { openAdmin } from "../openAdmin";

describe("the layout of the admin area", () => {
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
});

describe("an address that leads nowhere", () => {
  it("says so", async () => {
    scriptGateway({});
    openAdmin("/admin/nowhere");
    expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
  });
});
