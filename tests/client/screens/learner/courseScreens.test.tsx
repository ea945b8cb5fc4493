// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { learner } from "#tests/client/session/people";
import { enrolment, layoutAnswer, topicsAnswer } from "./courseData";
import { type Answers, closeLearner, openLearner, refusal } from "./openLearner";

const course = "/learner/courses/SQL-PG/5";
const layout: Answers = { CourseLayoutQuery: () => layoutAnswer, TopicsScreenQuery: () => topicsAnswer };
const stranger = { ...layoutAnswer.course, canEnrol: true, viewerEnrolment: null };

const strangersTopics = { course: { ...topicsAnswer.course, viewerEnrolment: null } };

const question = (databaseId: number, title: string) => ({
  id: `Q${databaseId}`,
  databaseId,
  title,
  isMarked: false,
  type: "SINGLE",
  choices: ["A record", "A column"].map((text, at) => ({ databaseId: databaseId * 10 + at, text })),
});

const questions = {
  QuestionsScreenQuery: () => ({
    course: {
      id: "C5",
      title: "SQL and PostgreSQL",
      viewerEnrolment: { id: "E1" },
      generalQuestions: [question(9, "Why SQL?")],
      modules: [
        { id: "M1", name: "Basics", questions: [question(1, "What is a row?"), question(2, "A table?")] },
        { id: "M2", name: "Joins", questions: [question(3, "What is a join?")] },
      ],
    },
  }),
};

const resource = { id: "R1", databaseId: 31, type: "PDF", duration: 15, isMarked: false };
const resourceCourse = { id: "C5", code: "SQL-PG", databaseId: 5 };

function resources(url: string, type = "PDF"): Answers {
  const node = { __typename: "Resource", ...resource, name: "The handbook", url, type };
  return {
    ResourcesScreenQuery: () => ({
      course: {
        ...resourceCourse,
        title: "SQL and PostgreSQL",
        viewerEnrolment: { id: "E1" },
        resources: {
          totalCount: 1,
          edges: [{ node, cursor: "c" }],
          pageInfo: { endCursor: "c", hasNextPage: false },
        },
      },
    }),
    ResourceScreenQuery: ({ databaseId }) => ({
      resource:
        databaseId === 31
          ? {
              ...node,
              course: {
                ...{ ...resourceCourse, viewerEnrolment: { id: "E1" } },
                resources: {
                  nodes: [
                    { id: "R0", databaseId: 30, name: "The preface" },
                    { id: "R1", databaseId: 31, name: "The handbook" },
                  ],
                },
              },
            }
          : null,
    }),
  };
}

afterEach(closeLearner);

