import type { Row } from "./rows";
import type { Tenant } from "./tenant";

/** A message before all messages are ordered by time and get their ids. */
export interface MessageDraft {
  roomId: number;
  userId: number;
  /** Seconds since 1970 in local time. */
  time: number;
  text: string;
  replyTo: MessageDraft | undefined;
}

interface Change {
  messageText: string;
  modifiedDate: string | null;
  deletedDate: string | null;
}

/** A few messages were edited or deleted a little later. */
function chooseChange({ random, calendar }: Tenant, draft: MessageDraft): Change {
  const later = calendar.moment(0, draft.time + random.integer(20, 900));
  const change = { messageText: draft.text, modifiedDate: null, deletedDate: null };
  if (random.chance(0.012)) return { ...change, messageText: "", deletedDate: later };
  if (random.chance(0.03)) return { ...change, modifiedDate: later };
  return change;
}

function addRevision({ rows, organizationId }: Tenant, message: Row<"Message">): void {
  rows.add("MessageRevision", {
    id: rows.nextId("MessageRevision"),
    organizationId,
    messageId: message.id,
    messageText: message.messageText.split(" ").slice(0, -1).join(" ") || "…",
    writtenDate: message.createdDate,
  });
}

/** Creates messages in order of time, so that their ids follow it too. */
export function makeMessages(tenant: Tenant, drafts: readonly MessageDraft[]): Row<"Message">[] {
  const { rows, organizationId, calendar } = tenant;
  const ids = new Map<MessageDraft, number>();
  return drafts
    .toSorted((left, right) => left.time - right.time)
    .map((draft) => {
      const id = rows.nextId("Message");
      ids.set(draft, id);
      const message = rows.add("Message", {
        id,
        organizationId,
        roomId: draft.roomId,
        userId: draft.userId,
        clientId: `demo-${id}`,
        parentMessageId: (draft.replyTo && ids.get(draft.replyTo)) ?? null,
        isForwarded: false,
        version: 0,
        createdDate: calendar.moment(0, draft.time),
        ...chooseChange(tenant, draft),
      });
      if (message.modifiedDate !== null) addRevision(tenant, message);
      return message;
    });
}
