// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { closeLearner, refusal } from "../openLearner";
import { block, course, lesson, makeOutline, openLesson, question } from "./openLesson";

/** The reader is at the foot of the lesson, within a screen of its discussion; no block's end is on screen. */
function standAtFoot(): void {
  class NearFoot {
    readonly #notify: (entries: readonly object[]) => void;
    readonly #isNear: boolean;
    constructor(notify: (entries: readonly object[]) => void, { rootMargin }: { rootMargin: string }) {
      this.#notify = notify;
      this.#isNear = rootMargin.startsWith("100%");
    }
    observe(target: Element): void {
      if (this.#isNear) this.#notify([{ target, isIntersecting: true }]);
    }
    unobserve(): void {
      // It tells at once.
    }
    disconnect(): void {
      // It tells at once.
    }
  }
  vi.stubGlobal("IntersectionObserver", NearFoot);
}

const heading = () => screen.findByRole("heading", { level: 1, name: "Rows" });

afterEach(closeLearner);

describe("a lesson", () => {
  it("shows its blocks, beside the course's outline with what is open", async () => {
    openLesson(lesson);
    await heading();
    expect(screen.getByText("one").tagName).toBe("EM");
    expect(screen.getByRole("figure", { name: "SQL code" }).textContent).toContain("SELECT 1");
    expect(screen.getByRole("complementary", { name: "Warning" }).textContent).toBe("Rows have no order.");
    const outline = within(screen.getAllByRole("navigation", { name: "Lessons" })[0] as HTMLElement);
    expect(outline.getByRole("link", { name: "Rows" }).getAttribute("aria-current")).toBe("page");
    expect(outline.getByRole("link", { name: /^Keys\s*, not open yet$/ })).toBeTruthy();
  });

  it("has a search in the course beside it, which '/' leads to", async () => {
    openLesson(lesson, { CourseSearchQuery: () => ({ searchLessons: [] }) });
    const field = await screen.findByRole("combobox", { name: "Search this course" });
    await userEvent.keyboard("/joins");
    expect(document.activeElement).toBe(field);
    expect(await screen.findByText("No results.")).toBeTruthy();
  });

  it("takes the focus on its heading when one comes to it from another", async () => {
    const { router } = openLesson(lesson);
    await heading();
    await userEvent.click(screen.getByRole("combobox", { name: "Search this course" }));
    await router.navigate("/learner/courses/SQL-PG/5/topics/13");
    await waitFor(async () => expect(document.activeElement).toBe(await heading()));
  });

  it("leads to the lessons before and after it", async () => {
    openLesson(lesson);
    await heading();
    const others = within(screen.getByRole("navigation", { name: "Other lessons" }));
    const links = others.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/learner/courses/SQL-PG/5/topics/11", "/learner/courses/SQL-PG/5/topics/13"]);
  });

  it("is completed by its learner where nothing else completes it", async () => {
    const { askedAs } = openLesson(lesson, {
      learnerCommandsSetTopicStatusMutation: () => ({
        result: {
          __typename: "TopicProgressPayload",
          topic: { id: "T12", status: "COMPLETED", completedDate: "2026-03-05T06:00:00.000Z" },
          enrolment: { id: "E1", completedTopicCount: 2, topicCount: 3, percentage: 67, nextTopic: null },
        },
      }),
    });
    await userEvent.click(await screen.findByRole("checkbox", { name: "Mark as complete" }));
    expect(await screen.findByText("Completed 05-03-2026")).toBeTruthy();
    await waitFor(() => expect(askedAs("learnerCommandsSetTopicStatusMutation")).toHaveLength(1));
  });

  it.each([
    ["VIEWED", "Completes when you have seen all of it."],
    ["WATCHED", "Completes when you have watched enough of the videos."],
    ["ANSWERED", "Completes when you have answered every question."],
  ])("says what completes it: %s", async (completion, text) => {
    openLesson({ ...lesson, completion });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: "Mark as complete" })).toBeNull();
  });

  it("checks a question at once, with its explanation", async () => {
    const { askedAs } = openLesson(lesson, {
      LessonQuestionMutation: () => ({
        result: {
          __typename: "CheckTopicQuestionPayload",
          solution: {
            isRight: true,
            options: question.choices.map((choice, at) => ({
              ...choice,
              isChosen: at === 0,
              isCorrect: at === 0,
            })),
            acceptedAnswers: [],
            explanation: "A row is one record of a table.",
          },
          block: block(4, "QUESTION", {
            question,
            progress: { checkedAt: "2026-03-05T06:00:00.000Z", isRight: true },
          }),
          topic: { id: "T12", status: "PENDING", completedDate: null, next: null },
        },
      }),
    });
    await userEvent.click(await screen.findByRole("radio", { name: "A record" }));
    await userEvent.click(screen.getByRole("button", { name: "Check" }));
    expect(await screen.findByText("A row is one record of a table.")).toBeTruthy();
    // The question's text and picture stay beside its answer.
    expect(screen.getByText("Look closely.")).toBeTruthy();
    expect(screen.getByRole("img", { name: question.pictureAlt })).toBeTruthy();
    expect(askedAs("LessonQuestionMutation")[0]?.variables).toEqual({
      blockId: 4,
      input: { optionIds: [1], text: null },
    });
  });

  it("reads what is discussed when the reader comes near", async () => {
    openLesson(lesson);
    expect(await screen.findByRole("heading", { name: /^Questions and/ })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Your question" })).toBeNull();
  });

  it("keeps a question that could not be posted, and shows why", async () => {
    standAtFoot();
    openLesson(lesson, { LessonDiscussionMutation: () => refusal("This lesson is not open yet") });
    const field = await screen.findByRole("textbox", { name: "Your question" });
    await userEvent.type(field, "Why no order?");
    await userEvent.click(screen.getByRole("button", { name: "Ask" }));
    expect(await screen.findByText("This lesson is not open yet")).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe("Why no order?");
  });
});

describe("a lesson that is not open", () => {
  const closed = {
    ...lesson,
    isOpen: false,
    access: "NOT_OPEN",
    blocks: [],
    course: { ...course, modules: makeOutline(false) },
  };

  it.each([
    [{ opening: "IN_ORDER" }, "It opens when you have completed “Tables”."],
    [{ opening: "WITH_PLAN", opensOn: "2026-03-12" }, "It opens on 12-03-2026, when your batch reaches it."],
    [{ opening: "WITH_PLAN" }, "It opens when your trainer has completed it with your batch."],
  ])("says when and why it opens: %o", async (more, text) => {
    openLesson({ ...closed, ...more });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "My notes" })).toBeNull();
  });
});

describe("an address without a lesson to read", () => {
  it("leads to the course when there is no such topic", async () => {
    openLesson(null);
    expect(await screen.findByRole("heading", { level: 1, name: "Lesson not found" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the course" }).getAttribute("href")).toBe(
      "/learner/courses/SQL-PG/5/topics",
    );
  });

  it("offers to join the course to who is not enrolled", async () => {
    openLesson({
      ...lesson,
      access: "ENROL",
      isOpen: false,
      blocks: [],
      course: { ...course, modules: makeOutline(false), canEnrol: true, viewerEnrolment: null },
    });
    expect(await screen.findByRole("button", { name: "Enrol" })).toBeTruthy();
  });

  it("says so where the topic has no lesson yet", async () => {
    openLesson({ ...lesson, hasLesson: false, blocks: [] });
    expect(await screen.findByText("No lesson yet")).toBeTruthy();
  });
});
