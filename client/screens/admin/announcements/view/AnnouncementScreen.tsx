import { graphql } from "react-relay";
import type { AnnouncementScreenQuery } from "~/__generated__/AnnouncementScreenQuery.graphql";
import { cancelAnnouncement } from "~/commands/announcementCommands";
import { formatDateTime } from "~/formats/dates";
import { ScreenHead } from "~/layout/ScreenHead";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { announcementsChanged } from "~/screens/admin/changes";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { AnnouncementStateBadge } from "~/screens/admin/stateBadges";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { ConfirmButton } from "~/ui/ConfirmButton";
import { RenderedText } from "~/ui/RenderedText";
import { describeAudience } from "../announcementState";

const query = graphql`
  query AnnouncementScreenQuery($announcementId: Int!) @preloadable {
    announcement(databaseId: $announcementId) {
      bodyHtml
      ...announcementState_announcement @relay(mask: false)
      reads(first: 100) {
        edges {
          node {
            databaseId
            readAt
            user { name }
          }
        }
      }
    }
  }
`;

type FoundAnnouncement = Found<AnnouncementScreenQuery, "announcement">;

/** An announcement with who has read it. */
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
      <div className="grid max-w-3xl gap-6">
        <Card title={<AnnouncementStateBadge state={state} />}>
          <RenderedText html={bodyHtml} />
        </Card>
        {state === "SENT" && <Readers announcement={announcement} />}
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

function Readers({ announcement: { reads, readCount, audienceCount } }: FoundAnnouncement) {
  return (
    <Card title={`Read by ${readCount} of ${audienceCount}`}>
      {readCount === 0 ? (
        <p className="text-sm text-muted">No one has read it yet.</p>
      ) : (
        <ul className="grid gap-2 text-sm">
          {reads.edges.map(({ node: { databaseId, readAt, user } }) => (
            <li key={databaseId} className="flex justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{user.name}</span>
              <span className="text-muted tabular-nums">{formatDateTime(readAt)}</span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
