import { fromColumn } from "#gateway/graphql/fromColumn";
import { rowsQuery } from "#gateway/graphql/queryFields";
import { nodeType, readersBy } from "#gateway/graphql/types";
import { readBrowser } from "#gateway/session/browsers";
import { isMember } from "#gateway/session/viewer";
import { isOwnAccount, visibleSessions } from "./access";
import { liveSessions } from "./rules";

const fromUserAgent = (part: "browser" | "system") =>
  fromColumn("userAgent", (text: string | null) => readBrowser(text)[part]);

export const SessionNode = nodeType("Session", {
  description: "A browser or program that is signed in. Visible to its user only.",
  visible: visibleSessions,
  ...readersBy("userId", isOwnAccount),
  columns: {
    databaseId: "The id, used in arguments.",
    address: "The network address it was started from; the /64 for IPv6. May be empty.",
    createdAt: "When it was started.",
    lastUsedAt: "When it was last used, to within a minute.",
  },
  fields: (t) => ({
    browser: t.string({
      nullable: true,
      description: "The browser, such as Firefox; null if unknown.",
      ...fromUserAgent("browser"),
    }),
    system: t.string({
      nullable: true,
      description: "The system it runs on, such as Windows; null if unknown.",
      ...fromUserAgent("system"),
    }),
    isCurrent: t.boolean({
      description: "Whether it is the session of this request.",
      select: { tokenHash: true },
      resolve: ({ tokenHash }, _args, { viewer }) => isMember(viewer) && viewer.sessionHash === tokenHash,
    }),
  }),
});

rowsQuery("viewerSessions", {
  type: SessionNode,
  description: "The viewer's own active sessions, last used first.",
  readers: "signedIn",
  where: ({ viewer, clock, config }) => ({
    AND: [visibleSessions(viewer), liveSessions(clock(), config.sessionIdle)],
  }),
  orderBy: [{ lastUsedAt: "desc" }, { id: "desc" }],
});
