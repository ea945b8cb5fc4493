import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { type ButtonLook, buttonClass } from "./buttonClass";
import { type MenuEntry, MenuItems } from "./MenuItems";
import { nextIndex } from "./nextIndex";
import { placeFloating } from "./placeFloating";

export interface MenuProps extends Omit<ButtonLook, "className"> {
  /** The button's name: 'Actions for Java Basics'. */
  label: string;
  items: readonly MenuEntry[];
  icon?: ReactNode;
  /** Shown on the button beside the icon; without it the button is square. */
  children?: ReactNode;
}

/** A button with a list of things to do or places to go, driven by pointer, arrow keys or first letters. */
export function Menu({ label, items, icon, children, variant = "ghost", size }: MenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = (focusButton: boolean) => {
    setOpen(false);
    if (focusButton) button.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        title={children ? undefined : label}
        onClick={() => setOpen(!open)}
        onKeyDown={openByKey}
        className={buttonClass({ variant, size, square: !children })}
      >
        {icon && (
          <span aria-hidden className="inline-flex [&>svg]:size-4">
            {icon}
          </span>
        )}
        {children}
      </button>
      {open && <OpenMenu {...{ id, label, items, button, close }} />}
    </>
  );
}

interface OpenMenuProps {
  id: string;
  label: string;
  items: readonly MenuEntry[];
  button: RefObject<HTMLButtonElement | null>;
  close: (focusButton: boolean) => void;
}

function OpenMenu({ id, label, items, button, close }: OpenMenuProps) {
  const list = useRef<HTMLDivElement>(null);
  useFloating(list, button);
  useDismissal(list, button, close);
  const keys = (event: KeyboardEvent) => {
    // A menu can sit in a dialog, which must not close with it.
    if (event.key === "Escape" || event.key === "Tab") {
      if (event.key === "Escape") event.preventDefault();
      event.stopPropagation();
      close(true);
      return;
    }
    const target = targetOf(event, list.current);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };
  return (
    <div
      ref={list}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      popover="manual"
      onKeyDown={keys}
      className="fixed inset-auto m-0 max-h-80 min-w-44 max-w-72 animate-rise overflow-y-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-float outline-none"
    >
      <MenuItems items={items} close={close} />
    </div>
  );
}

/** The item that an arrow key or a typed letter leads to. */
function targetOf(event: KeyboardEvent, menu: HTMLElement | null): HTMLElement | undefined {
  const items = [...(menu?.querySelectorAll<HTMLElement>("[role=menuitem]:not([aria-disabled=true])") ?? [])];
  const at = items.findIndex((item) => item.matches(":focus"));
  const index = nextIndex(event.key, { at, count: items.length, axis: "vertical" });
  if (index !== undefined) return items[index];
  if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey) return undefined;
  const letter = event.key.toLowerCase();
  const ring = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  return ring.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter));
}

/** Opens the menu in the top layer and keeps it beside its button while the page moves. */
function useFloating(list: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const menu = list.current;
    if (!menu) return;
    const follow = () => placeFloating(menu, button.current);
    menu.showPopover?.();
    follow();
    menu
      .querySelector<HTMLElement>("[role=menuitem]:not([aria-disabled=true])")
      ?.focus({ preventScroll: true });
    window.addEventListener("scroll", follow, true);
    window.addEventListener("resize", follow);
    return () => {
      window.removeEventListener("scroll", follow, true);
      window.removeEventListener("resize", follow);
    };
  }, [list, button]);
}

/** A press outside closes the menu, and leaves the focus where it was pressed. */
function useDismissal(
  list: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  close: (focusButton: boolean) => void,
) {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const outside = (event: Event) => {
      const at = event.target;
      if (at instanceof Node && (list.current?.contains(at) || button.current?.contains(at))) return;
      latest.current(false);
    };
    document.addEventListener("pointerdown", outside, true);
    return () => document.removeEventListener("pointerdown", outside, true);
  }, [list, button]);
}
