// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { keptMarks } from "~/layout/grades/typedMarks";
import { gradebook, item, learner, noMark, openGrades } from "./gradesScript";

let live: ReturnType<typeof scriptLive>;
beforeEach(() => {
  live = scriptLive();
  // Wide enough for all columns of the tests.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(1000);
});

interface Entered {
  userId: number;
  itemKey: string;
  seen: number | null;
  input: { points: number | null };
}

/** A gateway that keeps marks of one item, and refuses an entry that saw an older one. */
function openBook(names: readonly string[], deliver?: (operation: string) => Promise<void>) {
  const book = { items: [item("test", "Test")], gone: new Set<number>() };
  const marks = new Map(names.map((_, index) => [index + 1, noMark]));
  const entered: Entered[] = [];
  const row = (userId: number) =>
    learner(
      userId,
      names[userId - 1] ?? "",
      Object.fromEntries(book.items.map(({ key }) => [key, marks.get(userId) ?? noMark])),
    );
  const gateway = scriptGateway(
    {
      batch: { __typename: "Batch", id: "Batch:7" },
      gradebook: () =>
        gradebook([...marks.keys()].filter((userId) => !book.gone.has(userId)).map(row), book.items),
      courseGrade: ({ userId }: { userId: number }) => row(userId),
      enterMark: (asked: Entered) => {
        entered.push(asked);
        if (asked.seen !== marks.get(asked.userId)?.entryId)
          return aRefusal("Someone else changed this mark", "STALE");
        marks.set(asked.userId, { points: asked.input.points, entryId: 100 + entered.length });
        return { __typename: "GradePayload", grade: row(asked.userId) };
      },
    },
    deliver,
  );
  openGrades();
  /** The tab is closed, and the gradebook opened in another one. */
  const reopen = () => {
    cleanup();
    openGrades();
  };
  /** Someone else's change of the gradebook arrives. */
  const changeElsewhere = (change: () => void) => {
    change();
    act(() => live.send("GradesScreenSubscription", { data: { gradebookChanged: true } }));
  };
  return { gateway, book, marks, entered, changeElsewhere, reopen };
}

const cell = (name: RegExp) => screen.findByRole("gridcell", { name });
const entries = (entered: readonly Entered[]) => entered.map(({ userId, input }) => [userId, input.points]);

describe("the gradebook on a phone", () => {
  it("takes marks in a sheet, one learner after another", async () => {
    const change = { addEventListener: () => undefined, removeEventListener: () => undefined };
    vi.stubGlobal("matchMedia", () => ({ matches: true, ...change }));
    const { entered } = openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    const sheet = within(await screen.findByRole("dialog", { name: "Test" }));
    const typeMark = async (name: string, mark: string) => {
      expect(await sheet.findByRole("heading", { name })).toBeTruthy();
      const field = sheet.getByLabelText("Mark, of 10");
      await waitFor(() => expect(document.activeElement).toBe(field));
      await userEvent.type(field, mark);
    };
    await typeMark("Asha", "7");
    await userEvent.click(sheet.getByRole("button", { name: "Save, next learner" }));
    await typeMark("Meera", "8");
    await userEvent.click(sheet.getByRole("button", { name: "Save mark" }));
    await waitFor(() =>
      expect(entries(entered)).toEqual([
        [1, 7],
        [2, 8],
      ]),
    );
    vi.unstubAllGlobals();
  });
});

