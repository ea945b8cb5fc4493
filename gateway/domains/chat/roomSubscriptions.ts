import type { BusEvent } from "#gateway/bus/events";
import type { Context } from "#gateway/graphql/context";
import type { EventFilter } from "#gateway/graphql/live";
import { visibleRooms } from "./access";
import { parseDirectKey } from "./rules";

type RoomEvent = BusEvent<
  "messageChanged" | "roomRead" | "typing" | "presenceChanged" | "userChanged" | "usersChanged"
>;

interface SubscribedRoom {
  key: string;
  batchId: number | null;
}

/** The room that a request was found to be in, for later checks of that request. */
const found = new WeakMap<Context, SubscribedRoom>();

/** Whether a viewer is in a room. */
export async function isInRoom(roomId: number, context: Context): Promise<boolean> {
  const { db, viewer } = context;
  const where = { AND: [{ id: roomId }, visibleRooms(viewer)] };
  const room = await db.room.findFirst({ where, select: { key: true, batchId: true } });
  if (room) found.set(context, room);
  return room !== null;
}

const person = (userId: number): string => `person ${userId}`;
const anyone = "anyone";

/** The users whose presence and state a room shows: the other user in a conversation, anyone's presence in other rooms. */
function shownIn({ key }: SubscribedRoom): readonly string[] {
  return parseDirectKey(key)?.map(person) ?? [anyone];
}

interface OfRoom {
  roomId: number;
}

/** An event matches the subscribers of its room; a change of users or their presence, those whose rooms show it. */
export const roomFilter: EventFilter<RoomEvent, OfRoom> = {
  eventKeys(event) {
    if (event.topic === "userChanged") return [person(event.userId)];
    if (event.topic === "usersChanged") return event.userIds.map(person);
    if (event.topic !== "presenceChanged") return [event.roomId];
    const moved = [...event.arrived, ...event.left];
    return moved.length === 0 ? [] : [anyone, ...moved.map(person)];
  },
  subscriberKeys({ roomId }, context) {
    const room = found.get(context);
    return [roomId, ...(room ? shownIn(room) : [])];
  },
};

/** The members of a batch's room follow from the batch. */
export const batchFilter: EventFilter<{ batchId: number }, OfRoom> = {
  eventKeys: ({ batchId }) => [batchId],
  subscriberKeys(_args, context) {
    const batchId = found.get(context)?.batchId ?? null;
    return batchId === null ? [] : [batchId];
  },
};
