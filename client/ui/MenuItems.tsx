import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "./classNames";

interface EntryLook {
  label: string;
  icon?: ReactNode;
  tone?: "danger" | undefined;
  disabled?: boolean | undefined;
  /** A line above it parts it from the entries before. */
  divided?: boolean | undefined;
}

/** An entry either leads to an address or does something. */
export type MenuEntry = EntryLook & ({ to: string } | { onSelect: () => void });

interface Props {
  items: readonly MenuEntry[];
  close: (focusButton: boolean) => void;
}

function entryClass(item: MenuEntry): string {
  return classNames(
    "touch flex w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left text-sm -outline-offset-2! hover:bg-hover focus:bg-hover",
    item.tone === "danger" ? "text-danger-ink" : "text-ink",
    item.disabled && "cursor-not-allowed! text-muted!",
  );
}

/** The entries of an open menu. */
export function MenuItems({ items, close }: Props) {
  return items.map((item) => (
    <div
      key={item.label}
      role="none"
      className={classNames(item.divided && "mt-1 border-t border-line pt-1")}
    >
      <Entry item={item} close={close} />
    </div>
  ));
}

function Entry({ item, close }: { item: MenuEntry; close: (focusButton: boolean) => void }) {
  const inside = (
    <>
      {item.icon && (
        <span aria-hidden className="inline-flex [&>svg]:size-4">
          {item.icon}
        </span>
      )}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
    </>
  );
  if ("to" in item && !item.disabled)
    return (
      <Link
        role="menuitem"
        tabIndex={-1}
        to={item.to}
        onClick={() => close(false)}
        className={entryClass(item)}
      >
        {inside}
      </Link>
    );
  const select = () => {
    if (item.disabled) return;
    // The focus goes back first, so that a dialog that the action opens can return it later.
    close(true);
    if ("onSelect" in item) item.onSelect();
  };
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      aria-disabled={item.disabled || undefined}
      onClick={select}
      className={entryClass(item)}
    >
      {inside}
    </button>
  );
}
