import { Prisma } from "../../database/generated/prisma/client";
import type { TenantClient } from "../../database/tenantClient";
import type { Viewer } from "../../session/viewer";
import { visibleRooms } from "./access";
import type { Stretch } from "./pages";
import { searchQueryOf } from "./rules";

/** The numbers of the messages of the viewer's rooms in which all words occur: a stretch of them. */
export async function findMessages(
  db: TenantClient,
  viewer: Viewer,
  { text, beyond, size, direction }: Stretch & { text: string },
): Promise<number[]> {
  const query = searchQueryOf(text);
  if (query === null) return [];
  const rooms = await db.room.findMany({ where: visibleRooms(viewer), select: { id: true } });
  if (rooms.length === 0) return [];
  const isOlder = direction === "desc";
  const bound = Prisma.sql`AND "id" ${isOlder ? Prisma.sql`<` : Prisma.sql`>`} ${beyond ?? 0}`;
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Message"
    WHERE "organizationId" = ${viewer.organizationId}
      AND "roomId" IN (${Prisma.join(rooms.map(({ id }) => id))})
      AND to_tsvector('simple', "messageText") @@ to_tsquery('simple', ${query})
      ${beyond === undefined ? Prisma.empty : bound}
    ORDER BY "id" ${isOlder ? Prisma.sql`DESC` : Prisma.sql`ASC`}
    LIMIT ${size}`;
  return rows.map(({ id }) => id);
}
