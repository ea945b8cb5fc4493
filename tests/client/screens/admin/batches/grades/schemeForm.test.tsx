// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { gradeMessages } from "#gateway/domains/grades/contract";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { gradebook, openGrades } from "./gradesScript";

beforeEach(() => void scriptLive());

const weights = ["ASSESSMENTS", "ASSIGNMENTS", "PROJECTS", "PROGRESS"].map((category, at) => ({
  category,
  weight: 40 - at * 10,
}));
const letters = [
  { label: "A", from: 85 },
  { label: "F", from: 0 },
];

interface Saved {
  input: { letters: unknown; weights: unknown; passingGrade: number };
}

/** The dialog of a scheme by letters; what is saved is kept and answered with a refusal. */
async function openScheme(fieldErrors: readonly object[] = []) {
  const saved: Saved[] = [];
  const book = gradebook([], []);
  scriptGateway({
    batch: { __typename: "Batch", id: "Batch:7" },
    gradebook: () => ({ ...book, scheme: { ...book.scheme, scale: "LETTERS", weights, letters } }),
    saveGradeScheme: (variables: Saved) => {
      saved.push(variables);
      return aRefusal("Not like this", "INVALID", fieldErrors);
    },
  });
  openGrades();
  await userEvent.click(await screen.findByRole("button", { name: "Scheme" }));
  return { saved };
}

const type = async (label: string, text: string) => {
  const field = screen.getByLabelText(label);
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole("button", { name: "Save scheme" }));
const messageOf = (element: Element) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;

describe("the form of a grade scheme", () => {
  it("shows three wrong fields' messages at them and focuses the first", async () => {
    const { saved } = await openScheme();
    await type("Projects", "101");
    await type("Letter 1", "");
    await type("Lowest percentage of F", "low");
    await save();
    const wrong = [...document.querySelectorAll("[aria-invalid]")];
    expect(wrong.map(messageOf)).toEqual([
      "Projects must not exceed 100",
      "Letter is required.",
      "Please enter a valid Lowest percentage.",
    ]);
    expect(document.activeElement).toBe(wrong[0]);
    expect(saved).toEqual([]);
  });

  it("names a repeated letter at the later row", async () => {
    await openScheme();
    await type("Letter 2", "A");
    await save();
    expect(messageOf(screen.getByLabelText("Letter 2"))).toBe(gradeMessages.sameLetter);
  });

  it("saves letters and weights as numbers, an empty weight as 0", async () => {
    const { saved } = await openScheme();
    await type("Progress", "");
    await userEvent.click(screen.getByRole("button", { name: "Add letter" }));
    await type("Letter 3", "B");
    await type("Lowest percentage of B", "70,5");
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.input).toMatchObject({
      letters: [
        { label: "A", from: 85 },
        { label: "F", from: 0 },
        { label: "B", from: 70.5 },
      ],
      weights: [{}, {}, {}, { category: "PROGRESS", weight: 0 }],
      passingGrade: 50,
    });
  });

  it("shows what the server refuses at its letter", async () => {
    await openScheme([{ field: "letters.1.label", message: gradeMessages.sameLetter }]);
    await save();
    await waitFor(() => expect(messageOf(screen.getByLabelText("Letter 2"))).toBe(gradeMessages.sameLetter));
  });

  it("keeps the dialog with what was typed open until that is discarded", async () => {
    await openScheme();
    await type("Letter 1", "A+");
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await userEvent.click(screen.getByRole("button", { name: "Keep editing" }));
    expect(screen.getByLabelText("Letter 1")).toHaveProperty("value", "A+");
  });
});
