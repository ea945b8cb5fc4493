// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { authorMessages } from "#gateway/domains/assessments/formContract";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "../openAdmin";

const asked = { __typename: "Question", id: "Q5", databaseId: 5, title: "Which shines?", type: "SINGLE" };
const plain = { __typename: "Question", id: "Q6", databaseId: 6, title: "The [[1]] shines", type: "FILL" };

const exam = {
  __typename: "Assessment",
  id: "AS1",
  databaseId: 1,
  title: "Final exam",
  courseTitle: "Sky",
  kind: "EXAM",
  state: "DRAFT",
  duration: 60,
  passingScore: 80,
  opensAt: null,
  closesAt: null,
  maxAttempts: 1,
  shuffle: true,
  negativePercent: 0,
  showAnswers: "NEVER",
  countedAttempt: "BEST",
  holdsMarks: false,
  updatedAt: "2026-02-03T10:00:00Z",
  windows: [],
  sections: [],
  items: [],
  draws: [],
  course: { __typename: "Course", id: "C1", databaseId: 3, modules: [] },
};

it("the bank of an assessment shows the type, level and tags that draws go by", async () => {
  scriptGateway({
    assessment: exam,
    questionTags: ["moon"],
    questionBank: {
      totalCount: 2,
      nodes: [
        { ...asked, level: "HARD", tags: ["moon", "night"] },
        { ...plain, level: null, tags: [] },
      ],
    },
  });
  openAdmin("/admin/assessments/1/edit");
  const bank = within(await screen.findByRole("list", { name: "Questions of the bank" }));
  const [first, second] = (await bank.findAllByRole("listitem")).map(({ textContent }) => textContent);
  expect(first).toBe("Which shines?Single choiceHard#moon#night");
  expect(second).toBe("The ____ shinesFill in the blanks");
});

it("a wrong heading and wrong marks have their messages at their fields", async () => {
  const saved: unknown[] = [];
  const question = { __typename: "Question", id: "Q5", databaseId: 5, title: "Which shines?" };
  const item = { __typename: "AssessmentItem", id: "I1", databaseId: 1, sectionId: null, displayOrder: 1 };
  scriptGateway({
    assessment: { ...exam, items: [{ ...item, marks: 1, question }] },
    questionTags: [],
    questionBank: { totalCount: 0, nodes: [] },
    updateAssessment: (variables: unknown) => void saved.push(variables),
  });
  openAdmin("/admin/assessments/1/edit");
  await userEvent.click(await screen.findByRole("button", { name: "Add section" }));
  await userEvent.clear(screen.getByLabelText("Heading of section 1"));
  await userEvent.clear(screen.getByLabelText("Marks of Which shines?"));
  await userEvent.type(screen.getByLabelText("Marks of Which shines?"), "101");
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  const wrong = [...document.querySelectorAll("[aria-invalid]")];
  const messages = wrong.map((field) => document.getElementById(`${field.id}-error`)?.textContent);
  expect(messages).toEqual(["Marks must not exceed 100", authorMessages.noTitle]);
  expect(document.activeElement).toBe(wrong[0]);
  expect(saved).toEqual([]);
});

it("questions and settings are saved together, by one button", async () => {
  const saved: { input: unknown }[] = [];
  scriptGateway({
    assessment: exam,
    questionTags: [],
    questionBank: { totalCount: 1, nodes: [{ ...asked, level: null, tags: [] }] },
    updateAssessment: (variables: { input: unknown }) => void saved.push(variables),
  });
  openAdmin("/admin/assessments/1/edit");
  await userEvent.click(await screen.findByRole("button", { name: "Add Which shines?" }));
  const passing = screen.getByLabelText(/^Pass mark/);
  await userEvent.clear(passing);
  await userEvent.type(passing, "60");
  expect(screen.getAllByRole("button", { name: /^Save/ })).toHaveLength(1);
  await userEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.input).toMatchObject({
    passingScore: 60,
    sections: [{ title: "", items: [{ questionId: 5, marks: 1 }] }],
  });
});
