// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { aCourse } from "../adminCourses";

const topic = (name: string, databaseId: number) => ({
  __typename: "Topic",
  id: `topic-${name}`,
  databaseId,
  name,
  publishedAt: null,
});

describe("the view of a course", () => {
  it("shows the outline, the figures and the ways on", async () => {
    const course = aCourse(7, {
      title: "Java Basics",
      modules: [
        {
          __typename: "Module",
          id: "module-1",
          name: "Start",
          questions: [],
          topics: [topic("Install", 71), topic("Run", 72)],
        },
      ],
      moduleCount: 1,
      topicCount: 2,
      learnerCount: 12,
    });
    scriptGateway({ course });
    openAdmin("/admin/courses/7");
    expect(await screen.findByRole("heading", { level: 1, name: "Java Basics" })).toBeTruthy();
    const card = within(await screen.findByRole("region", { name: "Modules" }));
    expect(card.getByText("2 topics")).toBeTruthy();
    expect(card.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(["Install", "Run"]);
    const lesson = card.getByRole("link", { name: "Install" });
    expect(lesson.getAttribute("href")).toBe("/admin/courses/7/topics/71/edit");
    expect(screen.getByText("Enrolled").nextSibling?.textContent).toBe("12");
    for (const name of ["12 learners of Java Basics", "12 enrolled in Java Basics"])
      expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/admin/users?course=7");
    for (const [name, end] of [
      ["Curriculum", "/curriculum"],
      ["Resources", "/resources"],
      ["Edit", "/edit"],
    ] as const) {
      const hrefs = screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
      expect(hrefs).toContain(`/admin/courses/7${end}`);
    }
  });

  it("keeps the course's name, status and size on top of each of its screens", async () => {
    const course = aCourse(7, { title: "Java Basics", status: "PUBLISHED", topicCount: 2, moduleCount: 1 });
    scriptGateway({ course: { ...course, objectives: [], learnerCount: 12, canListLearners: false } });
    openAdmin("/admin/courses/7/curriculum");
    const name = await screen.findByRole("link", { name: "Java Basics" });
    expect(name.getAttribute("href")).toBe("/admin/courses/7");
    expect(name.closest("header")?.textContent).toBe(
      "Java BasicsPublishedCODE-71 module, 2 topics12 learnersUpdated 05-Mar-2025",
    );
    expect(await screen.findByRole("heading", { level: 1, name: "Curriculum - Java Basics" })).toBeTruthy();
    expect(screen.queryByRole("link", { name: /12 learners/ })).toBeNull();
  });

  it("lists what is left to do before a new course is published", async () => {
    const fresh = aCourse(7, { topicCount: 3 });
    scriptGateway({ course: fresh });
    openAdmin("/admin/courses/7");
    const steps = within((await screen.findByText("Next steps")).closest("section") ?? document.body);
    const links = steps.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Add modules and topics, done", "/admin/courses/7/curriculum"],
      ["Write the lessons", "/admin/courses/7/curriculum"],
      ["Choose a trainer", "/admin/courses/7/edit"],
      ["Add resources", "/admin/courses/7/resources/create"],
      ["Add questions", "/admin/courses/7/questions"],
    ]);
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
