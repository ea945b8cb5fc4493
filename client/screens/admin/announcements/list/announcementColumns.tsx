import { announcementLabels } from "#gateway/domains/announcements/contract";
import type { AnnouncementsScreenTable_announcements$data } from "~/__generated__/AnnouncementsScreenTable_announcements.graphql";
import { formatCount } from "~/formats/counts";
import { formatDateTime } from "~/formats/dates";
import { RowLink } from "~/ui/RowLink";
import type { Column } from "~/ui/tableColumns";
import { AnnouncementStateBadge, describeAudience } from "../announcementState";

export const announcementNoun = { one: "announcement", many: "announcements" } as const;

type AnnouncementRow = AnnouncementsScreenTable_announcements$data["nodes"][number];

/** The columns of the list of announcements. */
export const announcementColumns: Column<AnnouncementRow>[] = [
  {
    key: "title",
    header: announcementLabels.title,
    rowHeader: true,
    cell: ({ databaseId, title }) => (
      <RowLink to={`/admin/announcements/${databaseId}`} className="font-medium text-ink">
        {title}
      </RowLink>
    ),
  },
  { key: "recipients", header: announcementLabels.recipients, cell: (row) => describeAudience(row) },
  { key: "author", header: "Author", cell: ({ authorName }) => authorName },
  { key: "state", header: "State", cell: ({ state }) => <AnnouncementStateBadge state={state} /> },
  {
    key: "publishAt",
    header: "Time",
    cell: ({ sentAt, publishAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDateTime(sentAt ?? publishAt)}</span>
    ),
  },
  {
    key: "read",
    header: "Read",
    align: "end",
    cell: ({ state, readCount, audienceCount }) =>
      state === "SENT" ? `${formatCount(readCount)} of ${formatCount(audienceCount)}` : "–",
  },
];
