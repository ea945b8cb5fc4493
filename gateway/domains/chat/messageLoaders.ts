import type { TenantClient } from "#gateway/database/tenantClient";
import type { Viewer } from "#gateway/session/viewer";
import { visibleRooms } from "./access";
import type { Stretch } from "./pageRules";
import { toSearchQuery } from "./rules";

/** The numbers of the messages of the viewer's rooms in which all words occur: a stretch of them. */
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
