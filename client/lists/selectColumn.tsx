import { SelectBox } from "../ui/SelectBox";
import type { Column } from "../ui/tableColumns";
import type { SelectedRow, Selection } from "./useSelection";

interface SelectOptions<Row> {
  rows: readonly Row[];
  selection: Selection;
  toSelected: (row: Row) => SelectedRow;
}

/** The column of checkboxes that select rows; the header selects the whole page. */
export function selectColumn<Row>({ rows, selection, toSelected }: SelectOptions<Row>): Column<Row> {
  const page = rows.map(toSelected);
  const count = page.filter(({ key }) => selection.isSelected(key)).length;
  const state = count === 0 ? "none" : count < page.length ? "some" : "all";
  return {
    key: "select",
    header: "Select",
    corner: true,
    head: (
      <SelectBox
        label="Select all on this page"
        state={state}
        onToggle={() => selection.set(page, state !== "all")}
      />
    ),
    cell: (row) => {
      const { key, name } = toSelected(row);
      return (
        <SelectBox
          label={`Select ${name}`}
          state={selection.isSelected(key) ? "all" : "none"}
          onToggle={(withRange) =>
            selection.toggle(
              page,
              page.findIndex((selectedRow) => selectedRow.key === key),
              withRange,
            )
          }
        />
      );
    },
  };
}
