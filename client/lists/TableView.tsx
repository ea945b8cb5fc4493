import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import { roomyClass } from "../ui/DataTableHead";
import { Dialog } from "../ui/Dialog";
import { IconButton } from "../ui/IconButton";
import { RadioGroup } from "../ui/RadioGroup";
import { chooseRowHeight, rowHeights, useRowHeight } from "../ui/rowHeight";
import type { Column } from "../ui/tableColumns";
import type { HiddenColumns } from "./hiddenColumns";

const heights = [
  { value: "compact", label: "Compact" },
  { value: "comfortable", label: "Comfortable" },
];

interface Props {
  /** The columns that can be hidden. */
  columns: readonly Pick<Column<never>, "key" | "header" | "roomy">[];
  choice: HiddenColumns;
}

/** Lets a person hide columns of a table and choose the row height of all tables. */
export function TableView({ columns, choice: { hidden, toggle, showAll } }: Props) {
  const [open, setOpen] = useState(false);
  const height = useRowHeight();
  const close = () => setOpen(false);
  return (
    <>
      <IconButton
        variant="secondary"
        label="Columns and rows"
        icon={<SlidersHorizontal />}
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={close}
        size="sm"
        title="Columns and rows"
        footer={
          <>
            <Button variant="ghost" disabled={hidden.size === 0} onClick={showAll}>
              Show all columns
            </Button>
            <Button variant="primary" onClick={close}>
              Done
            </Button>
          </>
        }
      >
        <div className="grid gap-5">
          <fieldset>
            <legend className="mb-2 text-sm font-medium text-ink">Columns</legend>
            <div className="grid grid-cols-2 gap-x-4 gap-y-2">
              {columns.map(({ key, header, roomy }) => (
                <div key={key} className={roomy ? roomyClass : undefined}>
                  <Checkbox label={header} value={!hidden.has(key)} onChange={() => toggle(key)} />
                </div>
              ))}
            </div>
          </fieldset>
          <RadioGroup
            label="Row height"
            className="max-sm:hidden"
            look="row"
            value={height}
            options={heights}
            onChange={(value) =>
              chooseRowHeight(rowHeights.find((rowHeight) => rowHeight === value) ?? "compact")
            }
          />
        </div>
      </Dialog>
    </>
  );
}
