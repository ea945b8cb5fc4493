import type { ReactNode } from "react";
import { classNames } from "../ui/classNames";
import type { ListParams, PageParams } from "./listParams";
import { usePendingParams } from "./usePendingParams";

interface Props<Address extends PageParams> {
  list: ListParams<Address>;
  children: ReactNode;
}

/** Dims a list while it still shows the rows of the previous request. */
export function PendingList<Address extends PageParams>({ list, children }: Props<Address>) {
  const { waiting } = usePendingParams(list);
  return (
    <div aria-busy={waiting} className={classNames("transition-opacity", waiting && "opacity-60")}>
      {children}
    </div>
  );
}
