import type { DomainManifest } from "#gateway/graphql/manifest";
import { rowsByUser } from "#gateway/personal/personalRows";
import { eraseSentFiles } from "./eraseCommands";
import { fileOwners } from "./fileLoaders";
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
  fileOwners,
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
