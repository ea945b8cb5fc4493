import { EyeOff } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { PostView_answer$key } from "~/__generated__/PostView_answer.graphql";
import type { PostView_question$key } from "~/__generated__/PostView_question.graphql";
import { formatDateTime } from "~/formats/dates";
import { Avatar } from "~/ui/Avatar";
import { Badge } from "~/ui/Badge";
import { RenderedText } from "~/ui/RenderedText";
import { HidePost } from "./HidePost";

interface Props {
  /** One of the two. */
  question?: PostView_question$key;
  answer?: PostView_answer$key;
  badge?: ReactNode;
  actions?: ReactNode;
}

/** A question or an answer: who wrote it, when, its text, and what the viewer can do with it. */
export function PostView({ question, answer, badge, actions }: Props) {
  const asked = useFragment(
    graphql`
      fragment PostView_question on TopicQuestion {
        databaseId
        html
        authorName
        authorAvatarUrl
        createdAt
        hiddenReason
      }
    `,
    question ?? null,
  );
  const answered = useFragment(
    graphql`
      fragment PostView_answer on TopicAnswer {
        databaseId
        html
        authorName
        authorAvatarUrl
        createdAt
        hiddenReason
        isByStaff
      }
    `,
    answer ?? null,
  );
  const post = asked ?? answered;
  if (!post) return null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-xs text-muted">
        <Avatar name={post.authorName} src={post.authorAvatarUrl} size="sm" />
        <span className="text-sm font-medium wrap-anywhere text-ink">{post.authorName}</span>
        {answered?.isByStaff && <Badge tone="brand">Institute</Badge>}
        <time dateTime={post.createdAt} className="tabular-nums">
          {formatDateTime(post.createdAt)}
        </time>
        {badge}
        {post.hiddenReason && (
          <Badge tone="warning" icon={<EyeOff />}>
            Hidden
          </Badge>
        )}
      </div>
      {post.hiddenReason && <p className="mt-1 text-xs text-warning-ink">Reason: {post.hiddenReason}</p>}
      <RenderedText html={post.html} className="mt-1.5 text-sm!" />
      <div className="mt-1 flex flex-wrap gap-1 [&>:first-child]:-ml-2.5 empty:hidden">
        {actions}
        <HidePost
          questionId={asked?.databaseId ?? null}
          answerId={answered?.databaseId ?? null}
          isHidden={Boolean(post.hiddenReason)}
        />
      </div>
    </>
  );
}
