import { ArrowLeft, Users } from "lucide-react";
import { useRef } from "react";
import { Avatar } from "../../../ui/Avatar";
import { Badge } from "../../../ui/Badge";
import { ButtonLink } from "../../../ui/ButtonLink";
import { useHeadingFocus } from "../../../ui/useHeadingFocus";

interface Props {
  name: string;
  /** Whether it is a conversation of two; other rooms count who is there. */
  isDirect: boolean;
  onlineCount: number;
  typing: readonly string[];
}

function typingNote(names: readonly string[]): string {
  if (names.length === 0) return "";
  if (names.length > 2) return "Several people are typing…";
  return `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} typing…`;
}

/** Whom one talks to, and whether they are there. */
export function RoomHeader({ name, isDirect, onlineCount, typing }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading);
  const isOnline = isDirect ? onlineCount > 1 : onlineCount > 0;
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-3">
      <ButtonLink
        to="/chat"
        variant="ghost"
        className="-ml-2 lg:hidden"
        aria-label="Back to all conversations"
      >
        <ArrowLeft aria-hidden className="size-4" />
      </ButtonLink>
      {isDirect ? (
        <Avatar name={name} />
      ) : (
        <span
          aria-hidden
          className="inline-flex size-8 items-center justify-center rounded-full bg-sunken text-soft"
        >
          <Users className="size-4" />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <h1 ref={heading} tabIndex={-1} className="truncate text-base font-semibold text-ink">
          {name}
        </h1>
        <p aria-live="polite" className="h-4 truncate text-xs leading-4 text-muted">
          {typingNote(typing)}
        </p>
      </div>
      <Badge tone={isOnline ? "success" : "neutral"}>
        {isDirect ? (isOnline ? "Online" : "Offline") : `${onlineCount} Online`}
      </Badge>
    </header>
  );
}
