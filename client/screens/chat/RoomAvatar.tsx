import { Users } from "lucide-react";
import { Avatar } from "~/ui/Avatar";

interface Props {
  room: { kind: string; name: string; avatar: string | null };
  /** Whether the other user is online, where that is shown. */
  online?: boolean;
}

/** The other user's picture in a direct conversation, and the sign of a group for other rooms. */
export function RoomAvatar({ room: { kind, name, avatar }, online }: Props) {
  if (kind === "DIRECT") return <Avatar name={name} src={avatar} {...(online !== undefined && { online })} />;
  return (
    <span
      aria-hidden
      className="inline-flex size-8 shrink-0 items-center justify-center rounded-full bg-sunken text-soft"
    >
      <Users className="size-4" />
    </span>
  );
}
