import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignStartHorizontal,
  AlignStartVertical,
  Trash2,
} from "lucide-react";
import {
  aligns,
  elementKindLabels,
  isTextKind,
  type LayoutElement,
  layoutLimits,
} from "#gateway/domains/certificates/layoutContract";
import { Button } from "~/ui/Button";
import { Checkbox } from "~/ui/Checkbox";
import { IconButton } from "~/ui/IconButton";
import { LiveNumberInput } from "~/ui/NumberInput";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { alignTo, moveTo, type Placement, resizeTo, type SheetState } from "./sheetState";

interface Props {
  element: LayoutElement;
  sheet: SheetState;
  onChange: (element: LayoutElement) => void;
  onRemove: () => void;
}

const placements: readonly { placement: Placement; label: string; icon: typeof Trash2 }[] = [
  { placement: "left", label: "To the left edge", icon: AlignStartVertical },
  { placement: "center", label: "To the centre", icon: AlignCenterVertical },
  { placement: "right", label: "To the right edge", icon: AlignEndVertical },
  { placement: "top", label: "To the top", icon: AlignStartHorizontal },
  { placement: "middle", label: "To the middle", icon: AlignCenterHorizontal },
  { placement: "bottom", label: "To the bottom", icon: AlignEndHorizontal },
];

const alignLabels = { LEFT: "Left", CENTER: "Centre", RIGHT: "Right" } as const;

interface MillimetresProps {
  label: string;
  value: number;
  onChange: (value: number) => void;
}

/** A length, shown in tenths. */
function Millimetres({ value, ...props }: MillimetresProps) {
  return <LiveNumberInput {...props} inputMode="decimal" value={Math.round(value * 10) / 10} />;
}

/** The text, look and position of the selected element. */
export function ElementPanel({ element, sheet, onChange, onRemove }: Props) {
  const { kind, text, size, bold, colour, align } = element;
  const isText = isTextKind(kind);
  const place = (side: "x" | "y") => ({
    value: element[side],
    onChange: (to: number) => onChange(moveTo(element, sheet, { ...element, [side]: to })),
  });
  const extent = (side: "width" | "height") => ({
    value: element[side],
    onChange: (to: number) => onChange(resizeTo(element, sheet, { ...element, [side]: to })),
  });
  return (
    <section aria-label={`Selected: ${elementKindLabels[kind]}`} className="grid gap-4">
      <h3 className="text-sm font-semibold text-ink">{elementKindLabels[kind]}</h3>
      {isText && (
        <>
          <TextInput
            label={kind === "TEXT" ? "Text" : "Label before it"}
            value={text}
            limit={layoutLimits.text}
            onChange={(next) => onChange({ ...element, text: next })}
            autoComplete="off"
          />
          <div className="grid grid-cols-2 gap-3">
            <LiveNumberInput
              label="Font size"
              min={layoutLimits.size.min}
              max={layoutLimits.size.max}
              value={size}
              onChange={(next) => {
                if (next >= layoutLimits.size.min && next <= layoutLimits.size.max)
                  onChange({ ...element, size: next });
              }}
            />
            <Select
              label="Text align"
              placeholder={null}
              value={align}
              options={aligns.map((value) => ({ value, label: alignLabels[value] }))}
              onChange={(value) =>
                onChange({ ...element, align: aligns.find((item) => item === value) ?? align })
              }
            />
          </div>
          <Checkbox label="Bold" value={bold} onChange={(next) => onChange({ ...element, bold: next })} />
        </>
      )}
      {kind !== "LOGO" && kind !== "SIGNATURE" && (
        <TextInput
          label="Colour"
          type="color"
          value={colour}
          onChange={(next) => onChange({ ...element, colour: next })}
        />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Millimetres label="Left (mm)" {...place("x")} />
        <Millimetres label="Top (mm)" {...place("y")} />
        <Millimetres label="Width (mm)" {...extent("width")} />
        <Millimetres label="Height (mm)" {...extent("height")} />
      </div>
      <fieldset>
        <legend className="mb-1 text-xs font-medium text-muted">Align on the sheet</legend>
        <div className="flex flex-wrap gap-1">
          {placements.map(({ placement, label, icon: Icon }) => (
            <IconButton
              key={placement}
              label={label}
              icon={<Icon />}
              onClick={() => onChange(alignTo(element, sheet, placement))}
            />
          ))}
        </div>
      </fieldset>
      <Button variant="ghost" icon={<Trash2 />} onClick={onRemove}>
        Remove from the sheet
      </Button>
    </section>
  );
}
