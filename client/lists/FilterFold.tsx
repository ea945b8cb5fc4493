import { ListFilter } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { classNames } from "../ui/classNames";
import { IconButton } from "../ui/IconButton";

interface Props {
  search: ReactNode;
  /** The filters. */
  children: ReactNode;
  /** Whether one of the filters is set: they are then open at first. */
  isSet: boolean;
  /** The columns of the grid of the search and the filters. */
  className: string;
}

/**
 * The search of a list and its filters. On a phone the filters wait behind a button, so that the list begins
 * on the first screen, and search and button share the line of the list's own tools.
 */
export function FilterFold({ search, children, isSet, className }: Props) {
  const [open, setOpen] = useState(isSet);
  const id = useId();
  return (
    <div className={classNames("grid min-w-0 flex-1 gap-3 max-sm:contents", className)}>
      {search}
      <IconButton
        variant="secondary"
        label={isSet ? "Filters, some are set" : "Filters"}
        icon={<ListFilter className={isSet ? "text-brand-ink" : undefined} />}
        className="sm:hidden"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      />
      <div
        id={id}
        className={classNames(
          "contents max-sm:order-1 max-sm:basis-full max-sm:grid-cols-2 max-sm:gap-3",
          open ? "max-sm:grid" : "max-sm:hidden",
        )}
      >
        {children}
      </div>
    </div>
  );
}
