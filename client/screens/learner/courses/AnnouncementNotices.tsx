import { Megaphone } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { AnnouncementNotices_query$key } from "~/__generated__/AnnouncementNotices_query.graphql";
import { markAnnouncementRead } from "~/commands/announcementCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { RenderedText } from "~/ui/RenderedText";

/** The viewer's unread announcements, the latest first; each goes once it is read. */
export function AnnouncementNotices({ query }: { query: AnnouncementNotices_query$key }) {
  const { unreadAnnouncements } = useFragment(
    graphql`
      fragment AnnouncementNotices_query on Query {
        unreadAnnouncements { databaseId title bodyHtml authorName }
      }
    `,
    query,
  );
  const [readIds, setReadIds] = useState<readonly number[]>([]);
  const [markRead] = useMutation(markAnnouncementRead);
  const read = async (announcementId: number) => {
    setReadIds((known) => [...known, announcementId]);
    const saved = await markRead({ announcementId });
    if (!saved) setReadIds((known) => known.filter((id) => id !== announcementId));
  };
  const shown = unreadAnnouncements.filter(({ databaseId }) => !readIds.includes(databaseId));
  if (shown.length === 0) return null;
  return (
    <section aria-label="Announcements" className="mb-6">
      <ul className="grid gap-3">
        {shown.map(({ databaseId, title, bodyHtml, authorName }) => (
          <Card
            key={databaseId}
            as="li"
            title={
              <span className="flex items-center gap-2">
                <Megaphone aria-hidden className="size-4 shrink-0 text-brand-ink" />
                <span className="wrap-anywhere">{title}</span>
              </span>
            }
            description={authorName}
            actions={
              <Button size="sm" onClick={() => void read(databaseId)}>
                Mark as read<span className="sr-only">: {title}</span>
              </Button>
            }
          >
            <RenderedText html={bodyHtml} className="text-base!" />
          </Card>
        ))}
      </ul>
    </section>
  );
}
