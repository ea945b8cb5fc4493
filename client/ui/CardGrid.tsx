import type { ReactNode } from "react";
import { classNames } from "./classNames";

interface Props<Item> {
  items: readonly Item[];
  card: (item: Item, index: number) => ReactNode;
  /** The columns on wide screens; two from a tablet on. */
  className: string;
}

/** Cards in a grid, one below the other on a phone. */
export function CardGrid<Item extends { readonly id: string }>({ items, card, className }: Props<Item>) {
  return (
    <ul className={classNames("grid gap-5 sm:grid-cols-2", className)}>
      {items.map((item, index) => (
        <li key={item.id} className="min-w-0">
          {card(item, index)}
        </li>
      ))}
    </ul>
  );
}
