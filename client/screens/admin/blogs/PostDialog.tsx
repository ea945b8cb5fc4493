import { graphql, useFragment } from "react-relay";
import type { PostDialog_post$key } from "../../../__generated__/PostDialog_post.graphql";
import { formatDate } from "../../../formats/dates";
import { Dialog } from "../../../ui/Dialog";

interface Props {
  post: PostDialog_post$key;
  onClose: () => void;
}

/** A post to read. */
export function PostDialog({ post: key, onClose }: Props) {
  const { title, body, authorName, publishedAt } = useFragment(
    graphql`
      fragment PostDialog_post on BlogPost {
        title
        body
        authorName
        publishedAt
      }
    `,
    key,
  );
  const paragraphs = body.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== "");
  return (
    <Dialog
      open
      size="lg"
      title={title}
      description={`${authorName}, ${formatDate(publishedAt)}`}
      onClose={onClose}
    >
      <div className="grid max-w-prose gap-4 text-base leading-7 text-soft">
        {paragraphs.map((paragraph, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a post never change places.
          <p key={index} className="wrap-anywhere whitespace-pre-line">
            {paragraph}
          </p>
        ))}
      </div>
    </Dialog>
  );
}
