import type { TenantClient } from "#gateway/database/tenantClient";
import type { Viewer } from "#gateway/session/viewer";
import { visibleRooms } from "./access";
import type { Stretch } from "./pageRules";
import { toSearchQuery } from "./rules";

/** A page of the ids of the messages in the viewer's rooms that contain all words. */
export async function findMessages(
  db: TenantClient,
  viewer: Viewer,
  { text, beyond, size, direction }: Stretch & { text: string },
): Promise<number[]> {
  const query = toSearchQuery(text);
  if (query === null) return [];
  const rooms = await db.room.findMany({ where: visibleRooms(viewer), select: { id: true } });
  if (rooms.length === 0) return [];
  const roomIds = rooms.map(({ id }) => id);
  const rows = await db.$queryRaw<{ messageId: number }[]>`
    SELECT "messageId"
    FROM search_messages(
      ${roomIds}::integer[], ${query}, ${beyond ?? null}::integer, ${direction === "desc"}, ${size}::integer)`;
  return rows.map(({ messageId }) => messageId);
}