describe("marks that are typed into the gradebook", () => {
  it("go to the learner they were typed for, also when the one before leaves the filtered rows", async () => {
    const { gateway, entered } = openBook(["Asha", "Meera", "Ravi"]);
    await cell(/^Test, Asha: missing, not handed in/);
    await userEvent.selectOptions(screen.getByLabelText("Learners"), "With a missing mark");
    await userEvent.click(await cell(/^Test, Asha/));
    const release = gateway.hold();
    await userEvent.keyboard("7{Enter}8");
    release();
    await waitFor(() => expect(screen.queryByRole("gridcell", { name: /^Test, Asha/ })).toBeNull());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(entered).toHaveLength(2));
    expect(entries(entered)).toEqual([
      [1, 7],
      [2, 8],
    ]);
  });

  it("are dropped, and said to be, when their learner or item is gone", async () => {
    const { entered, book, changeElsewhere } = openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    await userEvent.keyboard("7");
    changeElsewhere(() => book.gone.add(1));
    expect(await screen.findByText(/was not saved/)).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    expect(entered).toEqual([]);
    expect(screen.queryByRole("textbox", { name: "Asha's mark in Test" })).toBeNull();
  });

  it("stay in their item when another is added before it", async () => {
    const { entered, book, changeElsewhere } = openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    await userEvent.keyboard("7");
    changeElsewhere(() => book.items.unshift(item("essay", "Essay")));
    await screen.findByRole("columnheader", { name: /Essay/ });
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(entered).toHaveLength(1));
    expect(entered[0]?.itemKey).toBe("test");
  });

  it("follow each other into one cell, the later one on top of the earlier", async () => {
    const { gateway, entered, marks } = openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    const release = gateway.hold();
    await userEvent.keyboard("7{Enter}{ArrowUp}8{Enter}");
    expect(await cell(/^Test, Asha/)).toHaveProperty("textContent", "8");
    release();
    await waitFor(() => expect(marks.get(1)?.points).toBe(8));
    expect(entered.map(({ seen }) => seen)).toEqual([null, 101]);
    expect(await cell(/^Test, Asha: 8 of 10/)).toBeTruthy();
    expect(screen.queryByText("Someone else changed this mark")).toBeNull();
  });
});

describe("a mark that can't be saved", () => {
  const typing = (name: string) => screen.findByRole("textbox", { name: `${name}'s mark in Test` });

  it("stays in its cell with the reason until it is right", async () => {
    const { entered } = openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    await userEvent.keyboard("15{Enter}");
    expect(await typing("Asha")).toMatchObject({ value: "15" });
    expect(screen.getByRole("alert", { name: "" }).textContent).toBe("At most 10 points");
    await userEvent.keyboard("{Backspace}{Backspace}9{Enter}");
    await waitFor(() => expect(entries(entered)).toEqual([[1, 9]]));
    await userEvent.keyboard("8{Enter}");
    await waitFor(() => expect(entries(entered)).toContainEqual([2, 8]));
  });

  it("stays in red where the field is left by a press, and is edited from there", async () => {
    const { entered } = openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    await userEvent.keyboard("15");
    await userEvent.click(await cell(/^Test, Meera/));
    const left = await cell(/^Test, Asha: 15, not saved. At most 10 points/);
    expect(left).toMatchObject({ textContent: "15" });
    await userEvent.dblClick(left);
    expect(await typing("Asha")).toMatchObject({ value: "15" });
    await userEvent.keyboard("{Escape}");
    await cell(/^Test, Asha: missing, not handed in/);
    expect(entered).toEqual([]);
  });

  it("stays with the server's reason where someone else was faster", async () => {
    const { entered, marks, changeElsewhere } = openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    await userEvent.keyboard("7");
    changeElsewhere(() => marks.set(1, { points: 5, entryId: 77 }));
    await userEvent.keyboard("{Enter}");
    expect(await cell(/^Test, Asha: 7, not saved. Someone else changed this mark/)).toBeTruthy();
    expect([entered[0]?.seen, marks.get(1)?.points]).toEqual([null, 5]);
  });
});

