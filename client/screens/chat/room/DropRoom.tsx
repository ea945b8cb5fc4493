import type { ReactNode } from "react";
import { classNames } from "~/ui/classNames";
import type { Attachments } from "./useAttachments";

interface Props {
  attachments: Attachments;
  children: ReactNode;
}

/** A room, anywhere on which files may be dropped or pasted. */
export function DropRoom({ attachments: { isOver, handlers }, children }: Props) {
  return (
    <div {...handlers} className={classNames("flex min-h-0 flex-1 flex-col", isOver && "bg-brand-soft")}>
      {children}
    </div>
  );
}
