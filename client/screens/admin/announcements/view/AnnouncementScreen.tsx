import { UsersRound } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { formatCount } from "#gateway/domains/countTextContract";
import type { AnnouncementScreenQuery } from "~/__generated__/AnnouncementScreenQuery.graphql";
import type { AnnouncementScreenRecipients_recipients$key } from "~/__generated__/AnnouncementScreenRecipients_recipients.graphql";
import { cancelAnnouncement } from "~/commands/announcementCommands";
import { formatDateTime } from "~/formats/dates";
import { ScreenHead } from "~/layout/ScreenHead";
import { figureAddresses } from "~/lists/figures";
import { ListFilters } from "~/lists/ListFilters";
import type { ListAbout } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { FilterCounts } from "~/lists/StateCounts";
import type { ListRow } from "~/relay/fragmentData";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { announcementsChanged } from "~/screens/admin/changes";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { AnnouncementStateBadge } from "~/screens/admin/stateBadges";
import { recipientsList } from "~/screens/admin/stateLists";
import { Avatar } from "~/ui/Avatar";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { ConfirmButton } from "~/ui/ConfirmButton";
import { nameColumn } from "~/ui/columns";
import { RenderedText } from "~/ui/RenderedText";
import type { Column } from "~/ui/tableColumns";
import { describeAudience } from "../announcementState";

const query = graphql`
  query AnnouncementScreenQuery(
    $announcementId: Int!, $search: String, $read: Boolean
    $first: Int, $after: String, $last: Int, $before: String
  ) @preloadable {
    announcement(databaseId: $announcementId) {
      bodyHtml
      ...announcementState_announcement @relay(mask: false)
      recipients(
        search: $search, read: $read
        first: $first, after: $after, last: $last, before: $before
      ) { ...AnnouncementScreenRecipients_recipients }
    }
  }
`;

type FoundAnnouncement = Found<AnnouncementScreenQuery, "announcement">;

/** An announcement with whom it was sent to, and who of them has read it. */
export const AnnouncementScreen = foundScreen(query, "announcement", Announcement);

function Announcement({ announcement }: FoundAnnouncement) {
  const { databaseId, title, bodyHtml, state, authorName, publishAt, sentAt } = announcement;
  useLiveScreen(query, announcementsChanged);
  const when = sentAt ? `sent ${formatDateTime(sentAt)}` : `for ${formatDateTime(publishAt)}`;
  return (
    <>
      <ScreenHead
        title={title}
        subtitle={`${describeAudience(announcement)} · ${authorName} · ${when}`}
        breadcrumbs={[{ label: "Announcements", to: "/admin/announcements" }, { label: title }]}
        actions={state === "SCHEDULED" && <ScheduledActions id={databaseId} title={title} />}
      />
      <div className="grid grid-cols-1 gap-8">
        <Card title={<AnnouncementStateBadge state={state} />} className="max-w-3xl">
          <RenderedText html={bodyHtml} />
        </Card>
        {state === "SENT" && <Recipients announcement={announcement} />}
      </div>
    </>
  );
}

function ScheduledActions({ id, title }: { id: number; title: string }) {
  const [cancel] = useMutation(cancelAnnouncement);
  return (
    <>
      <ButtonLink to={`/admin/announcements/${id}/edit`}>Edit</ButtonLink>
      <ConfirmButton
        title="Cancel this announcement?"
        subject={title}
        message="It won't be sent."
        confirmLabel="Cancel announcement"
        act={() => cancel({ announcementId: id })}
      >
        Cancel announcement
      </ConfirmButton>
    </>
  );
}

/** The list of an announcement's recipients. */
const aboutRecipients: ListAbout = {
  title: "Recipients",
  caption: "Recipients of the announcement",
  noun: { one: "person", many: "people" },
  empty: {
    icon: <UsersRound />,
    title: "No recipients",
    text: "No one was in its audience when it was sent.",
  },
};

type Recipient = ListRow<AnnouncementScreenRecipients_recipients$key>;

const recipientColumns: Column<Recipient>[] = [
  nameColumn<Recipient>(
    "Name",
    { to: ({ user }) => `/admin/users/${user.databaseId}`, name: ({ user }) => user.name },
    { leading: ({ user }) => <Avatar name={user.name} src={user.avatarUrl} size="sm" /> },
  ),
  {
    key: "read",
    header: "Read",
    cell: ({ readAt }) => (readAt ? formatDateTime(readAt) : <span className="text-muted">Not yet</span>),
  },
];

const recipientsFragment = graphql`
  fragment AnnouncementScreenRecipients_recipients on AnnouncementRecipientsConnection {
    ...useListPage_page
    nodes {
      id
      readAt
      user { id databaseId name avatarUrl }
    }
  }
`;

/** The people to whom it was sent: all of them, those who have read it, and those who have not. */
function Recipients({ announcement }: FoundAnnouncement) {
  const { databaseId, readCount, audienceCount, recipients } = announcement;
  const key: AnnouncementScreenRecipients_recipients$key = recipients;
  const page = useFragment(recipientsFragment, key);
  return (
    <section aria-labelledby="recipients">
      <h2 id="recipients" className="mb-3 text-sm font-semibold text-ink">
        Read by {formatCount(readCount)} of {formatCount(audienceCount)}
      </h2>
      <FilterCounts
        list={recipientsList}
        path={figureAddresses.recipientsOf(databaseId)}
        filter="read"
        tabs={[
          { label: "All", value: null, count: audienceCount },
          { label: "Read", value: "yes", count: readCount },
          { label: "Not read", value: "no", count: audienceCount - readCount },
        ]}
      />
      <ListTable
        list={recipientsList}
        about={aboutRecipients}
        columns={() => recipientColumns}
        page={page}
        toolbar={<ListFilters list={recipientsList} search="Search recipients" filters={[]} />}
        advice="Try fewer words, or all recipients."
      />
    </section>
  );
}
