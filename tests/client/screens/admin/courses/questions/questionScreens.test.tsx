// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { courseParts, questionRoutes } from "~/screens/admin/courses/routes";
import { currentToasts } from "~/ui/toasts";

const area = [
  { path: "admin", children: [...questionRoutes, { path: "courses/:id", children: courseParts }] },
];

const question = (typename: string, title: string) => ({
  __typename: typename,
  id: `${typename}:5`,
  databaseId: 5,
  title,
  type: "SINGLE",
  explanation: null,
  acceptedAnswers: [],
  markdown: "",
  html: "",
  tags: [],
  level: null,
  examsOnly: false,
  value: null,
  tolerance: null,
  matches: [],
  choices: [],
  blanks: [],
  pictureId: null,
  pictureAlt: "",
  updatedAt: "2026-02-03T10:00:00Z",
  options: [
    { databaseId: 1, text: "Sun", isCorrect: true, match: null },
    { databaseId: 2, text: "Moon", isCorrect: false, match: null },
  ],
});

interface Owner {
  typename: "Course" | "Curriculum";
  root: "course" | "curriculum";
  question: "Question" | "CurriculumQuestion";
  address: string;
  add: string;
  remove: string;
  update: string;
  payload: string;
  updated: string;
}

const owners: Owner[] = [
  {
    typename: "Course",
    root: "course",
    question: "Question",
    address: "/admin/courses/3/questions",
    add: "addQuestion",
    remove: "deleteQuestion",
    payload: "ChangedCoursePayload",
    update: "updateQuestion",
    updated: "ChangedQuestionPayload",
  },
  {
    typename: "Curriculum",
    root: "curriculum",
    question: "CurriculumQuestion",
    add: "addCurriculumQuestion",
    remove: "deleteCurriculumQuestion",
    payload: "CurriculumPayload",
    update: "updateCurriculumQuestion",
    updated: "ChangedCurriculumQuestionPayload",
    address: "/admin/curriculum/3/questions",
  },
];

const ownerOf = ({ typename, question: kind }: Owner, titles: readonly string[], modules = true) => ({
  __typename: typename,
  id: `${typename}:3`,
  databaseId: 3,
  title: "Sky",
  generalQuestions: [],
  modules: modules
    ? [{ id: "m:8", databaseId: 8, name: "Stars", questions: titles.map((title) => question(kind, title)) }]
    : [],
});

function open(owner: Owner, titles: readonly string[], script: Script = {}) {
  const gateway = scriptGateway({ [owner.root]: () => ownerOf(owner, titles), ...script });
  openScreen(owner.address, area);
  return gateway;
}

