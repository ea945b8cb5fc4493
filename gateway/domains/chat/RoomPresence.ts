import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { whereRoomMembers } from "./access";
import { ChatPerson } from "./ChatPerson";
import { chatLimits } from "./contract";
import type { RoomPlace } from "./roomCommands";

interface Reader {
  /** Which event of a room it is, where it is one. */
  __typename?: "RoomReader";
  person: { userId: number; name: string };
  messageId: number;
}

export const RoomReader = builder.objectRef<Reader>("RoomReader").implement({
  description: "How far a person has read a room.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    person: t.expose("person", { type: ChatPerson, description: "Who has read." }),
    messageId: t.exposeInt("messageId", { description: "The number of the last message that was read." }),
  }),
});

interface Present {
  /** Which event of a room it is, where it is one. */
  __typename?: "RoomPresence";
  onlineCount: number;
  onlineIds: readonly number[];
}

export const RoomPresence = builder.objectRef<Present>("RoomPresence").implement({
  description: "Who of a room has a socket open at this moment, the viewer included.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    onlineCount: t.exposeInt("onlineCount", { description: "How many." }),
    onlineIds: t.intList({
      description: "The numbers of their accounts, at most 100.",
      resolve: ({ onlineIds }) => [...onlineIds],
    }),
  }),
});

/** Who of a room is there: everybody of the organization in the lobby, in one statement elsewhere. */
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