describe("a mark that the server does not have", () => {
  it("outlasts the tab, and replaces no other one unseen", async () => {
    const { gateway, entered, marks, reopen } = openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    const restore = gateway.breakDown();
    await userEvent.keyboard("7{Enter}8{Enter}");
    await screen.findByText("You are offline");
    expect(await cell(/^Test, Asha/)).toHaveProperty("textContent", "7");
    marks.set(2, { points: 5, entryId: 77 });
    restore();
    reopen();
    expect(await cell(/^Test, Asha: 7 of 10/)).toBeTruthy();
    expect(await cell(/^Test, Meera: 8, not saved. Someone else changed this mark/)).toBeTruthy();
    expect(marks.get(2)?.points).toBe(5);
    reopen();
    expect(await cell(/^Test, Meera: 8, not saved/)).toBeTruthy();
    expect(entries(entered)).toEqual([
      [1, 7],
      [2, 8],
    ]);
  });

  it("is this person's own where only the response was lost", async () => {
    let isLost = true;
    const { marks, entered, reopen } = openBook(["Asha"], async (operation) => {
      if (operation !== "gradeCommandsEnterMarkMutation" || !isLost) return;
      isLost = false;
      throw new TypeError("Failed to fetch");
    });
    await userEvent.click(await cell(/^Test, Asha/));
    await userEvent.keyboard("7{Enter}");
    await screen.findByText("You are offline");
    reopen();
    expect(await cell(/^Test, Asha: 7 of 10/)).toBeTruthy();
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.includes(":grades:"))).toEqual([]),
    );
    expect([marks.get(1)?.points, entered.length]).toEqual([7, 2]);
  });

  it("takes no newer one of another window away when it is refused", async () => {
    const { gateway, marks } = openBook(["Asha"]);
    await userEvent.click(await cell(/^Test, Asha/));
    const release = gateway.hold();
    await userEvent.keyboard("7{Enter}");
    const [mark] = keptMarks.read();
    if (!mark) throw new Error("The mark is not kept");
    keptMarks.put({ ...mark, stamp: "of another window", text: "9" });
    marks.set(1, { points: 5, entryId: 77 });
    release();
    expect(await screen.findByText("Someone else changed this mark")).toBeTruthy();
    expect(keptMarks.read()).toMatchObject([{ text: "9", refused: null }]);
  });

  it("is kept while it is being typed", async () => {
    const { entered, reopen } = openBook(["Asha"]);
    await userEvent.click(await cell(/^Test, Asha/));
    await userEvent.keyboard("7.5");
    reopen();
    expect(await cell(/^Test, Asha: 7.5, not saved. You left before you entered it/)).toBeTruthy();
    expect(entered).toEqual([]);
  });
});

describe("the last typed mark", () => {
  it("is taken back by Ctrl+Z", async () => {
    const { marks } = openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    await userEvent.keyboard("7{Enter}8{Enter}");
    await waitFor(() => expect([marks.get(1)?.points, marks.get(2)?.points]).toEqual([7, 8]));
    await cell(/^Test, Meera: 8 of 10/);
    await userEvent.keyboard("{Control>}z{/Control}");
    await waitFor(() => expect(marks.get(2)?.points).toBeNull());
    expect(marks.get(1)?.points).toBe(7);
  });

  it("stays in the field when its row leaves the filter", async () => {
    const { entered, marks, changeElsewhere } = openBook(["Asha", "Meera"]);
    await userEvent.selectOptions(await screen.findByLabelText("Learners"), "With a missing mark");
    await userEvent.click(await cell(/^Test, Asha/));
    await userEvent.keyboard("7");
    changeElsewhere(() => marks.set(1, { points: 5, entryId: 77 }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "Asha's mark in Test" })).toBeTruthy());
    await userEvent.keyboard(".5{Enter}");
    await waitFor(() => expect(entries(entered)).toEqual([[1, 7.5]]));
  });
});

describe("the panel that explains a figure", () => {
  it("shows nothing of the learner before while the next one's is read", async () => {
    const { gateway } = openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    expect(await screen.findByRole("heading", { name: /How the grade/ })).toBeTruthy();
    const release = gateway.hold();
    await userEvent.click(await cell(/^Test, Meera/));
    expect(screen.queryByRole("heading", { name: /How the grade/ })).toBeNull();
    release();
    expect(await screen.findByRole("heading", { name: /How the grade/ })).toBeTruthy();
  });

  it("follows the cell that is selected", async () => {
    openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    await screen.findByRole("region", { name: "Asha's mark in Test" });
    await userEvent.keyboard("7{Enter}");
    expect(await screen.findByRole("region", { name: "Meera's mark in Test" })).toBeTruthy();
  });

  it("keeps what is typed into it, and replaces no other mark unseen", async () => {
    const { entered, marks, changeElsewhere } = openBook(["Asha", "Meera"]);
    await userEvent.click(await cell(/^Test, Asha/));
    await userEvent.type(await screen.findByLabelText("Reason"), "Handed in on paper");
    await userEvent.type(screen.getByLabelText("Mark, of 10"), "9");
    changeElsewhere(() => marks.set(1, { points: 5, entryId: 77 }));
    expect(await screen.findByText(/Someone else entered 5 since you began/)).toBeTruthy();
    expect(screen.getByLabelText("Reason")).toHaveProperty("value", "Handed in on paper");
    await userEvent.click(screen.getByRole("button", { name: "Keep what I typed" }));
    await userEvent.click(screen.getByRole("button", { name: "Save mark" }));
    await waitFor(() => expect(entered).toHaveLength(1));
    expect(entered[0]).toMatchObject({ seen: 77, input: { points: 9, reason: "Handed in on paper" } });
  });
});
