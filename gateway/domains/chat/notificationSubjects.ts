import type { Prisma } from "#gateway/database/generated/prisma/client";
import type { NotificationSubjects } from "#gateway/ports/notificationSubjects";
import type { Viewer } from "#gateway/session/viewer";
import { visibleRooms } from "./access";

/** Staff see no conversation but their own. */
const direct = (viewer: Viewer): Prisma.RoomWhereInput => ({
  AND: [visibleRooms(viewer), { kind: "DIRECT" }],
});

/** The subjects of notifications, with the people who may be notified of them. */
export const notificationSubjects: NotificationSubjects = {
  roomId: {
    seen: (viewer) => ({ room: direct(viewer) }),
    count: (tx, id, viewer) => tx.room.count({ where: { AND: [{ id }, direct(viewer)] } }),
    recipients: (id) => ({ roomMembers: { some: { roomId: id, room: { kind: "DIRECT" } } } }),
    needsRights: false,
  },
};
