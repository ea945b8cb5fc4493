import {
  type HTMLAttributes,
  type KeyboardEvent,
  type PointerEvent as ReactPointerEvent,
  type RefObject,
  useRef,
  useState,
} from "react";
import { graphql } from "react-relay";
import {
  elementKindLabels,
  getSheet,
  type LayoutElement,
  sampleFacts,
  writeElement,
} from "#gateway/domains/certificates/layoutContract";
import type { SheetPreviewQuery } from "~/__generated__/SheetPreviewQuery.graphql";
import { useFetched } from "~/relay/useFetched";
import { classNames } from "~/ui/classNames";
import { moveTo, pressArrow, resizeTo, type SheetState, snap } from "./sheetState";

const query = graphql`
  query SheetPreviewQuery($elements: [CertificateElementInput!]!) {
    certificatePreview(elements: $elements) { elementId path }
  }
`;

/** Millimetres of a point, in which outlines are drawn. */
const millimetres = 25.4 / 72;

interface SheetProps {
  sheet: SheetState;
  selected: string | null;
  onSelect: (id: string) => void;
  onChange: (element: LayoutElement) => void;
}

interface Props extends SheetProps {
  /** An element was pressed, and let go. */
  onPressed: (id: string) => void;
}

/** The outlines of all elements as the PDF has them; moving one needs no new outline. */
function useOutlines(elements: readonly LayoutElement[]): ReadonlyMap<string, string> {
  const atOrigin = elements.map((element) => ({ ...element, x: 0, y: 0 }));
  const outlines = useFetched<SheetPreviewQuery>(query, { elements: atOrigin })?.certificatePreview ?? [];
  return new Map(outlines.map(({ elementId, path }) => [elementId, path]));
}

function Drawn({
  element,
  path,
  sheet,
}: {
  element: LayoutElement;
  path: string | undefined;
  sheet: SheetState;
}) {
  const { kind, x, y, width, height, colour } = element;
  const box = { x, y, width, height };
  const picture = kind === "LOGO" ? sheet.files.logo : kind === "SIGNATURE" ? sheet.files.signature : null;
  if (picture) return <image href={picture.url} {...box} />;
  if (kind === "LOGO" || kind === "SIGNATURE")
    return <rect {...box} fill="#e5e7eb" stroke="#6b7280" strokeDasharray="2" strokeWidth={0.4} />;
  return path === undefined ? null : (
    <path d={path} fill={colour} transform={`translate(${x} ${y}) scale(${millimetres})`} />
  );
}

interface Drag {
  from: LayoutElement;
  at: { x: number; y: number };
  isResizing: boolean;
}

/** Moves and resizes elements as the pointer is dragged; `box` is the sheet on the screen. */
function useDragging({ sheet, onSelect, onChange, onPressed }: Props, box: RefObject<HTMLDivElement | null>) {
  const [dragged, setDragged] = useState<Drag | null>(null);
  const begin = (element: LayoutElement, isResizing: boolean) => (event: ReactPointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    event.stopPropagation();
    onSelect(element.id);
    setDragged({ from: element, at: { x: event.clientX, y: event.clientY }, isResizing });
  };
  const drag = (event: ReactPointerEvent) => {
    const width = box.current?.getBoundingClientRect().width;
    if (!dragged || !width) return;
    const scale = getSheet(sheet.isLandscape).width / width;
    const by = { x: (event.clientX - dragged.at.x) * scale, y: (event.clientY - dragged.at.y) * scale };
    // Without Shift the edges stay on the grid.
    const settle = event.shiftKey ? (value: number) => value : snap;
    const { from } = dragged;
    if (Math.abs(by.x) < 0.5 && Math.abs(by.y) < 0.5) return;
    onChange(
      dragged.isResizing
        ? resizeTo(from, sheet, { width: settle(from.width + by.x), height: settle(from.height + by.y) })
        : moveTo(from, sheet, { x: settle(from.x + by.x), y: settle(from.y + by.y) }),
    );
  };
  const end = () => {
    if (dragged) onPressed(dragged.from.id);
    setDragged(null);
  };
  return (element: LayoutElement, { isResizing }: { isResizing: boolean }) => ({
    onPointerDown: begin(element, isResizing),
    onPointerMove: drag,
    onPointerUp: end,
    onPointerCancel: end,
  });
}

/**
 * An A4 sheet whose elements are moved and resized by mouse and touch, drawn as the PDF will be. By keys they are moved in
 * the list of elements, which takes the focus when one is pressed here.
 */
export function Sheet(props: Props) {
  const { sheet, selected } = props;
  const { isLandscape, elements, files } = sheet;
  const size = getSheet(isLandscape);
  const box = useRef<HTMLDivElement>(null);
  const handle = useDragging(props, box);
  const outlines = useOutlines(elements);
  return (
    <div
      ref={box}
      aria-hidden
      className="relative w-full overflow-hidden border border-line bg-paper shadow-rest select-none"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
    >
      <svg aria-hidden viewBox={`0 0 ${size.width} ${size.height}`} className="absolute inset-0 size-full">
        {files.background && (
          <image href={files.background.url} {...size} preserveAspectRatio="xMidYMid slice" />
        )}
        {elements.map((element) => (
          <Drawn key={element.id} element={element} path={outlines.get(element.id)} sheet={sheet} />
        ))}
      </svg>
      {elements.map((element) => (
        <ElementFrame
          key={element.id}
          element={element}
          size={size}
          mover={handle(element, { isResizing: false })}
          resizer={element.id === selected ? handle(element, { isResizing: true }) : null}
        />
      ))}
    </div>
  );
}

interface FrameProps {
  element: LayoutElement;
  size: ReturnType<typeof getSheet>;
  mover: HTMLAttributes<HTMLElement>;
  /** Null unless the element is selected. */
  resizer: HTMLAttributes<HTMLElement> | null;
}

const percent = (value: number, whole: number) => `${(value * 100) / whole}%`;

/** The places at which an element is pressed: its box, and the selected one's corner. */
function ElementFrame({ element, size, mover, resizer }: FrameProps) {
  return (
    <div
      className="absolute"
      style={{
        left: percent(element.x, size.width),
        top: percent(element.y, size.height),
        width: percent(element.width, size.width),
        height: percent(element.height, size.height),
        zIndex: resizer ? 1 : undefined,
      }}
    >
      <span
        className={classNames(
          "absolute -inset-px block cursor-move touch-none border",
          resizer ? "border-brand" : "border-transparent hover:border-brand",
        )}
        {...mover}
      />
      {resizer && (
        <span
          className="absolute -right-3 -bottom-3 grid size-6 cursor-nwse-resize touch-none place-items-center pointer-coarse:-right-5 pointer-coarse:-bottom-5 pointer-coarse:size-11"
          {...resizer}
        >
          <span className="size-3 rounded-full border border-paper bg-brand" />
        </span>
      )}
    </div>
  );
}

const getElementName = (element: LayoutElement): string => {
  const says = writeElement(element, sampleFacts);
  const kind = elementKindLabels[element.kind];
  return says === "" || says === kind ? kind : `${kind}: ${says}`;
};

interface ListProps extends SheetProps {
  onRemove: (id: string) => void;
  /** The id of an element's button, which takes the focus when the element is pressed on the sheet. */
  toButtonId: (id: string) => string;
}

/**
 * All elements of a sheet, to select and to move by keys. On the sheet itself a line is a millimetre high and
 * texts are close to each other, too small and too near for a finger and for the focus.
 */
export function SheetElements({ sheet, selected, onSelect, onChange, onRemove, toButtonId }: ListProps) {
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
            {getElementName(element)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
