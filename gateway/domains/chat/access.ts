import type { Prisma } from "#gateway/database/generated/prisma/client";
import { isMember, type Viewer } from "#gateway/session/viewer";
import type { RoomKind } from "./contract";

/** The members of a batch's room: its users without dropped ones, and its trainers. */
const inBatch = (userId: number): Prisma.BatchWhereInput => ({
  OR: [
    { users: { some: { userId, NOT: { status: "DROPPED" } } } },
    { courses: { some: { trainers: { some: { trainerId: userId } } } } },
  ],
});

/**
 * The rooms that a viewer is in: the lobby, own conversations and the rooms of own batches. Staff see no
 * others.
 */
export function visibleRooms(viewer: Viewer): Prisma.RoomWhereInput {
  if (!isMember(viewer)) return { id: -1 };
  const { userId } = viewer;
  return {
    OR: [
      { kind: "LOBBY" },
      { kind: "DIRECT", members: { some: { userId } } },
      { kind: "BATCH", batch: inBatch(userId) },
    ],
  };
}

/** The messages that a viewer may read: those of the viewer's rooms. */
export const visibleMessages = (viewer: Viewer): Prisma.MessageWhereInput => ({ room: visibleRooms(viewer) });

/** The batches whose rooms a viewer is in. */
export const chatBatches = (viewer: Viewer): Prisma.BatchWhereInput =>
  isMember(viewer) ? inBatch(viewer.userId) : { id: -1 };

interface RoomPlace {
  id: number;
  kind: RoomKind;
  batchId: number | null;
}

/** The members of a room: the users for whom `visibleRooms` includes it. */
export function whereRoomMembers({ id, kind, batchId }: RoomPlace): Prisma.UserWhereInput {
  if (kind === "LOBBY") return { active: true };
  if (kind === "DIRECT") return { roomMembers: { some: { roomId: id } } };
  if (batchId === null) return { id: -1 };
  return {
    OR: [
      { batchUsers: { some: { batchId, NOT: { status: "DROPPED" } } } },
      { batchTrainers: { some: { batchId } } },
    ],
  };
}
