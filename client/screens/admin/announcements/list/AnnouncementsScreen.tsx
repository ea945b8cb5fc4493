import { Megaphone } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { announcementLabels } from "#gateway/domains/announcements/contract";
import type { AnnouncementsScreenTable_announcements$key } from "~/__generated__/AnnouncementsScreenTable_announcements.graphql";
import { FigureLink } from "~/lists/FigureLink";
import { figureAddresses } from "~/lists/figures";
import { type ListAbout, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import type { ListRow } from "~/relay/fragmentData";
import { announcementsChanged } from "~/screens/admin/changes";
import { countedScreen } from "~/screens/admin/countedScreen";
import { AnnouncementStateBadge } from "~/screens/admin/stateBadges";
import { announcementsList } from "~/screens/admin/stateLists";
import { momentColumn, nameColumn } from "~/ui/columns";
import type { Column } from "~/ui/tableColumns";
import { describeAudience } from "../announcementState";

const announcementNoun = { one: "announcement", many: "announcements" } as const;

type AnnouncementRow = ListRow<AnnouncementsScreenTable_announcements$key>;

/** How many have read it, of those whom it was sent to; each number opens them. */
const ReadBy = ({ databaseId, title, readCount, audienceCount }: AnnouncementRow) => (
  <>
    <FigureLink count={readCount} to={figureAddresses.readersOf(databaseId)} rows={`have read ${title}`} />
    {" of "}
    <FigureLink
      count={audienceCount}
      to={figureAddresses.recipientsOf(databaseId)}
      rows={`recipients of ${title}`}
    />
  </>
);

/** The columns of the list of announcements. */
const announcementColumns: Column<AnnouncementRow>[] = [
  nameColumn(
    announcementLabels.title,
    { to: ({ databaseId }) => `${announcementsList.path}/${databaseId}`, name: ({ title }) => title },
    { key: "title", className: "font-medium text-ink" },
  ),
  { key: "recipients", header: announcementLabels.recipients, cell: (row) => describeAudience(row) },
  { key: "author", header: "Author", cell: ({ authorName }) => authorName },
  { key: "state", header: "State", cell: ({ state }) => <AnnouncementStateBadge state={state} /> },
  momentColumn({ key: "publishAt", header: "Time" }, ({ sentAt, publishAt }) => sentAt ?? publishAt),
  {
    key: "read",
    header: "Read",
    align: "end",
    cell: (row) => (row.state === "SENT" ? <ReadBy {...row} /> : "–"),
  },
];

/** The list of announcements. */
const aboutAnnouncements: ListAbout = {
  title: "Announcements",
  subtitle: "Tell a batch, a course or everyone something, now or later, and see who has read it.",
  caption: "Announcements",
  noun: announcementNoun,
  create: { label: "Write announcement", to: "/admin/announcements/create" },
  empty: {
    icon: <Megaphone />,
    title: "No announcements yet",
    text: "Announcements appear on their recipients' dashboards and in their mail.",
  },
};

const screen = { about: aboutAnnouncements, list: announcementsList };

const fragment = graphql`
  fragment AnnouncementsScreenTable_announcements on QueryAnnouncementsConnection {
    ...useListPage_page
    nodes {
      id
      ...announcementState_announcement @relay(mask: false)
    }
  }
`;

/** A page of announcements. */
function AnnouncementTable({ announcements }: { announcements: AnnouncementsScreenTable_announcements$key }) {
  const page = useFragment(fragment, announcements);
  return (
    <ListTable {...screen} advice="Choose another state." columns={() => announcementColumns} page={page} />
  );
}

const query = graphql`
  query AnnouncementsScreenQuery(
    $state: AnnouncementState
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    ALL: announcements(first: 1) { totalCount }
    SCHEDULED: announcements(first: 1, state: SCHEDULED) { totalCount }
    SENT: announcements(first: 1, state: SENT) { totalCount }
    CANCELLED: announcements(first: 1, state: CANCELLED) { totalCount }
    announcements(state: $state, first: $first, after: $after, last: $last, before: $before) {
      ...AnnouncementsScreenTable_announcements
    }
  }
`;

/** The announcements that staff have sent or scheduled. */
export const AnnouncementsScreen = countedScreen(query, announcementsChanged, screen, AnnouncementTable);

/** Placeholder for the list while it loads. */
export const AnnouncementsSkeleton = () => (
  <ListScreenSkeleton {...screen} columns={announcementColumns} rows={5} />
);
