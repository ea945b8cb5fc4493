// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { openAdmin } from "../openAdmin";

const course = { __typename: "Course", id: "course-1", databaseId: 1, code: "JAVA", title: "Core Java" };
const batch = { __typename: "Batch", id: "batch-7", databaseId: 7, name: "Evening", noOfParticipants: 3 };

interface Created {
  input: { windows: { batchId: number; opensAt: string; closesAt: string | null }[] };
}

/** The screen that makes an assessment, with a batch chosen; what is saved is kept and refused. */
async function openWithBatch() {
  const saved: Created[] = [];
  scriptGateway({
    courseMatches: [course],
    batchMatches: [batch],
    createAssessment: (created: Created) => {
      saved.push(created);
      return aRefusal("Not today", "INVALID");
    },
  });
  openAdmin("/admin/assessments/create");
  await userEvent.type(await screen.findByRole("combobox", { name: "Course" }), "core");
  await userEvent.click(await screen.findByRole("option", { name: /Core Java/ }));
  await userEvent.type(screen.getByLabelText("Title"), "First exam");
  await userEvent.type(screen.getByRole("combobox", { name: "Add batch" }), "eve");
  await userEvent.click(await screen.findByRole("option", { name: /Evening/ }));
  const save = () => userEvent.click(screen.getByRole("button", { name: "Create assessment" }));
  return { saved, save };
}

describe("a batch's own times", () => {
  it("are saved with the assessment", async () => {
    const { saved, save } = await openWithBatch();
    await userEvent.type(screen.getByLabelText("Evening opens"), "02-01-2030");
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    const opensAt = new Date("2030-01-02T09:00:00").toISOString();
    expect(saved[0]?.input.windows).toEqual([{ batchId: 7, opensAt, closesAt: null }]);
  });

  it("are refused backwards, and can be removed", async () => {
    const { saved, save } = await openWithBatch();
    await userEvent.type(screen.getByLabelText("Evening opens"), "02-01-2030");
    await userEvent.type(screen.getByLabelText("Evening closes"), "01-01-2030");
    await save();
    expect((await screen.findAllByText("The assessment can't close before it opens")).length).toBeGreaterThan(
      0,
    );
    expect(saved).toEqual([]);
    await userEvent.click(screen.getByRole("button", { name: "Remove the times of Evening" }));
    expect(screen.queryByLabelText("Evening opens")).toBeNull();
    await save();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.input.windows).toEqual([]);
  });
});
