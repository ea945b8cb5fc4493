import type { ReactNode } from "react";
import { classNames } from "../ui/classNames";
import type { ListAddress, PageAddress } from "./listAddress";
import { useRequestedList } from "./useRequestedList";

interface Props<Address extends PageAddress> {
  list: ListAddress<Address>;
  children: ReactNode;
}

/** What a list shows, paler while it still shows an older one than was asked for. */
export function AwaitedList<Address extends PageAddress>({ list, children }: Props<Address>) {
  const { waiting } = useRequestedList(list);
  return (
    <div aria-busy={waiting} className={classNames("transition-opacity", waiting && "opacity-60")}>
      {children}
    </div>
  );
}
