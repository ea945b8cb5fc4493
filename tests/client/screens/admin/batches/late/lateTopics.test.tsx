// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { toastTexts } from "#tests/client/toastTexts";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { currentToasts } from "~/ui/toasts";
import { batch, listScript, user } from "../batchScript";

describe("the list of late topics", () => {
  const row = {
    id: "LateTopic:1",
    databaseId: 1,
    batchId: 2,
    courseId: 3,
    batchName: "Evening",
    courseTitle: "React",
    topicName: "Hooks",
    trainerNames: ["Asha", "Ravi"],
    plannedDate: "2026-11-20",
    daysLate: 3,
  };
  const lateTopicChoices = {
    batches: [{ id: "b:2", databaseId: 2, name: "Evening" }],
    trainers: [{ id: "u:7", databaseId: 7, name: "Asha" }],
  };

  it("leads to the batch course, and is narrowed and turned round by its address", async () => {
    const { askedAs } = scriptGateway({ lateTopics: listScript([row]), lateTopicChoices });
    const router = openAdmin("/admin/batches/delayed");
    const link = await screen.findByRole("link", { name: "Hooks" });
    expect(link.getAttribute("href")).toBe("/admin/batches/2/courses/3");
    for (const text of ["Evening", "React", "Asha, Ravi", "20-11-2026", "3 days"])
      expect(link.closest("tr")?.textContent).toContain(text);
    const variables = () => askedAs("LateScreenQuery").at(-1)?.variables;
    expect(variables()).toMatchObject({ batchId: null, sort: "LATE", reversed: false, first: 20 });
    await userEvent.click(screen.getByRole("combobox", { name: "Trainer" }));
    await userEvent.click(await screen.findByRole("option", { name: "Asha" }));
    await userEvent.type(screen.getByRole("combobox", { name: "Batch" }), "evening");
    const batchField = screen.getByRole("combobox", { name: "Batch" });
    await waitFor(() => expect(batchField.getAttribute("aria-activedescendant")).not.toBeNull());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(router.state.location.search).toBe("?batch=2&trainer=7"));
    await userEvent.click(screen.getByRole("button", { name: /^Late/ }));
    await waitFor(() => expect(variables()).toMatchObject({ batchId: 2, trainerId: 7, reversed: true }));
  });

  it("is handled where it stands: a topic is completed from its row, another day is asked for", async () => {
    const done = { __typename: "ChangedLateTopicsPayload", changedIds: [1], refused: [] };
    const { askedAs } = scriptGateway({
      lateTopics: listScript([row]),
      lateTopicChoices,
      completeLateTopics: done,
    });
    openAdmin("/admin/batches/delayed");
    await userEvent.click(await screen.findByRole("button", { name: "Complete Hooks today" }));
    await waitFor(() => expect(toastTexts()).toContain("1 late topic completed"));
    const sent = askedAs("batchCourseCommandsCompleteLateTopicsMutation")[0];
    expect(sent?.variables).toEqual({ ids: [1], completedDate: null });
    await waitFor(() => expect(askedAs("LateScreenQuery").length).toBeGreaterThan(1));
    await userEvent.click(screen.getByRole("button", { name: "Actions for Hooks" }));
    await userEvent.click(screen.getByRole("menuitem", { name: "Re-plan…" }));
    await userEvent.click(screen.getByRole("button", { name: "Re-plan" }));
    expect(within(screen.getByRole("dialog")).getByText("Choose a date.")).toBeTruthy();
  });

  /** Plans the topic again, and takes the offer of the toast to undo that. */
  async function undoReplan(undo: object) {
    const replanLateTopics = {
      __typename: "ChangedLateTopicsPayload",
      changedIds: [1],
      refused: [],
      undoId: 9,
    };
    const gateway = scriptGateway({
      lateTopics: listScript([row]),
      lateTopicChoices,
      replanLateTopics,
      undo,
    });
    openAdmin("/admin/batches/delayed");
    await userEvent.click(await screen.findByRole("button", { name: "Actions for Hooks" }));
    await userEvent.click(screen.getByRole("menuitem", { name: /next class day/ }));
    await waitFor(() => expect(toastTexts()).toContain("1 late topic moved to the next class days"));
    currentToasts()
      .find(({ action }) => action?.label === "Undo")
      ?.action?.run();
    return gateway;
  }

  it("offers to undo what was planned again", async () => {
    const { askedAs } = await undoReplan({ __typename: "UndoPayload", historyId: 9, conflicts: [] });
    await waitFor(() => expect(toastTexts()).toContain("Undone"));
    expect(askedAs("historyCommandsUndoMutation")[0]?.variables).toEqual({ historyId: 9 });
  });

  it("tells in words what has changed since, and undoes nothing then", async () => {
    const left = { table: "BatchCourseTopic", name: "Hooks", field: "plannedDate", left: "2026-11-23" };
    const conflicts = [{ ...left, now: null }];
    await undoReplan({ __typename: "UndoPayload", historyId: 9, conflicts });
    const items = ["Topic of a batch, Hooks, Planned date: 23-Nov-2026 after this change, nothing now"];
    await waitFor(() => expect(currentToasts()).toContainEqual(expect.objectContaining({ items })));
    expect(toastTexts()).not.toContain("Undone");
  });

  it("says that every batch keeps to its plan", async () => {
    scriptGateway({ lateTopics: listScript([]), lateTopicChoices: { batches: [], trainers: [] } });
    openAdmin("/admin/batches/delayed");
    expect(await screen.findByText("No topic is late")).toBeTruthy();
  });
});

describe("assigning all matching users", () => {
  it("selects them at one press, and a range with Shift", async () => {
    const people = [user(3, "Chitra"), user(4, "Dev"), user(5, "Esha")];
    scriptGateway({ batch: { ...batch, assignableUsers: listScript(people) } });
    openAdmin("/admin/batches/7/users/assign");
    const pressed = userEvent.setup();
    await pressed.click(await screen.findByRole("button", { name: "Select all 3" }));
    expect(await screen.findByRole("button", { name: "Assign 3 users" })).toBeDefined();
    await pressed.click(screen.getByRole("button", { name: "Clear selection" }));
    await pressed.click(screen.getByRole("checkbox", { name: /Chitra/ }));
    await pressed.keyboard("{Shift>}");
    await pressed.click(screen.getByRole("checkbox", { name: /Esha/ }));
    await pressed.keyboard("{/Shift}");
    expect(screen.getByRole("button", { name: "Assign 3 users" })).toBeDefined();
  });
});
