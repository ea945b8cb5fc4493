// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "../openAdmin";

const asked = { __typename: "Question", id: "Q5", databaseId: 5, title: "Which shines?", type: "SINGLE" };
const plain = { __typename: "Question", id: "Q6", databaseId: 6, title: "The [[1]] shines", type: "FILL" };

it("the bank of an assessment shows the type, level and tags that draws go by", async () => {
  scriptGateway({
    assessment: {
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
    },
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
