// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { aCourse, aPage } from "../adminCourses";

const topic = (name: string) => ({ __typename: "Topic", id: `topic-${name}`, name });

describe("the view of a course", () => {
  it("shows the outline, the figures and the ways on", async () => {
    const course = aCourse(7, {
      title: "Java Basics",
      modules: [
        { __typename: "Module", id: "module-1", name: "Start", topics: [topic("Install"), topic("Run")] },
      ],
      moduleCount: 1,
      topicCount: 2,
      enrolledUsers: aPage([], 12),
    });
    scriptGateway({ course });
    openAdmin("/admin/courses/7");
    expect(await screen.findByRole("heading", { level: 1, name: "Java Basics" })).toBeTruthy();
    const card = within(screen.getByRole("article"));
    expect(card.getByText("2 topics")).toBeTruthy();
    expect(card.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["Install", "Run"]);
    expect(screen.getByText("Enrolled").nextSibling?.textContent).toBe("12");
    for (const [name, end] of [
      ["Curriculum", "/curriculum"],
      ["Resources", "/resources"],
      ["Edit", "/edit"],
    ] as const) {
      const hrefs = screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
      expect(hrefs).toContain(`/admin/courses/7${end}`);
    }
  });

  it("says that a course has no modules, and where to add one", async () => {
    scriptGateway({ course: aCourse(7) });
    openAdmin("/admin/courses/7");
    const way = await screen.findByRole("link", { name: "Add a module" });
    expect(way.getAttribute("href")).toBe("/admin/courses/7/curriculum");
  });

  it("says that there is no such course", async () => {
    scriptGateway({ course: null });
    openAdmin("/admin/courses/99");
    expect(await screen.findByRole("heading", { name: "Course not found" })).toBeTruthy();
  });
});
