// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "../openAdmin";

const plain = {
  html: "",
  section: "",
  maxMarks: 2,
  options: [],
  matches: [],
  blankCount: 0,
  pictureAlt: "",
  picture: null,
};
const everyType = [
  { ...plain, type: "SINGLE", title: "Which river?", options: ["Indus", "Oder"], section: "Rivers" },
  { ...plain, type: "MULTIPLE", title: "Which seas?", options: ["Red", "Dry"] },
  { ...plain, type: "TRUE_FALSE", title: "Is it?", options: ["True", "False"] },
  { ...plain, type: "SHORT_TEXT", title: "Name it" },
  { ...plain, type: "NUMERIC", title: "How long?" },
  { ...plain, type: "MATCHING", title: "Match", options: ["France"], matches: ["Paris", "Rome"] },
  { ...plain, type: "ORDERING", title: "Order", options: ["Second", "First"] },
  { ...plain, type: "FILL", title: "The [[1]] flows", blankCount: 1 },
  { ...plain, type: "ESSAY", title: "Explain" },
  { ...plain, type: "FILE", title: "Hand in a map", html: "<p>As a PDF.</p>", pictureAlt: "An old map" },
].map((question) =>
  question.type === "FILE"
    ? { ...question, picture: { url: "/files/3/map.png", width: 300, height: 200 } }
    : question,
);

function open(draws: readonly object[] = []) {
  let read = 0;
  const gateway = scriptGateway({
    assessment: {
      __typename: "Assessment",
      id: "AS1",
      databaseId: 1,
      title: "Final exam",
      courseTitle: "Maps",
      draws,
    },
    assessmentPreview: () => {
      read += 1;
      return read === 1 ? everyType : [{ ...plain, type: "ESSAY", title: "Another one" }];
    },
  });
  openAdmin("/admin/assessments/1/preview");
  return gateway;
}

const question = (number: number) => screen.findByRole("region", { name: `Question ${number}` });

describe("the preview of an assessment", () => {
  it("shows each type of question with the fields that learners answer it by", async () => {
    open();
    const first = within(await question(1));
    expect(first.getByText("Rivers")).toBeTruthy();
    await userEvent.click(first.getByRole("radio", { name: "Indus" }));
    expect(first.getByRole<HTMLInputElement>("radio", { name: "Indus" }).checked).toBe(true);
    expect(within(await question(2)).getAllByRole("checkbox")).toHaveLength(2);
    for (const [number, role] of [
      [4, "textbox"],
      [5, "textbox"],
      [9, "textbox"],
    ] as const)
      expect(within(await question(number)).getByRole(role, { name: "Your answer" })).toBeTruthy();
    const matching = within(await question(6)).getByRole("combobox", { name: "What belongs to France" });
    expect(
      within(matching)
        .getAllByRole("option")
        .map(({ textContent }) => textContent),
    ).toEqual(["Choose", "Paris", "Rome"]);
    expect(within(await question(7)).getByRole("button", { name: "Move First up" })).toBeTruthy();
    expect(within(await question(8)).getByRole("textbox", { name: "Blank 1" })).toBeTruthy();
    const file = within(await question(10));
    expect(file.getByRole("button", { name: "Upload a file" })).toHaveProperty("disabled", true);
    expect(file.getByRole("img", { name: "An old map" })).toBeTruthy();
    expect(file.getByText("As a PDF.")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Draw again" })).toBeNull();
  });

  it("draws another sample where questions are drawn", async () => {
    open([{ databaseId: 4 }]);
    await question(1);
    await userEvent.click(screen.getByRole("button", { name: "Draw again" }));
    expect(await screen.findByText("Another one")).toBeTruthy();
    expect(screen.getByRole("status", { name: "" }).textContent).toContain("Sample 2");
  });
});
