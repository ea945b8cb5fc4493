import type { ReactNode } from "react";
import { cutMiddle } from "../formats/cutMiddle";
import { OpenLink } from "./OpenLink";
import { ResourceIcon } from "./ResourceIcon";

interface Props {
  type: string;
  name: string;
  /** http or https. */
  address: string;
  /** Why it is not shown in place, where a learner would expect that. */
  children?: ReactNode;
}

/** A resource that opens elsewhere: its type, its source and a link. */
export function ResourceCardView({ type, name, address, children }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface p-5 shadow-rest">
      <span className="inline-flex rounded-lg border border-line bg-sunken p-3 text-soft">
        <ResourceIcon type={type} className="size-6" />
      </span>
      <div className="min-w-40 flex-1">
        <p className="text-sm font-semibold wrap-anywhere text-ink">{name}</p>
        <p title={address} className="mt-0.5 text-sm wrap-anywhere text-muted">
          {cutMiddle(address)}
        </p>
        {children && <p className="mt-1 text-sm text-muted">{children}</p>}
      </div>
      <OpenLink type={type} address={address} primary />
    </div>
  );
}
