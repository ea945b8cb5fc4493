import type { Context } from "#gateway/graphql/context";
import { value } from "#gateway/graphql/fields";
import { valueType } from "#gateway/graphql/types";
import { whereRoomMembers } from "./access";
import { ChatPerson } from "./ChatPerson";
import { chatLimits } from "./contract";
import type { RoomPlace } from "./roomCommands";

interface Reader {
  /** The event's type, for the union of a room's events. */
  __typename?: "RoomReader";
  person: { userId: number; name: string };
  messageId: number;
}

export const RoomReader = valueType<Reader>("RoomReader", {
  description: "A user's last read message in a room.",
  readers: "signedIn",
  values: {
    messageId: value("Int", "The id of the last message read."),
    person: value(ChatPerson, "The user."),
  },
});

interface Present {
  /** The event's type, for the union of a room's events. */
  __typename?: "RoomPresence";
  onlineCount: number;
  onlineIds: readonly number[];
}

export const RoomPresence = valueType<Present>("RoomPresence", {
  description: "The members of a room who are online, including the viewer.",
  readers: "signedIn",
  values: {
    onlineCount: value("Int", "The total."),
    onlineIds: value(["Int"], "Their user ids, at most 100."),
  },
});

/** Reads who is online in a room: everyone of the organization in the lobby, otherwise in one statement. */
export async function readPresence(
  { db, presence, tenant }: Pick<Context, "db" | "presence" | "tenant">,
  room: RoomPlace,
): Promise<Present> {
  const online = [...presence.online(tenant.id)];
  if (room.kind === "LOBBY" || online.length === 0)
    return { onlineCount: online.length, onlineIds: online.slice(0, chatLimits.online) };
  const where = { AND: [{ id: { in: online } }, whereRoomMembers(room)] };
  const people = await db.user.findMany({ where, orderBy: { id: "asc" }, select: { id: true } });
  return { onlineCount: people.length, onlineIds: people.slice(0, chatLimits.online).map(({ id }) => id) };
}
