import { Content, Portal, Root, Trigger } from "@radix-ui/react-dropdown-menu";
import { type KeyboardEvent, type PointerEvent, type ReactNode, useContext, useRef, useState } from "react";
import { type ButtonLook, buttonClass } from "./buttonClass";
import { LinkPermission } from "./linkPermission";
import { type MenuEntry, MenuItems } from "./MenuItems";

export interface MenuProps extends Omit<ButtonLook, "className"> {
  /** The button's accessible name: 'Actions for Java Basics'. */
  label: string;
  items: readonly MenuEntry[];
  icon?: ReactNode;
  /** The button's visible text beside the icon; without it the button is square. */
  children?: ReactNode;
  /** Fills the width, with the text at the start. */
  wide?: boolean;
}

const look =
  "z-50 max-h-[min(20rem,var(--radix-dropdown-menu-content-available-height))] min-w-44 max-w-72 animate-rise overflow-y-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-float outline-none";

/** A button with a menu of actions and of the links that may be followed, for pointer, arrow keys and first letters. */
export function Menu({ label, items, icon, children, variant = "ghost", size, wide }: MenuProps) {
  const { open, setOpen, button, trigger, content } = useMenu();
  const mayFollow = useContext(LinkPermission);
  const allowed = items.filter((item) => !("to" in item) || mayFollow(item.to));
  if (allowed.length === 0) return null;
  return (
    // Not modal: a press elsewhere closes the menu and still reaches its target.
    <Root open={open} onOpenChange={setOpen} modal={false}>
      <Trigger
        {...trigger}
        ref={button}
        aria-label={label}
        title={children ? undefined : label}
        className={buttonClass({
          variant,
          size,
          square: !children,
          className: wide ? "w-full justify-start! px-2!" : undefined,
        })}
      >
        {icon && (
          <span aria-hidden className="inline-flex [&>svg]:size-4">
            {icon}
          </span>
        )}
        {children}
      </Trigger>
      <Portal>
        <Content
          {...content}
          loop
          align={children ? "start" : "end"}
          sideOffset={4}
          collisionPadding={8}
          className={look}
        >
          <MenuItems items={allowed} beforeSelect={() => button.current?.focus()} />
        </Content>
      </Portal>
    </Root>
  );
}

/** Adds what Radix lacks: opening at the last entry, and opening on a tap instead of a touch. */
function useMenu() {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isTouch = useRef(false);
  const startsAtEnd = useRef(false);
  const trigger = {
    onPointerDown(event: PointerEvent) {
      isTouch.current = event.pointerType !== "mouse";
      // A finger on the button may be about to scroll the table.
      if (isTouch.current) event.preventDefault();
    },
    onClick() {
      if (isTouch.current) setOpen(!open);
    },
    onKeyDown(event: KeyboardEvent) {
      startsAtEnd.current = event.key === "ArrowUp";
      if (!startsAtEnd.current) return;
      event.preventDefault();
      setOpen(true);
    },
  };
  const content = {
    onEntryFocus(event: Event) {
      const { currentTarget } = event;
      if (!startsAtEnd.current || !(currentTarget instanceof Element)) return;
      event.preventDefault();
      const entries = currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]:not([data-disabled])");
      entries.item(entries.length - 1)?.focus();
    },
    /** Leaves the focus where an entry moved it, such as into a dialog. */
    onCloseAutoFocus(event: Event) {
      if (document.activeElement !== document.body) event.preventDefault();
    },
  };
  return { open, setOpen, button, trigger, content };
}