describe.each(owners)("the questions of a $typename", (owner) => {
  it("that two people change at once keep what the slower one typed beside the other's", async () => {
    const later = "2026-02-04T10:00:00Z";
    const theirs = { ...question(owner.question, "Which shines at night?"), updatedAt: later };
    let saved = ownerOf(owner, ["Which shines?"]);
    const gateway = open(owner, [], {
      [owner.root]: () => saved,
      [owner.update]({ version }: { version: string }) {
        if (version === later) return { __typename: owner.updated, question: theirs };
        saved = { ...saved, modules: saved.modules.map((module) => ({ ...module, questions: [theirs] })) };
        return aRefusal("Too late", "STALE");
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Edit Which shines?" }));
    const explanation = screen.getByRole("textbox", { name: /^Explanation/ });
    await userEvent.type(explanation, "Stars do.");
    await userEvent.click(screen.getByRole("button", { name: "Save question" }));
    const told = await screen.findByRole("region", { name: "Changed by someone else" });
    expect(told.textContent).toContain("Someone else changed this question");
    expect(told.textContent).toContain("is now Which shines at night?");
    expect(explanation).toHaveProperty("value", "Stars do.");
    await userEvent.click(screen.getByRole("button", { name: "Save question" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    const sent = gateway.asked.filter(({ operationName }) =>
      /Update\w*QuestionMutation/.test(operationName ?? ""),
    );
    expect(sent.map(({ variables }) => variables["version"])).toEqual(["2026-02-03T10:00:00Z", later]);
  });

  it("are not lost when their form is closed", async () => {
    open(owner, []);
    await userEvent.click(await screen.findByRole("button", { name: /^Add question/ }));
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await userEvent.click(screen.getByRole("button", { name: /^Add question/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "Question" }), "Why?");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Question" }).value).toBe("Why?");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await userEvent.click(screen.getByRole("button", { name: "Close without saving" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("show what is right, and are added with their options", async () => {
    const { asked } = open(owner, [], {
      [owner.add]: { __typename: owner.payload, [owner.root]: ownerOf(owner, ["Which shines?"]) },
    });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Questions - Sky");
    await userEvent.click(screen.getByRole("button", { name: "Add question to Stars" }));
    await userEvent.type(screen.getByRole("textbox", { name: "Question" }), "Which shines?");
    await userEvent.type(screen.getByLabelText("Option 1"), "Sun");
    await userEvent.type(screen.getByLabelText("Option 2"), "Moon");
    await userEvent.click(screen.getByLabelText("Option 1 is correct"));
    await userEvent.click(screen.getByRole("button", { name: "Add question" }));
    await waitFor(() => expect(screen.getByText("Which shines?").tagName).toBe("P"));
    expect(asked.at(-1)?.variables).toMatchObject({
      [`${owner.root}Id`]: 3,
      moduleId: 8,
      input: { options: [{ text: "Sun", isCorrect: true }, { text: "Moon" }] },
    });
    expect(currentToasts()[0]?.message).toBe("Question added successfully");
  });

  it("show each wrong option's message at it", async () => {
    open(owner, []);
    await userEvent.click(await screen.findByRole("button", { name: /^Add question/ }));
    await userEvent.type(screen.getByRole("textbox", { name: "Question" }), "Which shines?");
    await userEvent.click(screen.getByRole("button", { name: "Add option" }));
    await userEvent.type(screen.getByLabelText("Option 2"), "Moon");
    await userEvent.click(screen.getByLabelText("Option 2 is correct"));
    await userEvent.click(screen.getByRole("button", { name: "Add question" }));
    const wrong = ["Option 1", "Option 2", "Option 3"].map((label) =>
      screen.getByLabelText(label).getAttribute("aria-invalid"),
    );
    expect(wrong).toEqual(["true", null, "true"]);
    expect(document.activeElement).toBe(screen.getByLabelText("Option 1"));
  });

  it("are kept with the reason when deleting one is refused", async () => {
    const message = "Question not found";
    open(owner, ["Which shines?"], {
      [owner.remove]: aRefusal(message),
    });
    await userEvent.click(await screen.findByRole("button", { name: "Delete Which shines?" }));
    await userEvent.click(screen.getByRole("button", { name: "Yes, delete it!" }));
    await waitFor(() => expect(screen.getAllByText(message).length).toBeGreaterThan(0));
    expect(screen.getByText("Which shines?")).toBeTruthy();
  });

  it("need a module first, and an owner that is there", async () => {
    scriptGateway({ [owner.root]: () => ownerOf(owner, [], false) });
    openScreen(owner.address, area);
    expect(await screen.findByText("No modules yet")).toBeTruthy();
    cleanup();
    scriptGateway({ [owner.root]: () => null });
    openScreen(owner.address, area);
    expect(await screen.findByRole("heading", { name: `${owner.typename} not found` })).toBeTruthy();
  });
});

it("a question that published assessments ask is not offered for deletion, and they are linked", async () => {
  const [owner] = owners;
  if (!owner) throw new Error("a course has questions");
  const asked = { __typename: "Assessment", id: "Assessment:7", databaseId: 7, title: "Final exam" };
  open(owner, ["Which shines?"], { assessments: () => ({ nodes: [asked] }) });
  await userEvent.click(await screen.findByRole("button", { name: "Delete Which shines?" }));
  const link = await screen.findByRole("link", { name: "Final exam" });
  expect(link.getAttribute("href")).toBe("/admin/assessments/7/edit");
  expect(screen.queryByRole("button", { name: "Yes, delete it!" })).toBeNull();
});
