import { Anchor, Content, Portal, Root } from "@radix-ui/react-popover";
import { type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import type { BlockKind } from "#gateway/domains/lessons/contract";
import { controlClass } from "~/ui/controlClass";
import { OptionList } from "~/ui/OptionList";
import { useActiveOption } from "~/ui/useActiveOption";
import { findKinds, type KindOption, kindLooks } from "./blockKinds";

/** Anything with a place on the page: a button, or the caret. */
export type MenuAnchor = Pick<Element, "getBoundingClientRect">;

interface Props {
  anchor: MenuAnchor;
  onChoose: (kind: BlockKind) => void;
  /** Called without a choice: by Escape or Tab, and by a press outside. */
  onClose: (byKey: boolean) => void;
}

/**
 * The place of an anchor, or the nearest one in the window: what loads above it, such as a picture, may push it out while
 * the menu is open.
 */
function placeInWindow(anchor: MenuAnchor): MenuAnchor & { contextElement?: Element } {
  return {
    // Its moves are followed.
    ...(anchor instanceof Element ? { contextElement: anchor } : {}),
    getBoundingClientRect: () => {
      const { left, top, width, height } = anchor.getBoundingClientRect();
      return new DOMRect(left, Math.max(0, Math.min(top, window.innerHeight - height)), width, height);
    },
  };
}

/** Asks for the kind of a new block: filter by typing, choose with the arrow keys and Enter, or by pressing. */
export function BlockMenu({ anchor, onChoose, onClose }: Props) {
  const [placed] = useState(() => placeInWindow(anchor));
  const place: RefObject<MenuAnchor> = useRef(placed);
  return (
    <Root open onOpenChange={(open) => open || onClose(false)}>
      <Anchor virtualRef={place} />
      <Portal>
        <Content
          aria-label="Add a block"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onEscapeKeyDown={(event) => {
            event.preventDefault();
            onClose(true);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Tab") return;
            event.preventDefault();
            onClose(true);
          }}
          // Something on the page may take the focus by itself; only the author closes the menu.
          onFocusOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-50 flex max-h-[min(26rem,var(--radix-popper-available-height))] w-72 animate-rise flex-col rounded-lg border border-line bg-raised p-1 text-ink shadow-float outline-none"
        >
          <KindSearch onChoose={onChoose} />
        </Content>
      </Portal>
    </Root>
  );
}

function KindSearch({ onChoose }: Pick<Props, "onChoose">) {
  const listId = useId();
  const [typed, setTyped] = useState("");
  const options = findKinds(typed);
  const choose = ({ value }: KindOption) => onChoose(value);
  const choice = useActiveOption({ options, initial: 0, stale: false, onChoose: choose });
  const active = options[choice.active];
  return (
    <>
      <input
        type="text"
        role="combobox"
        aria-label="Kind of block"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active ? `${listId}-${choice.active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Filter blocks"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          choice.reset();
        }}
        onKeyDown={(event: KeyboardEvent) => choice.takeKey(event)}
        className={`${controlClass} mb-1 h-9 shrink-0`}
      />
      <OptionList
        id={listId}
        label="Kinds of blocks"
        options={options}
        active={choice.active}
        selected={-1}
        stale={false}
        onPoint={choice.point}
        onChoose={choose}
        className="min-h-0 overflow-y-auto overscroll-contain"
      >
        {({ value, label }) => <KindLine kind={value} label={label} />}
      </OptionList>
      <p role="status" className="px-2.5 text-sm text-muted not-empty:py-2">
        {options.length === 0 ? "No results." : ""}
      </p>
    </>
  );
}

function KindLine({ kind, label }: { kind: BlockKind; label: string }) {
  const { icon: Icon, hint } = kindLooks[kind];
  return (
    <>
      <span aria-hidden className="inline-flex rounded-md border border-line bg-surface p-1.5 text-soft">
        <Icon className="size-4" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate text-ink">{label}</span>
        <span className="block truncate text-xs text-muted">{hint}</span>
      </span>
    </>
  );
}