describe("a course's menu", () => {
  it("leads a learner to My Courses and staff to the admin area", async () => {
    openLearner(`${course}/topics`, layout);
    const title = () => screen.findByRole("link", { name: "SQL and PostgreSQL" });
    expect((await title()).getAttribute("href")).toBe("/learner/courses");
    const menu = within(screen.getByRole("navigation", { name: "Course" }));
    expect(menu.getAllByRole("link").map((link) => link.textContent)).toEqual([
      ...["Curriculum", "Topics", "Questions", "Resources", "Assessments", "Assignments"],
    ]);
    closeLearner();
    openLearner(`${course}/topics`, layout, { ...learner, userType: "E", roles: ["TRAINER"] });
    expect((await title()).getAttribute("href")).toBe("/admin");
  });

  it("is honest about a course that does not exist", async () => {
    openLearner("/learner/courses/any/none/topics", {
      CourseLayoutQuery: () => ({ course: null }),
      TopicsScreenQuery: () => ({ course: null }),
    });
    expect(await screen.findByRole("heading", { name: "Course not found" })).toBeTruthy();
  });

  it("offers to enrol where that is free, and opens the course", async () => {
    let inside = false;
    openLearner(`${course}/topics`, {
      CourseLayoutQuery: () => (inside ? layoutAnswer : { course: stranger }),
      TopicsScreenQuery: () => (inside ? topicsAnswer : strangersTopics),
      learnerCommandsEnrolMutation: () => {
        inside = true;
        const entered = { ...stranger, canEnrol: false, viewerEnrolment: enrolment };
        return { result: { __typename: "CoursePayload", course: entered } };
      },
    });
    expect(await screen.findByText("You are not enrolled in this course")).toBeTruthy();
    expect(screen.queryByRole("checkbox")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Enrol" }));
    expect(await screen.findByRole("checkbox", { name: "Rows" })).toBeTruthy();
    expect(screen.getByText("You are enrolled")).toBeTruthy();
  });

  it("lets a learner request a place in a course with a price", async () => {
    const paid = { ...stranger, canEnrol: false, placeRequestedAt: null };
    openLearner(`${course}/topics`, {
      CourseLayoutQuery: () => ({ course: paid }),
      TopicsScreenQuery: () => strangersTopics,
      RequestPlaceMutation: ({ courseId }) => ({
        result: {
          __typename: "CoursePayload",
          course: { ...paid, databaseId: courseId, placeRequestedAt: "2026-11-22T10:00:00Z" },
        },
      }),
    });
    expect(await screen.findByText(/This is a paid course/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Enrol" })).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: "Request a place" }));
    expect(await screen.findByText("You requested a place on 22-Nov-2026.")).toBeTruthy();
  });
});

describe("questions", () => {
  it("counts those of all modules and lists them by module", async () => {
    openLearner(`${course}/questions`, { ...layout, ...questions });
    const heading = await screen.findByRole("heading", { level: 2, name: "Joins" });
    expect(heading).toBeTruthy();
    expect(screen.getByText("3")).toBeTruthy();
    expect(screen.getByText("and 1 on the whole course")).toBeTruthy();
    expect(screen.getAllByRole("checkbox")).toHaveLength(4);
  });

  it("keeps a mark, and takes it back when it is refused", async () => {
    let refuse = false;
    openLearner(`${course}/questions`, {
      ...layout,
      ...questions,
      learnerCommandsMarkQuestionMutation: ({ isMarked }) =>
        refuse
          ? refusal("")
          : { result: { __typename: "QuestionPayload", question: { id: "Q1", isMarked } } },
    });
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "What is a row?" });
    await userEvent.click(box);
    expect(box.checked).toBe(true);
    expect(await screen.findByText("1 of 2 practised")).toBeTruthy();
    refuse = true;
    await userEvent.click(box);
    await waitFor(() => expect(screen.getAllByText("Unable to save your mark")).toHaveLength(2));
    expect(box.checked).toBe(true);
  });
});

describe("practice", () => {
  const outcome = (isRight: boolean | null) => ({
    result: {
      __typename: "PracticePayload",
      ...{ isRight, acceptedAnswers: [], explanation: "A row is a record." },
      question: { id: "Q1", isMarked: isRight !== null },
      options: [
        { databaseId: 10, text: "A record", isChosen: false, isCorrect: true },
        { databaseId: 11, text: "A column", isChosen: isRight !== null, isCorrect: false },
      ],
    },
  });
  const open = async (answers: Answers) => {
    const opening = openLearner(`${course}/questions`, { ...layout, ...questions, ...answers });
    await userEvent.click(await screen.findByRole("button", { name: /^Practise.*What is a row/ }));
    return opening;
  };

  it("asks the server, says what is correct and why, and marks the question", async () => {
    const { askedAs } = await open({ learnerCommandsCheckPracticeMutation: () => outcome(false) });
    await userEvent.click(screen.getByRole("button", { name: "Check" }));
    expect(screen.getByText("Choose or write an answer first")).toBeTruthy();
    expect(askedAs("learnerCommandsCheckPracticeMutation")).toHaveLength(0);
    await userEvent.click(screen.getByRole("radio", { name: "A column" }));
    await userEvent.click(screen.getByRole("button", { name: "Check" }));
    expect(await screen.findByText("Incorrect")).toBeTruthy();
    expect(askedAs("learnerCommandsCheckPracticeMutation")[0]?.variables).toEqual({
      input: { questionId: 1, optionIds: [11], text: null },
    });
    expect(screen.getByText("Correct answer")).toBeTruthy();
    expect(screen.getByText("A row is a record.")).toBeTruthy();
    expect(screen.getByText("1 of 2 practised")).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole("region", { name: "Answer" }));
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "A column" }).checked).toBe(false);
  });

  it("shows the answer without one, and says why it may not", async () => {
    let refuse = true;
    await open({
      learnerCommandsRevealPracticeMutation: () =>
        refuse ? refusal("Finish your open assessment") : outcome(null),
    });
    await userEvent.click(screen.getByRole("button", { name: "Show answer" }));
    expect(await screen.findByText("Finish your open assessment")).toBeTruthy();
    refuse = false;
    await userEvent.click(screen.getByRole("button", { name: "Show answer" }));
    expect(await screen.findByText("Correct answer")).toBeTruthy();
    expect(screen.getByText("0 of 2 practised")).toBeTruthy();
  });
});

