// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { layoutAnswer, topicsAnswer } from "./courseData";
import { type Answers, closeLearner, openLearner, unreachable } from "./openLearner";

const address = "/learner/courses/SQL-PG/5/topics";
const hits = [
  {
    topicId: 12,
    blockId: 40,
    topic: { id: "T12", name: "Rows" },
    headline: [
      { text: "A ", isMatch: false },
      { text: "join", isMatch: true },
      { text: " of rows", isMatch: false },
    ],
  },
  {
    topicId: 21,
    blockId: null,
    topic: { id: "T21", name: "Inner joins" },
    headline: [{ text: "Inner joins", isMatch: false }],
  },
  {
    topicId: 12,
    blockId: 41,
    topic: { id: "T12", name: "Rows" },
    headline: [{ text: "Joined again", isMatch: false }],
  },
];

const open = (answers: Answers = {}) =>
  openLearner(address, {
    CourseLayoutQuery: () => layoutAnswer,
    TopicsScreenQuery: () => topicsAnswer,
    CourseSearchQuery: () => ({ searchLessons: hits }),
    LessonScreenQuery: () => ({ topic: null }),
    ...answers,
  });

async function type(text: string) {
  await userEvent.type(await screen.findByRole("combobox", { name: "Search this course" }), text);
}

afterEach(closeLearner);

describe("the search of a course", () => {
  it("finds places of the course's lessons, with the words marked", async () => {
    const { askedAs } = open();
    await type("join");
    const list = await screen.findByRole("listbox", { name: "Places in this course" });
    expect(askedAs("CourseSearchQuery").at(-1)?.variables).toEqual({ courseId: 5, text: "join" });
    expect(within(list).getByText("join").tagName).toBe("MARK");
    const ofRows = within(within(list).getByRole("group", { name: "Rows" }));
    expect(ofRows.getAllByRole("option").map(({ textContent }) => textContent)).toEqual([
      "A join of rows",
      "Joined again",
    ]);
    expect(within(list).getAllByRole("option")).toHaveLength(3);
  });

  it("leads to the place, and closes", async () => {
    const { router } = open();
    await type("join");
    await userEvent.click(await screen.findByRole("option", { name: /A join of rows/ }));
    await waitFor(() => expect(router.state.location.hash).toBe("#block-40"));
    expect(router.state.location.pathname).toBe("/learner/courses/SQL-PG/5/topics/12");
    expect(screen.queryByRole("listbox", { name: "Places in this course" })).toBeNull();
  });

  it("leads to the place that the arrow keys have chosen", async () => {
    const { router } = open();
    await type("join");
    await screen.findByRole("option", { name: /A join of rows/ });
    await userEvent.keyboard("{ArrowDown}{ArrowDown}");
    const chosen = screen.getByRole("option", { name: "Inner joins" });
    const field = screen.getByRole("combobox", { name: "Search this course" });
    expect([document.activeElement, field.getAttribute("aria-activedescendant")]).toEqual([field, chosen.id]);
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.pathname).toBe("/learner/courses/SQL-PG/5/topics/21"));
  });

  it("opens the first place once it is found when Enter was pressed before", async () => {
    const { router } = open();
    await type("join{Enter}");
    await waitFor(() => expect(router.state.location.hash).toBe("#block-40"));
  });

  it("says when there is nothing, and closes with Escape", async () => {
    open({ CourseSearchQuery: () => ({ searchLessons: [] }) });
    await type("zebra");
    expect(await screen.findByText("No results.")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByText("No results.")).toBeNull();
  });

  it("says when it cannot search", async () => {
    open({ CourseSearchQuery: unreachable });
    await type("join");
    expect(await screen.findByText(/^Unable to search/, {}, { timeout: 5_000 })).toBeTruthy();
  });
});
