// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { itemTexts } from "#tests/client/itemTexts";
import { openAdmin } from "#tests/client/screens/admin/openAdmin";
import { aRefusal } from "#tests/support/refusal";
import { scriptGateway } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { readPastedHolidays } from "~/screens/admin/organizations/holidays/pastedHolidays";

const aHoliday = (databaseId: number, day: string, name: string, endDay = day) => ({
  __typename: "Holiday",
  id: `holiday-${databaseId}`,
  databaseId,
  day,
  endDay,
  name,
  updatedAt: "2026-01-01T00:00:00.000Z",
});
const diwali = aHoliday(1, "2026-10-26", "Diwali break", "2026-10-30");
const christmas = aHoliday(2, "2026-12-25", "Christmas Day");
const old = aHoliday(3, "2025-12-25", "Christmas Day");
const changed = (...holidays: object[]) => ({ __typename: "HolidaysChange", holiday: null, holidays });

const open = (script: object = {}) => {
  const organization = { __typename: "Organization", id: "organization-1", canUpdate: true };
  const gateway = scriptGateway({
    today: "2026-11-18",
    organization,
    holidays: [old, diwali, christmas],
    ...script,
  });
  openAdmin("/admin/organizations/holidays");
  return gateway;
};

beforeEach(() => void scriptLive());

describe("the list of holidays", () => {
  it("shows this year first, with the days of the week, and earlier years folded", async () => {
    open();
    const list = await screen.findByRole("list", { name: "Holidays in 2026" });
    expect(itemTexts(list)).toEqual([
      "Mon 26-Oct-2026 to Fri 30-Oct-2026 (5 days)Diwali break",
      "Fri 25-Dec-2026Christmas Day",
    ]);
    expect(screen.getByText("Earlier years").closest("details")?.open).toBe(false);
    expect(screen.getByRole("link", { name: "Holidays" }).getAttribute("aria-current")).toBe("page");
  });

  it("is for others than ADMIN to read", async () => {
    open({ organization: { __typename: "Organization", id: "organization-1", canUpdate: false } });
    expect(await screen.findByText("Diwali break")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Add|Paste|Edit|Delete/ })).toBeNull();
    expect(screen.getByText(/Only an ADMIN can change them/)).toBeTruthy();
  });

  it("says what it is for while it is empty, and offers to fill it", async () => {
    open({ holidays: [] });
    expect(await screen.findByText("No holidays yet")).toBeTruthy();
    expect(screen.getAllByRole("button", { name: "Add holiday" })).toHaveLength(2);
  });
});

