// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { scriptGateway } from "#tests/support/renderWithRelay";

describe("ReviewScreen", () => {
  const essay = {
    id: "MarkedAnswer:5",
    questionId: 5,
    waitingSince: "2026-11-01T10:00:00.000Z",
    learnerName: "Asha",
    assessmentTitle: "Final exam",
    courseTitle: "HTML",
    reviewerName: null,
    isMine: false,
    title: "Why is it slow?",
    html: "",
    pictureAlt: "",
    answerText: "Pictures",
    marks: null,
    maxMarks: 6,
    feedback: "",
    markChanges: [],
  };
  const nothing = { assignment: null, givenAssignment: null, submission: null };

  /** Opens the essay in the queue, which is not read again; returns what was sent to take it. */
  async function openEssay(takeAnswer: object) {
    const { askedAs } = scriptGateway({
      ...nothing,
      essayQueue: { totalCount: 1, answers: [essay] },
      reviewQueue: { totalCount: 0, nodes: [] },
      takeAnswer,
    });
    openAdmin("/admin/review");
    await userEvent.click(await screen.findByRole("button", { name: /Final exam/ }));
    await waitFor(() => expect(askedAs("reviewCommandsTakeAnswerMutation")).toHaveLength(1));
  }

  it("keeps a taken essay's field and focus before the queue knows it", async () => {
    await openEssay({ __typename: "ChangedResultsPayload" });
    const field = screen.getByLabelText("Marks");
    // Its keys go on once the response is there, which the list of operations shows a moment before.
    await userEvent.keyboard("4");
    await waitFor(() => expect(screen.queryByText("Taking it for you…")).toBeNull());
    await userEvent.keyboard(".5");
    expect(document.activeElement).toBe(field);
    expect(screen.getByLabelText<HTMLInputElement>("Marks").value).toBe("4.5");
  });

  it("offers no mark of an essay that was refused", async () => {
    const message = "Ravi is marking this.";
    await openEssay({ __typename: "Refusal", code: "CONFLICT", message, fieldErrors: [] });
    await waitFor(() => expect(screen.queryByLabelText("Marks")).toBeNull());
  });
});
