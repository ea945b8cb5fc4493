import { Plus, Trash2, Upload } from "lucide-react";
import { useId, useState } from "react";
import {
  type ElementKind,
  elementKindLabels,
  elementKinds,
  getSheet,
  type LayoutElement,
} from "#gateway/domains/certificates/layoutContract";
import { UploadZone } from "~/files/UploadZone";
import { Button } from "~/ui/Button";
import { Menu } from "~/ui/Menu";
import { ElementPanel } from "./ElementPanel";
import { Sheet, SheetElements } from "./Sheet";
import { makeElement, type SheetState } from "./sheetState";

const pictures = [
  { name: "background", label: "Background" },
  { name: "logo", label: "Logo" },
  { name: "signature", label: "Signature" },
] as const;

/** The pictures of a sheet. */
function Pictures({ sheet, onChange }: { sheet: SheetState; onChange: (sheet: SheetState) => void }) {
  return pictures.map(({ name, label }) => (
    <UploadZone
      key={name}
      label={`${label}: upload a picture`}
      kind="IMAGE"
      onUploaded={({ id, url }) => onChange({ ...sheet, files: { ...sheet.files, [name]: { id, url } } })}
    >
      {(choose) => (
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" icon={<Upload />} onClick={choose}>
            {sheet.files[name] ? `Replace ${label.toLowerCase()}` : `Upload ${label.toLowerCase()}`}
          </Button>
          {sheet.files[name] && (
            <Button
              size="sm"
              variant="ghost"
              icon={<Trash2 />}
              onClick={() => onChange({ ...sheet, files: { ...sheet.files, [name]: null } })}
            >
              Remove
            </Button>
          )}
        </div>
      )}
    </UploadZone>
  ));
}

/** The sheet with what may be added to it and the settings of what is selected. */
export function Designer({ sheet, onChange }: { sheet: SheetState; onChange: (sheet: SheetState) => void }) {
  const [selected, setSelected] = useState<string | null>(null);
  const prefix = useId();
  const toButtonId = (id: string) => `${prefix}${id}`;
  // The page stays where it is, under the finger or the mouse.
  const focus = (id: string) => document.getElementById(toButtonId(id))?.focus({ preventScroll: true });
  const element = sheet.elements.find(({ id }) => id === selected);
  const change = (next: LayoutElement) =>
    onChange({ ...sheet, elements: sheet.elements.map((item) => (item.id === next.id ? next : item)) });
  const remove = (id: string) =>
    onChange({ ...sheet, elements: sheet.elements.filter((item) => item.id !== id) });
  const add = (kind: ElementKind) => {
    const made = makeElement(kind, sheet.elements);
    onChange({ ...sheet, elements: [...sheet.elements, made] });
    setSelected(made.id);
  };
  const rotate = (isLandscape: boolean) => {
    const size = getSheet(isLandscape);
    const fit = (item: LayoutElement): LayoutElement => {
      const [width, height] = [Math.min(item.width, size.width), Math.min(item.height, size.height)];
      return {
        ...item,
        width,
        height,
        x: Math.min(item.x, size.width - width),
        y: Math.min(item.y, size.height - height),
      };
    };
    onChange({ ...sheet, isLandscape, elements: sheet.elements.map(fit) });
  };
  const drawn = { sheet, selected, onSelect: setSelected, onChange: change };
  return (
    <section aria-label="Sheet" className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_16rem]">
      <div className="grid grid-cols-1 content-start gap-3">
        <div className="flex flex-wrap gap-2">
          <Menu
            label="Add to the sheet"
            icon={<Plus />}
            variant="secondary"
            size="sm"
            items={elementKinds.map((kind) => ({
              label: elementKindLabels[kind],
              onSelect: () => add(kind),
            }))}
          >
            Add
          </Menu>
          <Button size="sm" onClick={() => rotate(!sheet.isLandscape)}>
            {sheet.isLandscape ? "Switch to portrait" : "Switch to landscape"}
          </Button>
        </div>
        <Sheet {...drawn} onPressed={focus} />
        <SheetElements {...drawn} toButtonId={toButtonId} onRemove={remove} />
      </div>
      <div className="grid content-start gap-5">
        {element ? (
          <ElementPanel
            element={element}
            sheet={sheet}
            onChange={change}
            onRemove={() => {
              remove(element.id);
              setSelected(null);
            }}
          />
        ) : (
          <p className="text-sm text-muted">Select something on the sheet to change it.</p>
        )}
        <Pictures sheet={sheet} onChange={onChange} />
      </div>
    </section>
  );
}
