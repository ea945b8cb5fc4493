// @vitest-environment happy-dom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { historyPart, historyRoutes } from "~/screens/admin/history/routes";

const entry = (databaseId: number, more: object = {}) => ({
  __typename: "History",
  id: `History:${databaseId}`,
  databaseId,
  at: "2026-03-02T10:00:00.000Z",
  actorId: 7,
  actorName: "Asha Rao",
  source: "SCREEN",
  action: "payment.deleted",
  subjectName: "PAY-7",
  canUndo: true,
  isUndone: false,
  changeCount: 1,
  ...more,
});

const changes = [
  {
    table: "Payment",
    name: "PAY-7",
    kind: "DELETED",
    fields: [{ name: "amount", before: "500", after: null }],
  },
];

const page = (...nodes: object[]) => ({
  totalCount: nodes.length,
  nodes,
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});

const row = async (name: RegExp) => within(await screen.findByRole("row", { name }));
const conflict = { table: "Payment", name: "PAY-7", field: "amount", left: "500", now: "700" };

describe("the history", () => {
  it("says who did what, from where, and what was before", async () => {
    const by = { actorId: null, actorName: "", source: "JOB", action: "course.imported", canUndo: false };
    scriptGateway({
      history: page(entry(1), entry(2, { ...by, subjectName: "React" })),
      node: { ...entry(1), changes },
    });
    openScreen("/history", historyRoutes);
    const first = await row(/Payment deleted/);
    for (const text of ["Asha Rao", "PAY-7", "Screen"]) expect(first.getByText(text)).toBeTruthy();
    await userEvent.click(first.getByText("1 row"));
    expect(await first.findByText("500")).toBeTruthy();
    const second = await row(/Course imported/);
    expect(second.getByText("Background job")).toBeTruthy();
    expect(second.queryByRole("button", { name: /^Undo/ })).toBeNull();
  });

  it("of a course has a heading and a title, though its frame has the course's name", async () => {
    scriptGateway({ history: page(entry(1)) });
    openScreen("/history", [historyPart("COURSE")]);
    expect(await screen.findByRole("heading", { level: 1, name: "History" })).toBeTruthy();
    expect(document.title).toMatch(/^History/);
  });

  it("tells rows, columns and values as people call and write them", async () => {
    const told = {
      table: "BatchCourseTopic",
      name: "Arrays",
      kind: "UPDATED",
      fields: [
        { name: "plannedDate", before: "2026-03-02", after: null },
        { name: "completedDate", before: null, after: "2026-03-05T10:00:00+00:00" },
      ],
    };
    const settings = {
      table: "Organization",
      name: "Demo",
      kind: "UPDATED",
      fields: [{ name: "staffSecondFactor", before: "false", after: "true" }],
    };
    scriptGateway({
      history: page(entry(1, { changeCount: 2 })),
      node: { ...entry(1), changes: [told, settings] },
    });
    openScreen("/history", historyRoutes);
    await userEvent.click((await row(/deleted/)).getByText("2 rows"));
    const item = async (text: RegExp) => (await screen.findByText(text)).closest("li")?.textContent ?? "";
    expect(await item(/^Topic of a batch Arrays/)).toContain("Planned date: 02-Mar-2026 → , now —");
    expect(await item(/^Topic of a batch Arrays/)).toMatch(/Completion date: — → , now 05-Mar-2026 /);
    expect(await item(/^Settings Demo/)).toContain("Staff need a second factor: No → , now Yes");
  });

  it("undoes a change", async () => {
    const undo = { __typename: "UndoPayload", historyId: 1, conflicts: [] };
    const gateway = scriptGateway({ history: page(entry(1)), undo });
    openScreen("/history", historyRoutes);
    await userEvent.click(
      (await row(/deleted/)).getByRole("button", { name: /^Undo.*Payment deleted, PAY-7/ }),
    );
    expect(await screen.findByText("Undone")).toBeTruthy();
    expect(gateway.askedAs("historyCommandsUndoMutation")[0]?.variables).toEqual({ historyId: 1 });
  });

  it("shows both states of what has changed since", async () => {
    scriptGateway({
      history: page(entry(1)),
      undo: { __typename: "UndoPayload", historyId: 1, conflicts: [conflict] },
    });
    openScreen("/history", historyRoutes);
    await userEvent.click((await row(/deleted/)).getByRole("button", { name: /^Undo/ }));
    const dialog = within(await screen.findByRole("dialog"));
    expect(dialog.getByText("Payment, PAY-7, Amount")).toBeTruthy();
    expect(dialog.getByText("This has changed since. Nothing was overwritten.")).toBeTruthy();
    expect(dialog.getByText("After this change").nextElementSibling?.textContent).toBe("500");
    expect(dialog.getByText("Now").nextElementSibling?.textContent).toBe("700");
  });

  it("says why a change cannot be undone", async () => {
    const reason = "This change has already been undone";
    scriptGateway({ history: page(entry(1)), undo: aRefusal(reason) });
    openScreen("/history", historyRoutes);
    await userEvent.click((await row(/deleted/)).getByRole("button", { name: /^Undo/ }));
    expect(await screen.findByText(reason)).toBeTruthy();
  });

  it("asks for one subject's changes at its own address", async () => {
    const gateway = scriptGateway({ history: page() });
    openScreen("/payments/7/history", historyRoutes);
    expect(await screen.findByText("No changes yet")).toBeTruthy();
    const [asked] = gateway.askedAs("HistoryScreenQuery");
    expect(asked?.variables).toMatchObject({ subject: "PAYMENT", subjectId: 7 });
    expect(screen.getByRole("link", { name: "Payment" }).getAttribute("href")).toBe("/admin/payments/7");
  });
});
