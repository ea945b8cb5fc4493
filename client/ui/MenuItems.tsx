import { Item, Separator } from "@radix-ui/react-dropdown-menu";
import { Check } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { classNames } from "./classNames";
import { useSecondPress } from "./useSecondPress";

interface EntryLook {
  label: string;
  icon?: ReactNode;
  tone?: "danger" | undefined;
  disabled?: boolean | undefined;
  /** Makes it one of several choices, and says whether it is the chosen one. */
  checked?: boolean | undefined;
  /** Adds a separator above the entry. */
  divided?: boolean | undefined;
}

/** An entry has an address, the address of a file to download, or an action. */
export type MenuEntry = EntryLook & ({ to: string } | { download: string } | { onSelect: () => void });

interface Props {
  items: readonly MenuEntry[];
  /** Called before an entry's action runs. */
  beforeSelect: () => void;
}

function entryClass(item: MenuEntry): string {
  return classNames(
    "touch flex w-full items-center gap-2.5 rounded-md px-2.5 py-1.5 text-left text-sm -outline-offset-2! hover:bg-hover focus:bg-hover",
    item.tone === "danger" ? "text-danger-ink" : "text-ink",
    item.disabled && "cursor-not-allowed! text-muted!",
  );
}

/** The entries of an open menu. */
export function MenuItems({ items, beforeSelect }: Props) {
  useSecondPress();
  return items.map((item) => (
    <Fragment key={item.label}>
      {item.divided && <Separator className="my-1 h-px bg-line" />}
      <Entry item={item} beforeSelect={beforeSelect} />
    </Fragment>
  ));
}

function Entry({ item, beforeSelect }: { item: MenuEntry; beforeSelect: () => void }) {
  const inside = (
    <>
      {item.icon && (
        <span aria-hidden className="inline-flex [&>svg]:size-4">
          {item.icon}
        </span>
      )}
      <span className="min-w-0 flex-1 truncate">{item.label}</span>
      {item.checked && <Check aria-hidden className="size-4 shrink-0 text-brand-ink" />}
    </>
  );
  const disabled = item.disabled ?? false;
  if ("to" in item && !disabled)
    return (
      <Item asChild>
        <Link to={item.to} className={entryClass(item)}>
          {inside}
        </Link>
      </Item>
    );
  if ("download" in item && !disabled)
    return (
      <Item asChild>
        <a href={item.download} download className={entryClass(item)}>
          {inside}
        </a>
      </Item>
    );
  const select = () => {
    // The focus returns first, so that a dialog opened by the entry can restore it later.
    beforeSelect();
    if ("onSelect" in item) item.onSelect();
  };
  const choice = item.checked === undefined ? {} : { role: "menuitemradio", "aria-checked": item.checked };
  return (
    <Item {...choice} disabled={disabled} onSelect={select} className={entryClass(item)}>
      {inside}
    </Item>
  );
}
