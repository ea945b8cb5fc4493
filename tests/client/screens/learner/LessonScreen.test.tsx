// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { layoutAnswer } from "./courseData";
import { type Answers, closeLearner, openLearner, refusal } from "./openLearner";

const address = "/learner/courses/SQL-PG/5/topics/12";

/** The reader stands at the foot of the lesson, within a screen of what is discussed there; no block's end is on screen. */
function standAtFoot(): void {
  class NearFoot {
    readonly #tell: (entries: readonly object[]) => void;
    readonly #isNear: boolean;
    constructor(tell: (entries: readonly object[]) => void, { rootMargin }: { rootMargin: string }) {
      this.#tell = tell;
      this.#isNear = rootMargin.startsWith("100%");
    }
    observe(target: Element): void {
      if (this.#isNear) this.#tell([{ target, isIntersecting: true }]);
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

const outlineTopic = (databaseId: number, name: string, isOpen = true) => ({
  ...{ id: `T${databaseId}`, databaseId, name, isOpen, status: "PENDING" },
});

const outlineOf = (isOpen: boolean) => [
  {
    ...{ id: "M1", name: "Basics" },
    topics: [outlineTopic(11, "Tables"), outlineTopic(12, "Rows", isOpen), outlineTopic(13, "Keys", false)],
  },
];

const course = {
  ...layoutAnswer.course,
  viewerEnrolment: { id: "E1", percentage: 25 },
  modules: outlineOf(true),
};

const block = (databaseId: number, kind: string, more: object = {}) => ({
  ...{ __typename: "TopicBlock", id: `B${databaseId}`, databaseId, kind, markdown: "", html: "" },
  ...{
    language: "",
    tone: null,
    url: null,
    caption: "",
    altText: "",
    question: null,
    progress: null,
    file: null,
    captions: null,
  },
  ...more,
});

const question = {
  ...{ id: "Q1", title: "What is a row?", type: "SINGLE" },
  ...{ html: "<p>Look closely.</p>", pictureAlt: "A table with one row marked" },
  picture: { id: "F3", url: "/files/3/row.png", width: 400, height: 300 },
  choices: ["A record", "A column"].map((text, at) => ({ databaseId: at + 1, text })),
};

const lesson = {
  ...{ id: "T12", databaseId: 12, name: "Rows", summary: "What a row holds.", minutes: 8 },
  ...{ access: "READ", isOpen: true, hasLesson: true, canDiscuss: true, opening: "ALWAYS", opensOn: null },
  ...{ status: "PENDING", completedDate: null, completion: "MANUAL", note: null },
  ...{ module: { id: "M1", name: "Basics" }, course },
  previous: { id: "T11", databaseId: 11, name: "Tables" },
  next: { id: "T13", databaseId: 13, name: "Keys" },
  questions: { edges: [], pageInfo: { endCursor: null, hasNextPage: false } },
  blocks: [
    block(1, "TEXT", { html: "<p>A row is <em>one</em> record.</p>" }),
    block(2, "CODE", { markdown: "SELECT 1", html: "<pre><code>SELECT 1</code></pre>", language: "sql" }),
    block(3, "CALLOUT", { html: "<p>Rows have no order.</p>", tone: "WARNING" }),
    block(4, "QUESTION", { question }),
  ],
};

const open = (topic: object | null, more: Answers = {}) =>
  openLearner(address, { LessonScreenQuery: () => ({ topic }), ...more });

const heading = () => screen.findByRole("heading", { level: 1, name: "Rows" });

afterEach(closeLearner);

describe("a lesson", () => {
  it("shows its blocks, beside the course's outline with what is open", async () => {
    open(lesson);
    await heading();
    expect(screen.getByText("one").tagName).toBe("EM");
    expect(screen.getByRole("region", { name: "sql code" }).textContent).toBe("SELECT 1");
    expect(screen.getByRole("complementary", { name: "Warning" }).textContent).toBe("Rows have no order.");
    const outline = within(screen.getAllByRole("navigation", { name: "Lessons" })[0] as HTMLElement);
    expect(outline.getByRole("link", { name: "Rows" }).getAttribute("aria-current")).toBe("page");
    expect(outline.getByRole("link", { name: /^Keys\s*, not open yet$/ })).toBeTruthy();
  });

  it("has a search in the course beside it, which '/' leads to", async () => {
    open(lesson, { CourseSearchQuery: () => ({ searchLessons: [] }) });
    const field = await screen.findByRole("searchbox", { name: "Search this course" });
    await userEvent.keyboard("/joins");
    expect(document.activeElement).toBe(field);
    expect(await screen.findByText("No results.")).toBeTruthy();
  });

  it("leads to the lessons before and after it", async () => {
    open(lesson);
    await heading();
    const others = within(screen.getByRole("navigation", { name: "Other lessons" }));
    const links = others.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(links).toEqual(["/learner/courses/SQL-PG/5/topics/11", "/learner/courses/SQL-PG/5/topics/13"]);
  });

  it("is completed by its learner where nothing else completes it", async () => {
    const { askedAs } = open(lesson, {
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
    open({ ...lesson, completion });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("checkbox", { name: "Mark as complete" })).toBeNull();
  });

  it("checks a question at once, with its explanation", async () => {
    const { askedAs } = open(lesson, {
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
    // What the question shows stays beside its answer.
    expect(screen.getByText("Look closely.")).toBeTruthy();
    expect(screen.getByRole("img", { name: question.pictureAlt })).toBeTruthy();
    expect(askedAs("LessonQuestionMutation")[0]?.variables).toEqual({
      blockId: 4,
      input: { optionIds: [1], text: null },
    });
  });

  it("reads what is discussed when the reader comes near", async () => {
    open(lesson);
    expect(await screen.findByRole("heading", { name: /^Questions and/ })).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "Your question" })).toBeNull();
  });

  it("keeps a question that could not be posted, and shows why", async () => {
    standAtFoot();
    open(lesson, { LessonDiscussionMutation: () => refusal("This lesson is not open yet") });
    const field = await screen.findByRole("textbox", { name: "Your question" });
    await userEvent.type(field, "Why no order?");
    await userEvent.click(screen.getByRole("button", { name: "Ask" }));
    expect(await screen.findByText("This lesson is not open yet")).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe("Why no order?");
  });
});

describe("notes", () => {
  const written = { ...lesson, note: { markdown: "Ask about keys." } };

  it("are saved while they are typed", async () => {
    const { askedAs } = open(lesson, {
      LessonNotesMutation: ({ markdown }) => ({
        result: { __typename: "TopicNotePayload", topic: { id: "T12", note: { markdown } } },
      }),
    });
    await userEvent.type(await screen.findByRole("textbox", { name: "My notes" }), "Keys");
    await waitFor(() =>
      expect(askedAs("LessonNotesMutation").at(-1)?.variables).toEqual({ topicId: 12, markdown: "Keys" }),
    );
    expect(await screen.findByText("Saved automatically")).toBeTruthy();
  });

  it("of the whole course are downloaded as one file", async () => {
    // The window that all tests share would follow the link.
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { askedAs } = open(written, {
      DownloadNotesQuery: () => ({ topicNotes: { markdown: "# Notes" } }),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Download all notes of this course" }));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(askedAs("DownloadNotesQuery")[0]?.variables).toEqual({ courseId: 5 });
    click.mockRestore();
  });
});

describe("a lesson that is not open", () => {
  const closed = {
    ...{ ...lesson, isOpen: false, access: "NOT_OPEN", blocks: [] },
    course: { ...course, modules: outlineOf(false) },
  };

  it.each([
    [{ opening: "IN_ORDER" }, "It opens when you have completed “Tables”."],
    [{ opening: "WITH_PLAN", opensOn: "2026-03-12" }, "It opens on 12-03-2026, when your batch comes to it."],
    [{ opening: "WITH_PLAN" }, "It opens when your trainer has completed it with your batch."],
  ])("says when and why it opens: %o", async (more, text) => {
    open({ ...closed, ...more });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole("textbox", { name: "My notes" })).toBeNull();
  });
});

describe("an address without a lesson to read", () => {
  it("leads to the course when there is no such topic", async () => {
    open(null);
    expect(await screen.findByRole("heading", { level: 1, name: "Lesson not found" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Go to the course" }).getAttribute("href")).toBe(
      "/learner/courses/SQL-PG/5/topics",
    );
  });

  it("offers to join the course to who is not enrolled", async () => {
    open({
      ...lesson,
      ...{ access: "ENROL", isOpen: false, blocks: [] },
      course: { ...course, modules: outlineOf(false), canEnrol: true, viewerEnrolment: null },
    });
    expect(await screen.findByRole("button", { name: "Enrol" })).toBeTruthy();
  });

  it("says so where the topic has no lesson yet", async () => {
    open({ ...lesson, hasLesson: false, blocks: [] });
    expect(await screen.findByText("No lesson yet")).toBeTruthy();
  });
});
