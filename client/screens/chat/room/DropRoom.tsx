import type { ReactNode } from "react";
import { classNames } from "~/ui/classNames";
import type { Attachments } from "./useAttachments";

interface Props {
  /** Null where no one can write. */
  attachments: Attachments | null;
  children: ReactNode;
}

/** A room, anywhere on which files may be dropped or pasted. */
export function DropRoom({ attachments, children }: Props) {
  return (
    <div
      {...attachments?.handlers}
      className={classNames("flex min-h-0 flex-1 flex-col", attachments?.isOver && "bg-brand-soft")}
    >
      {children}
    </div>
  );
}
