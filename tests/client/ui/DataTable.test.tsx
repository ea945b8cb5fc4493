// @vitest-environment happy-dom
import { cleanup, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router-dom";
import { describe, expect, it, vi } from "vitest";
import { DataTable, type DataTableProps } from "~/ui/DataTable";
import { type Column, csvOfRows } from "~/ui/tableColumns";

interface Row {
  id: number;
  name: string;
  amount: number;
}

const rows: Row[] = [
  { id: 1, name: "Ananya", amount: 1500 },
  { id: 2, name: "=cmd", amount: -20 },
];
const columns: Column<Row>[] = [
  {
    key: "name",
    header: "Name",
    sortable: true,
    rowHeader: true,
    cell: (row) => row.name,
    csv: (row) => row.name,
  },
  {
    key: "amount",
    header: "Amount",
    align: "end",
    sortable: true,
    cell: (row) => row.amount,
    csv: (row) => row.amount,
  },
  { key: "actions", header: "Actions", hideHeader: true, cell: () => <button type="button">Edit</button> },
];

function start(props: Partial<DataTableProps<Row>> = {}) {
  const base = { caption: "Payments", noun: { one: "payment", many: "payments" }, columns, rows };
  render(<DataTable {...base} rowKey={(row) => row.id} {...props} />, { wrapper: MemoryRouter });
}

describe("a table", () => {
  it("is a native table with a caption, headers and row headers", () => {
    start();
    const table = screen.getByRole("table", { name: "Payments" });
    expect(within(table).getAllByRole("columnheader")).toHaveLength(3);
    expect(within(table).getByRole("rowheader", { name: "Ananya" })).toBeTruthy();
  });

  it("says by which column it is sorted and asks for the other way round", async () => {
    const onSort = vi.fn();
    start({ sort: { key: "name", direction: "ascending" }, onSort });
    expect(screen.getByRole("columnheader", { name: "Name" }).getAttribute("aria-sort")).toBe("ascending");
    expect(screen.getByRole("columnheader", { name: "Amount" }).getAttribute("aria-sort")).toBe("none");
    expect(screen.getByRole("columnheader", { name: "Actions" }).hasAttribute("aria-sort")).toBe(false);
    await userEvent.click(screen.getByRole("button", { name: "Name" }));
    expect(onSort).toHaveBeenLastCalledWith({ key: "name", direction: "descending" });
    await userEvent.click(screen.getByRole("button", { name: "Amount" }));
    expect(onSort).toHaveBeenLastCalledWith({ key: "amount", direction: "ascending" });
  });

  it("says which rows are shown, and leads to the pages beside", () => {
    start({ total: 311, offset: 24, previous: "/payments?page=1", next: "/payments?page=3" });
    expect(screen.getByText("25–26 of 311 payments")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Next" }).getAttribute("href")).toBe("/payments?page=3");
    expect(screen.getByRole("link", { name: "Previous" }).getAttribute("href")).toBe("/payments?page=1");
  });

  it("shows skeleton rows while loading, which no screen reader meets", () => {
    start({ rows: [], loading: 4 });
    expect(screen.getByRole("table").querySelectorAll("tbody tr[aria-hidden=true]")).toHaveLength(4);
    expect(screen.queryByText("No payments")).toBeNull();
  });

  it("says that there is nothing, in the screen's words where it has some", () => {
    start({ rows: [] });
    expect(screen.getByText("No payments")).toBeTruthy();
    cleanup();
    start({ rows: [], empty: <p>Record the first payment</p> });
    expect(screen.getByText("Record the first payment")).toBeTruthy();
  });

  it("exports the columns that have a text, with cells that are safe in a spreadsheet", () => {
    expect(csvOfRows(columns, rows)).toBe('Name,Amount\r\nAnanya,1500\r\n"\'=cmd",-20\r\n');
  });

  it("keeps its rows in their places under the pointer, and says what is new in them", async () => {
    const base = { caption: "Payments", noun: { one: "payment", many: "payments" }, columns };
    const table = (shown: readonly Row[], liveList: string) => (
      <DataTable {...base} rows={shown} rowKey={({ id }) => id} liveList={liveList} />
    );
    const [first, second] = rows as [Row, Row];
    const { rerender } = render(table([first, second], ""), { wrapper: MemoryRouter });
    const names = () => screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
    const pointer = userEvent.setup();
    await pointer.hover(screen.getByText("Ananya"));
    const newest = [
      { id: 3, name: "Chitra", amount: 5 },
      { ...first, name: "Ananya Rao" },
    ];
    rerender(table(newest, ""));
    expect(names()).toEqual(["Ananya Rao", "=cmd"]);
    rerender(table(newest, "?status=PAID"));
    expect(names()).toEqual(["Chitra", "Ananya Rao"]);
    rerender(table([first, second], ""));
    await pointer.unhover(screen.getByText("Ananya"));
    rerender(table(newest, ""));
    expect(names()).toEqual(["Chitra", "Ananya Rao"]);
  });
});