describe("resources", () => {
  it("link to their view, and outside to a new tab", async () => {
    openLearner(`${course}/resources`, { ...layout, ...resources("https://books.example/sql.pdf") });
    const view = await screen.findByRole("link", { name: "The handbook" });
    expect(view.getAttribute("href")).toBe(`${course}/resources/31`);
    const outside = screen.getByRole("link", { name: /books\.example/ });
    expect([outside.getAttribute("target"), outside.getAttribute("rel")]).toEqual([
      "_blank",
      "noopener noreferrer",
    ]);
    expect(screen.getByRole("checkbox", { name: "Read" })).toBeTruthy();
  });

  it("are framed in a sandbox of height 1000 when embedded, with a way out beside it", async () => {
    const embedded = resources("https://books.example/sql", "EMBED");
    openLearner(`${course}/resources/31`, { ...layout, ...embedded });
    const titled = await screen.findAllByTitle("The handbook");
    const frame = titled.find(({ tagName }) => tagName === "IFRAME");
    expect(screen.getByRole("heading", { level: 1, name: "The handbook" })).toBeTruthy();
    expect(frame?.getAttribute("height")).toBe("1000");
    expect(frame?.getAttribute("sandbox") ?? "").not.toContain("allow-top-navigation");
    const out = screen.getByRole("link", { name: /Open in a new tab/ });
    expect(out.getAttribute("href")).toBe("https://books.example/sql");
  });

  it.each([
    ["IMAGE", "/demo/erd.svg", "img"],
    ["VIDEO", "/demo/class.webm", "video"],
    ["AUDIO", "https://books.example/talk.mp3", "audio"],
  ])("of type %s are shown in place", async (type, url, tag) => {
    openLearner(`${course}/resources/31`, { ...layout, ...resources(url, type) });
    const shown = await waitFor(() => {
      const element = document.querySelector(`main ${tag}`);
      if (!element) throw new Error(`no ${tag}`);
      return element;
    });
    expect(shown.getAttribute("src")).toBe(new URL(url, window.location.origin).href);
    fireEvent.error(shown);
    expect(await screen.findByText(/couldn't be (played|loaded)/)).toBeTruthy();
  });

  it("that are links are a card, and no frame", async () => {
    openLearner(`${course}/resources/31`, { ...layout, ...resources("https://books.example/sql", "LINK") });
    const out = await screen.findByRole("link", { name: /Open in a new tab/ });
    expect(out.getAttribute("href")).toBe("https://books.example/sql");
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("of YouTube play for the page that names itself, once asked to", async () => {
    const video = resources("https://youtu.be/dQw4w9WgXcQ", "EMBED");
    openLearner(`${course}/resources/31`, { ...layout, ...video });
    await userEvent.click(await screen.findByRole("button", { name: "Play The handbook on YouTube" }));
    const frame = document.querySelector("iframe");
    expect(frame?.src).toContain("https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ");
    expect(frame?.getAttribute("referrerpolicy")).toBe("strict-origin-when-cross-origin");
    expect(frame?.getAttribute("allow")).toContain("encrypted-media");
  });

  it("of a video site that cannot be reached say so, instead of a broken frame", async () => {
    const video = resources("https://youtu.be/dQw4w9WgXcQ", "EMBED");
    openLearner(`${course}/resources/31`, { ...layout, ...video });
    const play = await screen.findByRole("button", { name: /^Play/ });
    const poster = play.querySelector("img");
    if (poster) fireEvent.error(poster);
    expect(await screen.findByText(/YouTube can't be reached right now/)).toBeTruthy();
  });

  it("are marked where they are read, and lead on to their neighbours", async () => {
    const requests: unknown[] = [];
    openLearner(`${course}/resources/31`, {
      ...{ ...layout, ...resources("https://youtu.be/dQw4w9WgXcQ") },
      learnerCommandsMarkResourceMutation: (variables) => {
        requests.push(variables);
        return { result: { __typename: "ResourcePayload", resource: { id: "R1", isMarked: true } } };
      },
    });
    const box = await screen.findByRole<HTMLInputElement>("checkbox", { name: "Read" });
    await userEvent.click(box);
    await waitFor(() => expect(requests).toEqual([{ resourceId: 31, isMarked: true }]));
    expect(box.checked).toBe(true);
    const before = screen.getByRole("link", { name: /Previous.*The preface/ });
    expect(before.getAttribute("href")).toBe(`${course}/resources/30`);
    expect(screen.queryByRole("link", { name: /^Next/ })).toBeNull();
  });

  it("frame nothing but http and https", async () => {
    openLearner(`${course}/resources/31`, { ...layout, ...resources("javascript:alert(1)") });
    expect(await screen.findByText(/can't be opened/)).toBeTruthy();
    expect(document.querySelector("iframe")).toBeNull();
  });

  it("say so when there is none at an address", async () => {
    openLearner(`${course}/resources/99`, { ...layout, ...resources("https://books.example/") });
    expect(await screen.findByRole("heading", { name: "Resource not found" })).toBeTruthy();
  });
});

describe("what is not built yet", () => {
  it.each([
    [`${course}/assignments`, "No assignments yet"],
    [`${course}/assignments/1`, "Assignment not found"],
    ["/learner/projects", "No projects yet"],
    ["/learner/projects/1", "Project not found"],
    ["/projects", "No projects yet"],
    ["/projects/1", "Project not found"],
  ])("%s says so", async (address, text) => {
    openLearner(address, layout);
    expect(await screen.findByText(text)).toBeTruthy();
  });
});
