import { useEffect } from "react";
import { graphql } from "react-relay";
import type { ReadAnnouncementScreenQuery } from "~/__generated__/ReadAnnouncementScreenQuery.graphql";
import { markAnnouncementRead } from "~/commands/announcementCommands";
import { formatDateTime } from "~/formats/dates";
import { NotFoundState } from "~/layout/NotFoundState";
import { ScreenHead } from "~/layout/ScreenHead";
import { useMutation } from "~/relay/useMutation";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Card } from "~/ui/Card";
import { RenderedText } from "~/ui/RenderedText";

const query = graphql`
  query ReadAnnouncementScreenQuery($announcementId: Int!) @preloadable {
    announcement(databaseId: $announcementId) { databaseId title bodyHtml sentAt authorName }
  }
`;

type Found = NonNullable<ReadAnnouncementScreenQuery["response"]["announcement"]>;

/** An announcement, which is read once it was opened. */
export function ReadAnnouncementScreen() {
  const { announcement } = useRouteQuery<ReadAnnouncementScreenQuery>(query);
  return announcement ? <Known announcement={announcement} /> : <NotFoundState what="Announcement" />;
}

function Known({ announcement }: { announcement: Found }) {
  const { databaseId: announcementId, title, bodyHtml, sentAt, authorName } = announcement;
  const [markRead] = useMutation(markAnnouncementRead);
  const isSent = sentAt !== null && sentAt !== undefined;
  useEffect(() => {
    if (isSent) void markRead({ announcementId });
  }, [markRead, announcementId, isSent]);
  return (
    <>
      <ScreenHead
        title={title}
        subtitle={[authorName, sentAt ? formatDateTime(sentAt) : "Not sent yet"].join(" · ")}
      />
      <Card className="max-w-3xl">
        <RenderedText html={bodyHtml} />
      </Card>
    </>
  );
}
