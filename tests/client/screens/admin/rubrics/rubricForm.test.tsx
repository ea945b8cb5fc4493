// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { rubricMessages } from "#gateway/domains/rubrics/contract";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "../openAdmin";

const describedBy = (element: Element) =>
  document.getElementById(element.getAttribute("aria-describedby") ?? "")?.textContent;
const type = async (label: string, text: string, at = 0) => {
  const [field] = screen.getAllByLabelText(label).slice(at);
  if (!field) throw new Error(`no ${label}`);
  await userEvent.clear(field);
  if (text !== "") await userEvent.type(field, text);
};
const save = () => userEvent.click(screen.getByRole("button", { name: "Create rubric" }));

/** Four criteria; the third and fourth have wrong fields. */
async function openWrongRubric() {
  openAdmin("/admin/rubrics/create");
  await userEvent.type(await screen.findByLabelText("Name"), "Essay");
  await type("Criterion 1", "Clarity");
  for (const number of [2, 3, 4]) {
    await userEvent.click(screen.getByRole("button", { name: "Add criterion" }));
    if (number < 4) await type(`Criterion ${number}`, `Criterion ${number}`);
  }
  await type("Points of level 2", "many", 2);
  await type("Name of level 3", "", 3);
}

describe("the form of a rubric", () => {
  it("shows each wrong field's message at it and focuses the first", async () => {
    const saved: unknown[] = [];
    scriptGateway({ createRubric: (variables: unknown) => void saved.push(variables) });
    await openWrongRubric();
    await save();
    const wrong = document.querySelectorAll("[aria-invalid]");
    expect([...wrong].map(describedBy)).toEqual([
      "Please enter a valid Points.",
      "Criterion is required.",
      "Level is required.",
    ]);
    expect(document.activeElement).toBe(wrong[0]);
    expect(screen.queryByText("Criteria is required.")).toBeNull();
    expect(saved).toEqual([]);
  });

  it("shows a refused level at its criterion", async () => {
    const fieldErrors = [{ field: "criteria.0.levels", message: rubricMessages.noPoints }];
    scriptGateway({
      createRubric: () => ({ ...aRefusal(rubricMessages.noPoints, "INVALID"), fieldErrors }),
    });
    openAdmin("/admin/rubrics/create");
    await userEvent.type(await screen.findByLabelText("Name"), "Essay");
    await type("Criterion 1", "Clarity");
    await save();
    const levels = screen.getByRole("group", { name: /: Levels$/ });
    await waitFor(() => expect(describedBy(levels)).toBe(rubricMessages.noPoints));
  });
});
