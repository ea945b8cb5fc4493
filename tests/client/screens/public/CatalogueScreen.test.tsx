// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { GraphQLError } from "graphql";
import { describe, expect, it, vi } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { publicRoutes } from "~/screens/public/routes";
import { aCourse, aPage, categories } from "./catalogueData";

const courses = [
  aCourse({ code: "REACT", title: "React in Practice" }),
  aCourse({
    code: "C#/1",
    title: "C sharp",
    price: null,
    rating: null,
    reviewCount: 0,
    authorName: "Asha Rao",
  }),
];

describe("the catalogue", () => {
  it("shows a card for each course, which leads to the course by its code", async () => {
    scriptGateway({ courses: aPage(courses), categories });
    openScreen("/courses", publicRoutes);
    const link = await screen.findByRole("link", { name: "React in Practice" });
    expect(screen.getByRole("heading", { level: 1, name: "All Courses" })).toBeTruthy();
    expect(link.getAttribute("href")).toBe("/courses/REACT");
    expect(screen.getByRole("link", { name: "C sharp" }).getAttribute("href")).toBe("/courses/C%23%2F1");
    const [card, free] = screen.getAllByRole("article");
    for (const said of [
      "Beginner",
      "1 h 30 min",
      "4.5 out of 5 stars from 12 reviews",
      "Asha Rao",
      "Vikram Shah",
      "₹4,999",
    ])
      expect(card?.textContent).toContain(said);
    for (const said of ["Not rated yet", "Asha Rao", "Free"]) expect(free?.textContent).toContain(said);
    expect(screen.getByRole("status", { name: "" }).textContent).toBe("2 courses");
  });

  it("can be searched before anything has come", async () => {
    const gateway = scriptGateway({ courses: aPage(courses), categories });
    const release = gateway.hold();
    openScreen("/courses", publicRoutes);
    await userEvent.type(await screen.findByRole("searchbox"), "rea");
    expect(screen.getByText("Loading courses")).toBeTruthy();
    release();
    await screen.findAllByRole("article");
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "rea");
  });

  it("keeps its filters in the address, and the old courses until the new ones come", async () => {
    const gateway = scriptGateway({
      courses: ({ level }: { level: string | null }) => aPage(level ? courses.slice(0, 1) : courses),
      categories,
    });
    const router = openScreen("/courses?search=c&after=abc", publicRoutes);
    await screen.findAllByRole("article");
    const release = gateway.hold();
    await userEvent.selectOptions(screen.getByLabelText("Level"), "ADVANCED");
    await waitFor(() => expect(screen.getByLabelText("Courses").getAttribute("aria-busy")).toBe("true"));
    expect(screen.getByLabelText("Level")).toHaveProperty("value", "ADVANCED");
    expect(screen.getAllByRole("article")).toHaveLength(2);
    release();
    await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(1));
    expect(screen.getByLabelText("Courses").getAttribute("aria-busy")).toBe("false");
    expect(router.state.location.search).toBe("?search=c&level=ADVANCED");
    expect(gateway.asked.at(-1)?.variables).toMatchObject({
      search: "c",
      level: "ADVANCED",
      first: 24,
      after: null,
    });
  });

  it("replaces typed words in the history, and pushes a choice", async () => {
    scriptGateway({ courses: aPage(courses), categories });
    const router = openScreen("/courses", publicRoutes);
    await screen.findAllByRole("article");
    await userEvent.type(screen.getByRole("searchbox"), "java{Enter}");
    await waitFor(() => expect(router.state.location.search).toBe("?search=java"));
    expect(router.state.historyAction).toBe("REPLACE");
    await userEvent.selectOptions(await screen.findByLabelText("Category"), "Web");
    await waitFor(() => expect(router.state.location.search).toBe("?search=java&category=1"));
    expect(router.state.historyAction).toBe("PUSH");
  });

  it("offers only categories with courses", async () => {
    scriptGateway({ courses: aPage(courses), categories });
    openScreen("/courses", publicRoutes);
    await screen.findAllByRole("article");
    const options = within(screen.getByLabelText("Category")).getAllByRole("option");
    expect(options.map(({ textContent }) => textContent)).toEqual(["All categories", "Web"]);
  });

  it("leads to the pages beside it", async () => {
    scriptGateway({ courses: aPage(courses, 60, { hasNextPage: true, hasPreviousPage: true }), categories });
    openScreen("/courses?level=BEGINNER&after=x&page=3", publicRoutes);
    const next = await screen.findByRole("link", { name: "Next" });
    expect(next.getAttribute("href")).toBe("/courses?level=BEGINNER&after=end&page=4");
    const previous = screen.getByRole("link", { name: "Previous" });
    expect(previous.getAttribute("href")).toBe("/courses?level=BEGINNER&before=start&page=2");
    expect(screen.getByRole("status").textContent).toBe("2 of 60 courses");
  });

  it("says that nothing fits, and clears the filters", async () => {
    scriptGateway({
      courses: ({ search }: { search: string | null }) => aPage(search ? [] : courses),
      categories,
    });
    const router = openScreen("/courses?search=zzz&sort=NEWEST", publicRoutes);
    await userEvent.click(await screen.findByRole("link", { name: "Clear filters" }));
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    expect(router.state.location.search).toBe("?sort=NEWEST");
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "");
  });

  it("says that there is no course yet, or that a page is gone", async () => {
    scriptGateway({ courses: aPage([]), categories: aPage([]) });
    openScreen("/courses", publicRoutes);
    expect(await screen.findByText("No courses yet")).toBeTruthy();
    cleanup();
    scriptGateway({ courses: aPage([], 3), categories });
    openScreen("/courses?level=BEGINNER&after=gone", publicRoutes);
    const way = await screen.findByRole("link", { name: "Go to the first page" });
    expect(way.getAttribute("href")).toBe("/courses?level=BEGINNER");
  });

  it("shows the first page where the address has a cursor that is none", async () => {
    const gateway = scriptGateway({
      courses: ({ after }: { after: string | null }) =>
        after ? new GraphQLError(`Invalid cursor: ${after}`) : aPage(courses),
      categories,
    });
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    const router = openScreen("/courses?level=BEGINNER&after=garbage", publicRoutes);
    expect(await screen.findAllByRole("article")).toHaveLength(2);
    expect(router.state.location.search).toBe("?level=BEGINNER");
    expect(router.state.historyAction).toBe("REPLACE");
    expect(gateway.asked).toHaveLength(2);
  });

  it("leaves a failure to the error boundary", async () => {
    scriptGateway({ courses: aPage([]), categories }).breakDown();
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    openScreen("/courses", publicRoutes);
    expect(await screen.findByText("You are offline")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  });
});
