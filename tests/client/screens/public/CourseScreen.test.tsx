// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { learner } from "#tests/client/session/people";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { publicRoutes } from "~/screens/public/routes";
import { forgetSignIn, keepAccount } from "~/session/sessionStore";
import { aCourse, aModule } from "./catalogueData";

const course = aCourse({
  code: "REACT",
  title: "React in Practice",
  moduleCount: 2,
  topicCount: 3,
  modules: [aModule("Components", ["Props", "State"]), aModule("Effects", ["Timers"])],
});

const openModules = () => document.querySelectorAll("details[open]").length;

describe("a course of the catalogue", () => {
  it("shows its curriculum and its figures", async () => {
    const gateway = scriptGateway({ courseByAddress: course });
    openScreen("/courses/REACT", publicRoutes);
    expect(
      await screen.findByRole("heading", { level: 1, name: "React in Practice - Curriculum" }),
    ).toBeTruthy();
    expect(gateway.asked[0]?.variables).toEqual({ address: "REACT" });
    for (const said of [
      "What it is about.",
      "Read code",
      "Components",
      "Props",
      "State",
      "Effects",
      "Timers",
    ])
      expect(screen.getByText(said)).toBeTruthy();
    for (const said of ["2 modules, 3 topics", "1 h 30 min", "Web", "Asha Rao", "Vikram Shah", "₹4,999"])
      expect(screen.getByText(said)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Courses" }).getAttribute("href")).toBe("/courses");
  });

  it("says in its head what one decides by, beside the price and the next step", async () => {
    scriptGateway({ courseByAddress: { ...course, rating: 4.5, reviewCount: 12, level: "BEGINNER" } });
    openScreen("/courses/REACT", publicRoutes);
    const head = await screen.findByRole("list", { name: "About the course" });
    expect(head.textContent).toMatch(
      /4.5 out of 5 stars from 12 reviews.*Beginner.*1 h 30 min.*Trainer Asha Rao/,
    );
    const side = screen.getByRole("region", { name: "Price and facts" });
    expect(side.textContent).toMatch(/₹4,999.*Content2 modules, 3 topics.*Access365 days$/);
  });

  const ofTopics = (first: number, second: number) => ({
    ...course,
    modules: [first, second].map((count, at) => ({
      __typename: "Module",
      id: `Module:${at}`,
      name: `Part ${at}`,
      topics: Array.from({ length: count }, (_topic, index) => ({
        __typename: "Topic",
        id: `Topic:${at}-${index}`,
        name: `Topic ${at}.${index}`,
        databaseId: index + 1,
        isPreview: false,
        hasLesson: false,
      })),
    })),
  });

  it("opens all modules of up to 60 topics, and closes and opens them at once", async () => {
    scriptGateway({ courseByAddress: ofTopics(30, 30) });
    openScreen("/courses/REACT", publicRoutes);
    await userEvent.click(await screen.findByRole("button", { name: "Collapse all" }));
    expect(openModules()).toBe(0);
    await userEvent.click(screen.getByRole("button", { name: "Expand all" }));
    expect(openModules()).toBe(2);
  });

  it("opens the first module only of more topics", async () => {
    scriptGateway({ courseByAddress: ofTopics(30, 31) });
    openScreen("/courses/REACT", publicRoutes);
    expect(await screen.findByRole("button", { name: "Expand all" })).toBeTruthy();
    expect(openModules()).toBe(1);
  });

  it("names its public resources, without a way to them", async () => {
    const publicResources = [{ id: "resource-1", name: "Cheat sheet", type: "PDF" }];
    scriptGateway({ courseByAddress: { ...course, publicResources } });
    openScreen("/courses/REACT", publicRoutes);
    const name = await screen.findByText("Cheat sheet");
    expect(name.closest("li")?.textContent).toBe("Cheat sheetPDF");
    expect(screen.queryByRole("link", { name: /Cheat sheet/ })).toBeNull();
  });

  it("a course of the catalogue with a price lets a learner request a place, and says when it was requested", async () => {
    keepAccount(learner);
    const requestPlace = () => ({
      __typename: "CoursePayload",
      course: { ...course, placeRequestedAt: "2026-11-22T10:00:00.000Z" },
    });
    const gateway = scriptGateway({ courseByAddress: course, requestPlace });
    openScreen("/courses/REACT", publicRoutes);
    await userEvent.click(await screen.findByRole("button", { name: "Request a place" }));
    expect(await screen.findByText("You requested a place on 22-Nov-2026.")).toBeTruthy();
    expect(gateway.askedAs("RequestPlaceMutation")[0]?.variables).toEqual({ courseId: course.databaseId });
    expect(screen.queryByRole("button", { name: "Request a place" })).toBeNull();
    forgetSignIn();
  });

  it("shows a skeleton first, with a heading", async () => {
    const release = scriptGateway({ courseByAddress: course }).hold();
    openScreen("/courses/REACT", publicRoutes);
    expect(await screen.findByRole("heading", { level: 1, name: "Loading the course" })).toBeTruthy();
    release();
    expect(await screen.findByRole("heading", { level: 1, name: /Curriculum/ })).toBeTruthy();
  });

  it("says that it has no curriculum yet", async () => {
    scriptGateway({ courseByAddress: aCourse() });
    openScreen("/courses/EMPTY", publicRoutes);
    expect(await screen.findByText("No curriculum yet")).toBeTruthy();
  });

  it("is not found under an unknown address", async () => {
    scriptGateway({ courseByAddress: null });
    openScreen("/courses/No%20such", publicRoutes);
    expect(await screen.findByRole("heading", { level: 1, name: "Course not found" })).toBeTruthy();
    expect(screen.getByText(/couldn't find “No such”/)).toBeTruthy();
  });
});
