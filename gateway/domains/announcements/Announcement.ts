import { optional, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { restricted } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { rowQuery, rowsQuery } from "#gateway/graphql/queryFields";
import { parentColumn } from "#gateway/graphql/relatedColumn";
import { renderedFrom } from "#gateway/graphql/renderedFrom";
import { nodeType, rowType } from "#gateway/graphql/types";
import { getUserId } from "#gateway/session/viewer";
import { dayMs } from "../durationContract";
import { heardAnnouncements, managedAnnouncements, visibleAnnouncements } from "./access";
import { announcementLimits, type AnnouncementState as State } from "./contract";
import { getState, stateFilter } from "./rules";

const AnnouncementState = describedEnum<State>("AnnouncementState", "State of an announcement.", {
  SCHEDULED: "It is scheduled.",
  SENT: "It was sent.",
  CANCELLED: "It was cancelled before its time.",
});

const AnnouncementRead = rowType("AnnouncementRead", {
  description: "A person who has read an announcement. Requires staff.",
  readers: "announcements.write",
  columns: { databaseId: "The id.", readAt: "When it was read." },
  relations: { user: "The reader." },
});

export const Announcement = nodeType("Announcement", {
  description:
    "A message from staff to a batch, a course or everyone. Visible to its recipients and to staff who manage it.",
  visible: visibleAnnouncements,
  readers: "signedIn",
  columns: {
    databaseId: "The id, used in arguments.",
    title: `At most ${announcementLimits.title} characters.`,
    body: "The text in Markdown.",
    sentAt: "When it was sent; null before that.",
    publishAt: restricted("announcements.write", "When it is sent. Requires staff."),
    audienceCount: restricted(
      "announcements.write",
      "Number of recipients when it was sent. Requires staff.",
    ),
    updatedAt: restricted(
      "announcements.write",
      "When it last changed, which is its version. Requires staff.",
    ),
  },
  relations: {
    batch: "The batch it was sent to; null without one.",
    course: "The course it was sent to; null without one.",
  },
  fields: (t) => ({
    authorName: t.string({
      description: "Name of its author.",
      ...parentColumn("author", "name"),
    }),
    bodyHtml: t.string({
      description: "The text as safe HTML.",
      ...renderedFrom("body", "bodyHtml"),
    }),
    state: t.field({
      type: AnnouncementState,
      description: "State of the announcement. Requires staff.",
      authScopes: { "announcements.write": true },
      select: { sentAt: true, cancelledAt: true },
      resolve: (row) => getState(row),
    }),
    readCount: t.relationCount("reads", {
      description: "Number of recipients who have read it. Requires staff.",
      authScopes: { "announcements.write": true },
    }),
    reads: t.relatedConnection("reads", {
      type: AnnouncementRead,
      cursor: "id",
      description: "Its readers, latest first. Requires staff.",
      authScopes: { "announcements.write": true },
      query: { orderBy: { id: "desc" } },
    }),
  }),
});

rowQuery("announcement", {
  type: Announcement,
  row: "announcement",
  description: "An announcement by its id; null when there is none that the viewer may see.",
  readers: "signedIn",
  visible: visibleAnnouncements,
});

listQuery("announcements", {
  type: Announcement,
  description: "The announcements that the viewer manages, latest first. Requires staff.",
  readers: "announcements.write",
  args: toArgs({ state: optional(AnnouncementState, "Only announcements in this state.") }),
  visible: managedAnnouncements,
  where: ({ state }) => stateFilter(state),
  orderBy: [{ publishAt: "desc" }, { id: "desc" }],
});

rowsQuery("unreadAnnouncements", {
  type: Announcement,
  description: `Unread announcements sent to the viewer within the last ${announcementLimits.shownDays} days, latest first.`,
  readers: "signedIn",
  where: ({ viewer, clock }) => ({
    AND: [
      heardAnnouncements(viewer),
      {
        authorId: { not: getUserId(viewer) },
        sentAt: { gte: new Date(clock().getTime() - announcementLimits.shownDays * dayMs) },
        reads: { none: { userId: getUserId(viewer) } },
      },
    ],
  }),
  orderBy: [{ sentAt: "desc" }, { id: "desc" }],
});
