import type { DomainManifest } from "#gateway/graphql/manifest";
import { rowsByUser } from "#gateway/personal/personalRows";
import { toIds } from "#gateway/ports/fileOwners";
import { visibleMessages } from "./access";
import { eraseSentFiles } from "./eraseCommands";
import { tellUnreadJob } from "./jobs";
import { notificationSubjects } from "./notificationSubjects";
import { routes } from "./routes";
import "./mutations";
import "./peopleQueries";
import "./queries";
import "./roomQueries";
import "./subscriptions";

export const manifest: DomainManifest = {
  eraseOf: eraseSentFiles,
  notificationSubjects,
  routes,
  jobs: [tellUnreadJob],
  hiddenTables: ["Room", "RoomMember", "Message", "MessageRevision", "MessageFile", "Favourite"],
  fileOwners: {
    MESSAGE: async ({ db, viewer }, ids) =>
      toIds(
        await db.message.findMany({
          where: { id: { in: [...ids] }, deletedDate: null, AND: visibleMessages(viewer) },
          select: { id: true },
        }),
      ),
  },
  personalData: {
    name: "chat",
    rows: [
      {
        table: "Message",
        by: "userId",
        parts: [
          { table: "MessageRevision", by: "messageId" },
          { table: "MessageFile", by: "messageId" },
        ],
      },
      ...rowsByUser("RoomMember", "Favourite"),
    ],
  },
};
