import type { KeyboardEvent } from "react";
import {
  elementKindLabels,
  type LayoutElement,
  sampleFacts,
  writeElement,
} from "#gateway/domains/certificates/layoutContract";
import { classNames } from "~/ui/classNames";
import { pressArrow, type SheetState } from "./sheetState";

const nameOf = (element: LayoutElement): string => {
  const says = writeElement(element, sampleFacts);
  const kind = elementKindLabels[element.kind];
  return says === "" || says === kind ? kind : `${kind}: ${says}`;
};

interface Props {
  sheet: SheetState;
  selected: string | null;
  onSelect: (id: string) => void;
  onChange: (element: LayoutElement) => void;
  onRemove: (id: string) => void;
  /** The id of an element's button, which takes the focus when the element is pressed on the sheet. */
  toButtonId: (id: string) => string;
}

/**
 * All that stands on a sheet, to select and to move by keys. On the sheet itself a line is a millimetre high and texts
 * stand close to each other, too small and too near for a finger and for the focus.
 */
export function SheetElements({ sheet, selected, onSelect, onChange, onRemove, toButtonId }: Props) {
  const press = (element: LayoutElement) => (event: KeyboardEvent) => {
    if (event.key === "Delete") onRemove(element.id);
    const next = pressArrow(element, sheet, event);
    if (!next) return;
    event.preventDefault();
    onChange(next);
  };
  return (
    <fieldset>
      <legend className="mb-2 text-xs text-muted">
        On the sheet. Arrow keys move the selected element, with Alt they resize it, with Shift by a
        millimetre; Delete removes it.
      </legend>
      <div className="flex flex-wrap gap-2">
        {sheet.elements.map((element) => (
          <button
            key={element.id}
            id={toButtonId(element.id)}
            type="button"
            aria-pressed={element.id === selected}
            className={classNames(
              "min-h-8 max-w-full truncate rounded-md border px-2.5 text-xs pointer-coarse:min-h-11",
              element.id === selected
                ? "border-brand bg-brand-soft text-ink"
                : "border-line bg-surface text-soft hover:border-line-strong hover:text-ink",
            )}
            onClick={() => onSelect(element.id)}
            onFocus={() => onSelect(element.id)}
            onKeyDown={press(element)}
          >
            {nameOf(element)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
