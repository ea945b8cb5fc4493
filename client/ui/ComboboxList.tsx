import { Check } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import type { ComboboxOption } from "./Combobox";
import { classNames } from "./classNames";
import { OptionList } from "./OptionList";
import { placeFloating } from "./placeFloating";

interface Props {
  id: string;
  label: string;
  /** The input that the list stands below, and that keeps the focus. */
  anchor: RefObject<HTMLElement | null>;
  options: readonly ComboboxOption[];
  active: number;
  /** The options are those of earlier words. */
  stale: boolean;
  chosen: string | undefined;
  /** Said instead of, or beside, the options. */
  notice: string;
  onPoint: (index: number) => void;
  onChoose: (option: ComboboxOption) => void;
}

/** The options of a combobox, in the top layer, so that neither a card nor a dialog cuts them off. */
export function ComboboxList(props: Props) {
  const { id, label, anchor, options, active, stale, chosen, notice, onPoint, onChoose } = props;
  const frame = useRef<HTMLDivElement>(null);
  useFloating(frame, anchor, options.length);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press must not take the focus from the input, which would close the list.
    <div
      ref={frame}
      popover="manual"
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="fixed inset-auto m-0 max-h-72 overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-1 text-ink shadow-float"
    >
      <OptionList
        {...{ id, label, options, active, stale, onPoint, onChoose }}
        selected={options.findIndex(({ value }) => value === chosen)}
      >
        {(option) => (
          <>
            <span className="min-w-0 flex-1">
              <span className="block truncate">{option.label}</span>
              {option.note && <span className="block truncate text-xs text-muted">{option.note}</span>}
            </span>
            {option.value === chosen && <Check aria-hidden className="size-4 shrink-0 text-brand-ink" />}
          </>
        )}
      </OptionList>
      <p role="status" className={classNames("px-2.5 text-sm text-muted", notice && "py-2")}>
        {notice}
      </p>
    </div>
  );
}

/** Opens the list as wide as its input, and keeps it there while the page moves or the options change. */
function useFloating(
  frame: RefObject<HTMLElement | null>,
  anchor: RefObject<HTMLElement | null>,
  count: number,
) {
  useLayoutEffect(() => {
    const list = frame.current;
    if (!list) return;
    const follow = () => {
      list.style.setProperty("width", `${anchor.current?.getBoundingClientRect().width ?? 0}px`);
      placeFloating(list, anchor.current);
    };
    list.showPopover?.();
    follow();
    window.addEventListener("scroll", follow, true);
    window.addEventListener("resize", follow);
    return () => {
      window.removeEventListener("scroll", follow, true);
      window.removeEventListener("resize", follow);
    };
  }, [frame, anchor]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height of the list follows the number of options.
  useLayoutEffect(() => {
    if (frame.current) placeFloating(frame.current, anchor.current);
  }, [frame, anchor, count]);
}