describe("a holiday", () => {
  it("is added, and refused with the reason beside its date", async () => {
    const added = aHoliday(4, "2027-01-26", "Republic Day");
    let isTaken = true;
    const { askedAs } = open({
      createHoliday: () => {
        const refusal = aRefusal("Taken", "CONFLICT", [{ field: "day", message: "Taken" }]);
        return isTaken ? refusal : changed(old, diwali, christmas, added);
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Add holiday" }));
    const dialog = await screen.findByRole("dialog", { name: "Add holiday" });
    await userEvent.type(within(dialog).getByLabelText(/^Name/), "Republic Day");
    await userEvent.type(within(dialog).getByRole("textbox", { name: /^Date/ }), "26-01-2027");
    await userEvent.click(within(dialog).getByRole("button", { name: "Add holiday" }));
    const date = within(dialog).getByRole("textbox", { name: /^Date/ });
    await waitFor(() => expect(date.getAttribute("aria-invalid")).toBe("true"));
    isTaken = false;
    await userEvent.click(within(dialog).getByRole("button", { name: "Add holiday" }));
    expect(await screen.findByRole("list", { name: "Holidays in 2027" })).toBeTruthy();
    expect(askedAs("organizationCommandsCreateHolidayMutation").at(-1)?.variables["input"]).toEqual({
      day: "2027-01-26",
      endDay: null,
      name: "Republic Day",
    });
  });

  it("is deleted after a question", async () => {
    const { askedAs } = open({ deleteHoliday: changed(old, diwali) });
    await userEvent.click(
      await screen.findByRole("button", { name: "Delete Christmas Day, Fri 25-Dec-2026" }),
    );
    const question = await screen.findByRole("alertdialog");
    expect(question.textContent).toContain("The day counts as a class day again.");
    expect(askedAs("organizationCommandsDeleteHolidayMutation")).toEqual([]);
    await userEvent.click(within(question).getByRole("button", { name: "Yes, delete it!" }));
    await waitFor(() => expect(screen.queryByText("Fri 25-Dec-2026")).toBeNull());
  });

  it("is edited from the version that was seen; the loser sees the other's and keeps the own", async () => {
    const newer = { ...christmas, name: "Xmas", updatedAt: "2026-02-02T00:00:00.000Z" };
    const versions: unknown[] = [];
    open({
      node: newer,
      updateHoliday({ version }: { version: string }) {
        versions.push(version);
        if (versions.length > 1) return changed({ ...newer, name: "Christmas" });
        return aRefusal("Someone else changed this holiday", "STALE");
      },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Edit Christmas Day, Fri 25-Dec-2026" }));
    const field = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    await userEvent.clear(field);
    await userEvent.type(field, "Christmas");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Xmas", { selector: "strong" })).toBeTruthy();
    expect(field.value).toBe("Christmas");
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(versions).toEqual([christmas.updatedAt, newer.updatedAt]));
  });
});

describe("pasted holidays", () => {
  const read = (text: string) =>
    readPastedHolidays(text, [diwali, christmas]).map(({ line, holiday, problem }) => [
      line,
      holiday && `${holiday.day} ${holiday.endDay} ${holiday.name}`,
      problem,
    ]);

  it("are read as people and sheets write them", () => {
    const lines = [
      "26-01-2027 Republic Day",
      "",
      "2027-08-15\tIndependence Day",
      "2 Oct 2027, Gandhi Jayanti",
    ];
    const spans = ["25/10/2027 to 29/10/2027 Diwali break", "24-12-2027 - 26-12-2027: Christmas"];
    expect(read([...lines, ...spans].join("\r\n"))).toEqual([
      [1, "2027-01-26 2027-01-26 Republic Day", null],
      [3, "2027-08-15 2027-08-15 Independence Day", null],
      [4, "2027-10-02 2027-10-02 Gandhi Jayanti", null],
      [5, "2027-10-25 2027-10-29 Diwali break", null],
      [6, "2027-12-24 2027-12-26 Christmas", null],
    ]);
  });

  it("are left out with the reason where they are no holiday, there already, or share a day", () => {
    expect(
      read(
        [
          "Holi",
          "30-02-2027 No day",
          "25-12-2026 Christmas Day",
          "25-12-2026 Xmas",
          "5-5-2027 A",
          "5-5-2027 B",
        ].join("\n"),
      ),
    ).toEqual([
      [1, null, expect.stringContaining("Type a date and a name")],
      [2, null, expect.stringContaining("Type a date and a name")],
      [3, "2026-12-25 2026-12-25 Christmas Day", "Already in the list"],
      [4, "2026-12-25 2026-12-25 Xmas", "Christmas Day is already on 25-Dec-2026"],
      [5, "2027-05-05 2027-05-05 A", null],
      [6, "2027-05-05 2027-05-05 B", "A is already on 05-May-2027"],
    ]);
  });

  it("are shown before they are added, in one go", async () => {
    const { askedAs } = open({ importHolidays: changed(old, diwali, christmas) });
    await userEvent.click(await screen.findByRole("button", { name: "Paste list" }));
    const dialog = await screen.findByRole("dialog", { name: "Paste holidays" });
    await userEvent.click(within(dialog).getByLabelText("Holidays"));
    await userEvent.paste("26-01-2027 Republic Day\n25-12-2026 Christmas Day\nHoli");
    expect(within(dialog).getByRole("status").textContent).toBe("1 holiday, 2 lines are left out");
    await userEvent.click(within(dialog).getByRole("button", { name: "Add 1 holiday" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(askedAs("organizationCommandsImportHolidaysMutation")[0]?.variables["holidays"]).toEqual([
      { day: "2027-01-26", endDay: "2027-01-26", name: "Republic Day" },
    ]);
  });
});
