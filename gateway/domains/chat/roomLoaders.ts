import type { TenantClient } from "#gateway/database/tenantClient";
import type { Viewer } from "#gateway/session/viewer";
import { visibleRooms } from "./access";
import { chatLimits } from "./contract";

/** The ids of the viewer's rooms: the lobby, then those with the latest messages, then the empty ones. */
export async function readRecentRooms(db: TenantClient, viewer: Viewer): Promise<number[]> {
  const visible = await db.room.findMany({ where: visibleRooms(viewer), select: { id: true } });
  if (visible.length === 0) return [];
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT r."id"
    FROM "Room" r
    LEFT JOIN LATERAL (
      SELECT x."id" FROM "Message" x
      WHERE x."organizationId" = r."organizationId" AND x."roomId" = r."id"
      ORDER BY x."id" DESC LIMIT 1
    ) last ON true
    WHERE r."organizationId" = ${viewer.organizationId}
      AND r."id" = ANY(${visible.map(({ id }) => id)}::int[])
      AND (r."kind" <> 'DIRECT' OR last."id" IS NOT NULL)
    ORDER BY r."kind" = 'LOBBY' DESC, last."id" DESC NULLS LAST, r."id"
    LIMIT ${chatLimits.rooms}`;
  return rows.map(({ id }) => id);
}
