import { graphql, useFragment } from "react-relay";
import type { Byline_post$key } from "~/__generated__/Byline_post.graphql";
import { Badge } from "~/ui/Badge";
import { LocalDate } from "~/ui/LocalDate";

/** A post's author and date. */
export function Byline({ post: key }: { post: Byline_post$key }) {
  const { authorName, publishedAt, status } = useFragment(
    graphql`
      fragment Byline_post on BlogPost {
        authorName
        publishedAt
        status
      }
    `,
    key,
  );
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <span className="wrap-anywhere">{authorName}</span>
      {publishedAt && <LocalDate value={publishedAt} />}
      {status === "DRAFT" && <Badge tone="warning">Draft</Badge>}
    </p>
  );
}
