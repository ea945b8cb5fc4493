import { useIsAway } from "~/relay/connection";
import { Badge } from "~/ui/Badge";
import { ScreenHeading } from "~/ui/ScreenHeading";
import { BackToList } from "../BackToList";
import { RoomAvatar } from "../RoomAvatar";

interface Props {
  name: string;
  /** The picture of the other user of a conversation. */
  avatar: string | null;
  kind: string;
  onlineCount: number;
  typing: readonly string[];
}

const purposes: Readonly<Record<string, string>> = {
  LOBBY: "Everyone in the organization",
  DIRECT: "Direct conversation",
  BATCH: "Everyone in this batch",
};

function typingNote(names: readonly string[]): string {
  if (names.length === 0) return "";
  if (names.length > 2) return "Several people are typing…";
  return `${names.join(" and ")} ${names.length === 1 ? "is" : "are"} typing…`;
}

/** The room's name, and whether its members are online. */
export function RoomHeader({ name, avatar, kind, onlineCount, typing }: Props) {
  // Rooms other than direct conversations show a count.
  const isDirect = kind === "DIRECT";
  const isAway = useIsAway();
  const isOnline = isDirect ? onlineCount > 1 : onlineCount > 0;
  return (
    <header className="flex items-center gap-3 border-b border-line px-4 py-3">
      <BackToList />
      <RoomAvatar room={{ kind, name, avatar }} />
      <div className="min-w-0 flex-1">
        <ScreenHeading className="truncate text-base font-semibold text-ink">{name}</ScreenHeading>
        <p className="h-4 truncate text-xs leading-4 text-muted">
          <span aria-live="polite" className="text-success-ink">
            {typingNote(typing)}
          </span>
          {typing.length === 0 && purposes[kind]}
        </p>
      </div>
      {isAway ? (
        <Badge tone="warning">You are offline</Badge>
      ) : (
        <Badge tone={isOnline ? "success" : "neutral"}>
          {isDirect ? (isOnline ? "Online" : "Offline") : `${onlineCount} Online`}
        </Badge>
      )}
    </header>
  );
}
