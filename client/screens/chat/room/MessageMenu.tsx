import { Copy, Ellipsis, Forward, Pencil, Reply, Star, Trash2 } from "lucide-react";
import { formatDateTime } from "~/formats/dates";
import { ownZone } from "~/formats/zones";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";
import type { ChatMessage } from "../messageData";
import type { MessageActions } from "./messageActions";

interface Props {
  message: ChatMessage;
  isFavourite: boolean;
  actions: MessageActions;
}

function listEntries({ message, isFavourite, actions }: Props): MenuEntry[] {
  const entries: MenuEntry[] = [
    ...(message.text === ""
      ? []
      : [{ label: "Copy", icon: <Copy />, onSelect: () => actions.copy(message) }]),
    ...(actions.mayWrite
      ? [{ label: "Reply", icon: <Reply />, onSelect: () => actions.reply(message) }]
      : []),
    { label: "Forward", icon: <Forward />, onSelect: () => actions.forward(message) },
    {
      label: isFavourite ? "Remove favourite" : "Favourite",
      icon: <Star />,
      onSelect: () => actions.favourite(message, !isFavourite),
    },
  ];
  if (actions.mayEdit(message))
    entries.push({ label: "Edit", icon: <Pencil />, onSelect: () => actions.edit(message) });
  if (actions.mayDelete(message))
    entries.push({
      label: "Delete",
      icon: <Trash2 />,
      tone: "danger",
      divided: true,
      onSelect: () => actions.remove(message),
    });
  return entries;
}

/** The menu of a message. */
export function MessageMenu(props: Props) {
  const { authorName, createdDate } = props.message;
  return (
    <div className="opacity-60 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100">
      <Menu
        size="sm"
        label={`Actions for the message of ${authorName}, ${formatDateTime(createdDate, ownZone())}`}
        icon={<Ellipsis />}
        items={listEntries(props)}
      />
    </div>
  );
}
