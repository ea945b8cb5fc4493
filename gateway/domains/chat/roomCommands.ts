import type { TenantClient } from "#gateway/database/tenantClient";
import type { Context } from "#gateway/graphql/context";
import { Refusal } from "#gateway/refusal";
import type { Member, Viewer } from "#gateway/session/viewer";
import { chatBatches, visibleRooms, whereRoomMembers } from "./access";
import { chatMessages, type RoomKind } from "./contract";
import { readClosedRooms } from "./roomAggregates";
import { batchKey, directKey, lobbyKey } from "./rules";

/** The fields of a room that commands use. */
export interface RoomPlace {
  id: number;
  kind: RoomKind;
  batchId: number | null;
}

const place = { id: true, kind: true, batchId: true } as const;

/** A room that the member is in. Refuses NOT_FOUND. */
export async function requireRoom(db: TenantClient, member: Member, roomId: number): Promise<RoomPlace> {
  const where = { AND: [{ id: roomId }, visibleRooms(member)] };
  const room = await db.room.findFirst({ where, select: place });
  if (!room) throw new Refusal("NOT_FOUND", chatMessages.roomNotFound);
  return room;
}

/** The lobby of the organization, created on first use. */
export async function openLobby(db: TenantClient, { organizationId }: Viewer): Promise<RoomPlace> {
  const where = { organizationId_key: { organizationId, key: lobbyKey } };
  const known = await db.room.findUnique({ where, select: place });
  if (known) return known;
  await db.room.createMany({ data: { organizationId, kind: "LOBBY", key: lobbyKey }, skipDuplicates: true });
  return db.room.findUniqueOrThrow({ where, select: place });
}

/** The id of the requested room: null is the lobby. */
export async function findRoomId(
  { db, viewer }: Pick<Context, "db" | "viewer">,
  roomId: number | null | undefined,
): Promise<number> {
  return roomId ?? (await openLobby(db, viewer)).id;
}

/** Refuses CONFLICT for a conversation in which an account is closed. */
export async function refuseClosed(db: TenantClient, member: Member, { id }: RoomPlace): Promise<void> {
  const closed = await readClosedRooms({ db, viewer: member }, [id]);
  if (closed.get(id)) throw new Refusal("CONFLICT", chatMessages.closed);
}

/**
 * The conversation with a user, created on first use. Refuses NOT_FOUND, INVALID with oneself, and CONFLICT with a
 * closed account.
 */
export async function openDirect(db: TenantClient, member: Member, userId: number): Promise<RoomPlace> {
  if (userId === member.userId) throw new Refusal("INVALID", chatMessages.notToOneself);
  const { organizationId } = member;
  const key = directKey(member.userId, userId);
  const where = { organizationId_key: { organizationId, key } };
  const known = await db.room.findUnique({ where, select: place });
  if (known) return known;
  const person = await db.user.findFirst({ where: { id: userId }, select: { active: true } });
  if (!person) throw new Refusal("NOT_FOUND", chatMessages.userNotFound);
  if (!person.active) throw new Refusal("CONFLICT", chatMessages.closed);
  return db.$transaction(async (tx) => {
    await tx.room.createMany({ data: { organizationId, kind: "DIRECT", key }, skipDuplicates: true });
    const room = await tx.room.findUniqueOrThrow({ where, select: place });
    const data = [member.userId, userId].map((id) => ({ organizationId, roomId: room.id, userId: id }));
    await tx.roomMember.createMany({ data, skipDuplicates: true });
    return room;
  });
}

/** Creates the missing rooms of a viewer: the lobby and those of their batches. */
export async function makeMissingRooms(db: TenantClient, viewer: Viewer): Promise<void> {
  const { organizationId } = viewer;
  const [lobby, batches] = await Promise.all([
    db.room.count({ where: { key: lobbyKey } }),
    db.batch.findMany({
      where: { AND: [chatBatches(viewer), { room: { none: {} } }] },
      select: { id: true },
    }),
  ]);
  const rooms = batches.map(({ id }) => ({ kind: "BATCH" as const, key: batchKey(id), batchId: id }));
  const missing = lobby === 0 ? [{ kind: "LOBBY" as const, key: lobbyKey, batchId: null }, ...rooms] : rooms;
  if (missing.length === 0) return;
  await db.room.createMany({
    data: missing.map((room) => ({ ...room, organizationId })),
    skipDuplicates: true,
  });
}

/** The ids of a room's members; null for the lobby, which is everyone's. */
export async function readRecipients(db: TenantClient, room: RoomPlace): Promise<readonly number[] | null> {
  if (room.kind === "LOBBY") return null;
  const people = await db.user.findMany({ where: whereRoomMembers(room), select: { id: true } });
  return people.map(({ id }) => id);
}
