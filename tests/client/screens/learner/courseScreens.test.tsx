// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { learner } from "#tests/client/session/people";
import { course, layout, questions, stranger, strangersTopics } from "./courseAnswers";
import { enrolment, layoutAnswer, topicsAnswer } from "./courseData";
import { type Answers, closeLearner, openLearner, refusal } from "./openLearner";

afterEach(closeLearner);

describe("a course's menu", () => {
  it("leads a learner to My Courses and staff to the admin area", async () => {
    openLearner(`${course}/topics`, layout);
    const title = () => screen.findByRole("link", { name: "SQL and PostgreSQL" });
    expect((await title()).getAttribute("href")).toBe("/learner/courses");
    const menu = within(screen.getByRole("navigation", { name: "Course" }));
    expect(menu.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Curriculum",
      "Topics",
      "Questions",
      "Resources",
      "Assessments",
      "Assignments",
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
      isRight,
      acceptedAnswers: [],
      explanation: "A row is a record.",
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
    expect(screen.getByText("Pick an answer first")).toBeTruthy();
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
