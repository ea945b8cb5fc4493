import { ArrowLeft } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { ButtonLink } from "~/ui/ButtonLink";
import { useHeadingFocus } from "~/ui/useHeadingFocus";

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
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  return (
    <>
      <header className="grid gap-3 border-b border-line px-4 py-3">
        <div className="flex items-center gap-3">
          <ButtonLink
            to="/chat"
            variant="ghost"
            className="-ml-2 lg:hidden"
            aria-label="Back to all conversations"
          >
            <ArrowLeft aria-hidden className="size-4" />
          </ButtonLink>
          <h1 ref={heading} tabIndex={-1} className="truncate text-base leading-9 font-semibold text-ink">
            {title}
          </h1>
        </div>
        {tools}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
    </>
  );
}
