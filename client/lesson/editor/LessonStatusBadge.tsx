import { graphql, useFragment } from "react-relay";
import type { LessonStatusBadge_topic$key } from "~/__generated__/LessonStatusBadge_topic.graphql";
import { Badge } from "~/ui/Badge";

const fragment = graphql`
  fragment LessonStatusBadge_topic on Topic {
    publishedAt
    hasUnpublishedChanges
  }
`;

/** Whether a lesson is empty, a draft, published, or changed since. */
export function LessonStatusBadge({ topic }: { topic: LessonStatusBadge_topic$key }) {
  const { publishedAt, hasUnpublishedChanges } = useFragment(fragment, topic);
  if (publishedAt && hasUnpublishedChanges) return <Badge tone="warning">Unpublished changes</Badge>;
  if (publishedAt) return <Badge tone="success">Published</Badge>;
  return hasUnpublishedChanges ? <Badge tone="info">Draft</Badge> : <Badge tone="neutral">Empty</Badge>;
}
