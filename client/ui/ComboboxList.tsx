import { Anchor, Content, Root } from "@radix-ui/react-popper";
import { Check } from "lucide-react";
import type { RefObject } from "react";
import { createPortal } from "react-dom";
import { classNames } from "./classNames";
import type { ComboboxOption } from "./comboboxOption";
import { OptionList } from "./OptionList";

interface Props {
  id: string;
  label: string;
  /** The input above the list, which keeps the focus. */
  anchor: RefObject<HTMLElement | null>;
  options: readonly ComboboxOption[];
  active: number;
  /** The options still belong to an earlier search. */
  stale: boolean;
  chosen: string | undefined;
  /** A message shown beside the options or in their place. */
  notice: string;
  onPoint: (index: number) => void;
  onChoose: (option: ComboboxOption) => void;
}

const look =
  "pointer-events-auto z-50 max-h-[min(18rem,var(--radix-popper-available-height))] w-(--radix-popper-anchor-width) overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-1 text-ink shadow-float";

/** The options of a combobox, below its input and as wide. Cards and dialogs do not clip the list. */
export function ComboboxList(props: Props) {
  const { anchor, chosen, notice, ...list } = props;
  const content = (
    <Content
      align="start"
      sideOffset={4}
      collisionPadding={8}
      // A press must not move the focus away from the input, which would close the list.
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className={look}
    >
      <OptionList {...list} selected={list.options.findIndex(({ value }) => value === chosen)}>
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
    </Content>
  );
  return (
    <Root>
      <Anchor virtualRef={anchor} />
      {createPortal(content, document.body)}
    </Root>
  );
}
