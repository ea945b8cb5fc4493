import { Prisma } from "../../database/generated/prisma/client";
import type { TenantClient } from "../../database/tenantClient";
import type { Viewer } from "../../session/viewer";
import { visibleRooms } from "./access";
import { chatLimits } from "./contract";
import { searchQueryOf } from "./rules";

/** The numbers of the newest messages of the viewer's rooms in which all words occur. */
export async function findMessages(db: TenantClient, viewer: Viewer, text: string): Promise<number[]> {
  const query = searchQueryOf(text);
  if (query === null) return [];
  const rooms = await db.room.findMany({ where: visibleRooms(viewer), select: { id: true } });
  if (rooms.length === 0) return [];
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Message"
    WHERE "organizationId" = ${viewer.organizationId}
      AND "roomId" IN (${Prisma.join(rooms.map(({ id }) => id))})
      AND to_tsvector('simple', "messageText") @@ to_tsquery('simple', ${query})
    ORDER BY "id" DESC
    LIMIT ${chatLimits.found}`;
  return rows.map(({ id }) => id);
}
