import type { TenantClient } from "#gateway/database/tenantClient";
import { pageSizes } from "../lists/contract";
import { chatLimits } from "./contract";

/** Selects messages of a room: the last ones, or those before, after or around one of them. */
export interface Window {
  before?: number | null | undefined;
  after?: number | null | undefined;
  around?: number | null | undefined;
  limit?: number | null | undefined;
}

/** A range of a room's messages, by id. */
export interface Stretch {
  ids: readonly number[];
  hasOlder: boolean;
  hasNewer: boolean;
}

const limitSize = ({ limit }: Window): number =>
  Math.min(Math.max(limit ?? pageSizes.messages, 1), pageSizes.max);

type Direction = "asc" | "desc";

interface Walk {
  roomId: number;
  /** The scan begins after this id; undefined begins at the end that it comes from. */
  from: number | undefined;
  direction: Direction;
  size: number;
}

/** The next messages in a direction, and whether there are more. */
async function walk(db: TenantClient, { roomId, from, direction, size }: Walk) {
  const beyond = from === undefined ? {} : { id: direction === "asc" ? { gt: from } : { lt: from } };
  const rows = await db.message.findMany({
    where: { roomId, ...beyond },
    orderBy: { id: direction },
    take: size + 1,
    select: { id: true },
  });
  const ids = rows.slice(0, size).map(({ id }) => id);
  return { ids: direction === "asc" ? ids : ids.reverse(), hasMore: rows.length > size };
}

async function readAround(db: TenantClient, roomId: number, around: number, size: number): Promise<Stretch> {
  const half = Math.ceil(size / 2);
  const [older, newer] = await Promise.all([
    walk(db, { roomId, from: around + 1, direction: "desc", size: half }),
    walk(db, { roomId, from: around, direction: "asc", size: half }),
  ]);
  return { ids: [...older.ids, ...newer.ids], hasOlder: older.hasMore, hasNewer: newer.hasMore };
}

/** A range of a room by keyset: every page costs the same. The caller has checked access. */
export async function readStretch(db: TenantClient, roomId: number, window: Window): Promise<Stretch> {
  const size = limitSize(window);
  const { before, after, around } = window;
  if (around) return readAround(db, roomId, around, size);
  if (after !== null && after !== undefined) {
    const { ids, hasMore } = await walk(db, { roomId, from: after, direction: "asc", size });
    return { ids, hasOlder: after > 0, hasNewer: hasMore };
  }
  const { ids, hasMore } = await walk(db, { roomId, from: before ?? undefined, direction: "desc", size });
  return { ids, hasOlder: hasMore, hasNewer: Boolean(before) };
}

/** The changes of a room after a version, earliest first. */
export async function readChanges(db: TenantClient, roomId: number, since: number) {
  const rows = await db.message.findMany({
    where: { roomId, version: { gt: since } },
    orderBy: [{ version: "asc" }, { id: "asc" }],
    take: chatLimits.changes + 1,
    select: { id: true, version: true },
  });
  const changed = rows.slice(0, chatLimits.changes);
  return { changed, isComplete: rows.length === changed.length };
}
