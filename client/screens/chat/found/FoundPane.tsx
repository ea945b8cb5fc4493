import type { ReactNode } from "react";
import { ScreenHeading } from "~/ui/ScreenHeading";
import { BackToList } from "../BackToList";

/** The frame of a list of messages: title, back button on a phone, and search. */
export function FoundPane({
  title,
  tools,
  children,
}: {
  title: string;
  tools?: ReactNode;
  children: ReactNode;
}) {
  return (
    <>
      <header className="grid gap-3 border-b border-line px-4 py-3">
        <div className="flex items-center gap-3">
          <BackToList />
          <ScreenHeading className="truncate text-base leading-9 font-semibold text-ink">
            {title}
          </ScreenHeading>
        </div>
        {tools}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </>
  );
}
