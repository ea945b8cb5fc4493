import { optional, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { restricted } from "#gateway/graphql/fields";
import { listPage, listQuery } from "#gateway/graphql/lists";
import { contextMax } from "#gateway/graphql/pages";
import { rowQuery, rowsQuery } from "#gateway/graphql/queryFields";
import { parentColumn } from "#gateway/graphql/relatedColumn";
import { renderedFrom } from "#gateway/graphql/renderedFrom";
import { nodeType } from "#gateway/graphql/types";
import { getUserId } from "#gateway/session/viewer";
import { dayMs } from "../durationContract";
import { heardAnnouncements, managedAnnouncements, visibleAnnouncements } from "./access";
import { announcementLimits, type AnnouncementState as State } from "./contract";
import { getState, recipientFilter, stateFilter } from "./rules";

const AnnouncementState = describedEnum<State>("AnnouncementState", "State of an announcement.", {
  SCHEDULED: "It is scheduled.",
  SENT: "It was sent.",
  CANCELLED: "It was cancelled before its time.",
});

const AnnouncementRecipient = nodeType("AnnouncementRecipient", {
  description:
    "A person whom an announcement was sent to, or who came later and has read it. Requires staff.",
  visible: (viewer) => ({ announcement: managedAnnouncements(viewer) }),
  readers: "announcements.write",
  columns: { databaseId: "The id.", readAt: "When the person read it; null until then." },
  relations: { user: "The person." },
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
    readCount: t.relationCount("recipients", {
      description: "Number of recipients who have read it. Requires staff.",
      authScopes: { "announcements.write": true },
      where: recipientFilter({ read: true }),
    }),
    audienceCount: t.relationCount("recipients", {
      description: "Number of recipients: 0 until it was sent. Requires staff.",
      authScopes: { "announcements.write": true },
    }),
    recipients: t.relatedConnection(
      "recipients",
      {
        type: AnnouncementRecipient,
        cursor: "id",
        maxSize: contextMax,
        totalCount: true,
        description: "Its recipients, by name. Requires staff.",
        authScopes: { "announcements.write": true },
        args: toArgs({
          search: optional("String", "Words that the name, username or address must contain."),
          read: optional("Boolean", "True for those who have read it, false for those who have not."),
        }),
        query: (args) => ({
          where: recipientFilter(args),
          orderBy: [{ user: { sortKey: "asc" } }, { id: "asc" }],
        }),
      },
      listPage,
    ),
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
        recipients: { none: { userId: getUserId(viewer), ...recipientFilter({ read: true }) } },
      },
    ],
  }),
  orderBy: [{ sentAt: "desc" }, { id: "desc" }],
});
