// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { formatDate } from "~/formats/dates";
import { fullDate, readTypedDate } from "~/formats/typedDate";
import { DateInput } from "~/ui/DateInput";

afterEach(cleanup);
const today = "2026-11-22";

function open(initial = "", bounds: { min?: string; max?: string } = {}) {
  const told: string[] = [];
  function Sample() {
    const [value, setValue] = useState(initial);
    const take = (next: string) => {
      told.push(next);
      setValue(next);
    };
    return <DateInput label="Start date" value={value} onChange={take} today={today} {...bounds} />;
  }
  render(<Sample />);
  return { told, field: screen.getByRole<HTMLInputElement>("textbox", { name: "Start date" }) };
}

describe("a typed date", () => {
  const read = (text: string, setting: object = {}) =>
    readTypedDate(text, { today, current: null, ...setting });

  it.each([
    ["20-11", "2026-11-20"],
    ["20/11/2027", "2027-11-20"],
    ["5 Jan", "2027-01-05"],
    ["2026-11-20", "2026-11-20"],
    ["20.11.26", "2026-11-20"],
    ["7", "2026-11-07"],
    ["today", today],
    ["+1", "2026-11-23"],
    ["-22", "2026-10-31"],
    ["31-02-2026", null],
    ["soon", null],
  ])("%s is read as %s", (text, day) => {
    expect(read(text)).toBe(day);
  });

  it("a typed date without a year lies inside the bounds where it can, and counts from the day that is there", () => {
    expect(read("5 Mar", { min: "2028-01-01", max: "2028-12-31" })).toBe("2028-03-05");
    expect(read("+7", { current: "2026-01-01" })).toBe("2026-01-08");
  });

  it("is read back as the field shows it", () => {
    const days = fc.date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true });
    fc.assert(
      fc.property(days, (moment) => {
        const day = moment.toISOString().slice(0, 10);
        expect(read(formatDate(day))).toBe(day);
        expect(fullDate(formatDate(day))).toBe(day);
      }),
    );
  });
});

describe("the field of a date", () => {
  it("shows a day as dd-MMM-yyyy, and takes one as ISO or in short", async () => {
    const { told, field } = open("2026-11-20");
    expect(field.value).toBe("20-Nov-2026");
    await userEvent.clear(field);
    await userEvent.type(field, "2026-12-01");
    expect(told.at(-1)).toBe("2026-12-01");
    await userEvent.clear(field);
    await userEvent.type(field, "25-12");
    await userEvent.tab();
    expect([told.at(-1), field.value]).toEqual(["2026-12-25", "25-Dec-2026"]);
  });

  it("keeps what is no date as it was typed, for the form to refuse", async () => {
    const { told, field } = open();
    await userEvent.type(field, "next week{Enter}");
    expect([told.at(-1), field.value]).toEqual(["next week", "next week"]);
  });

  it("opens a calendar by its button or Arrow Down, which the keyboard walks through", async () => {
    const { told, field } = open("2026-11-20", { min: "2026-11-10", max: "2026-12-10" });
    await userEvent.click(screen.getByRole("button", { name: "Open calendar" }));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("20-Nov-2026");
    await userEvent.keyboard("{ArrowDown}{ArrowRight}");
    expect(document.activeElement?.getAttribute("aria-label")).toBe("28-Nov-2026");
    await userEvent.keyboard("{Enter}");
    expect([told.at(-1), document.activeElement]).toEqual(["2026-11-28", field]);
    await userEvent.keyboard("{ArrowDown}{PageDown}");
    expect(screen.getByText("December 2026")).toBeTruthy();
    await userEvent.keyboard("{Enter}");
    expect(told.at(-1)).toBe("2026-11-28");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(field);
  });

  it("goes through the months by the calendar's buttons, which keep the focus", async () => {
    open("2026-11-20");
    await userEvent.click(screen.getByRole("button", { name: "Open calendar" }));
    const next = screen.getByRole("button", { name: "Next month" });
    next.focus();
    await userEvent.keyboard("{Enter}{Enter}");
    expect(screen.getByText("January 2027")).toBeTruthy();
    expect(document.activeElement).toBe(next);
  });

  it("closes the calendar on a press elsewhere, and on its button", async () => {
    const { field } = open("2026-11-20");
    const button = screen.getByRole("button", { name: "Open calendar" });
    await userEvent.click(button);
    await userEvent.click(field);
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(document.activeElement).toBe(field);
    await userEvent.click(button);
    await userEvent.click(button);
    await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });
});
