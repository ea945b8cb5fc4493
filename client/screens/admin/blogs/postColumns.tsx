import { BookOpenText } from "lucide-react";
import type { PostTable_posts$data } from "../../../__generated__/PostTable_posts.graphql";
import { formatDate } from "../../../formats/dates";
import { ButtonLink } from "../../../ui/ButtonLink";
import type { Column } from "../../../ui/tableColumns";

export const postNoun = { one: "post", many: "posts" } as const;

/** A post of the list. */
export type PostRow = PostTable_posts$data["nodes"][number];

/** The columns of the list of posts; `addressOf` opens one. */
export const postColumns = (addressOf: (post: PostRow) => string): Column<PostRow>[] => [
  {
    key: "title",
    header: "Title",
    rowHeader: true,
    cell: ({ title, summary }) => (
      <div className="text-left">
        <span className="wrap-anywhere">{title}</span>
        <span className="mt-0.5 line-clamp-2 text-xs font-normal text-muted">{summary}</span>
      </div>
    ),
    csv: ({ title }) => title,
  },
  {
    key: "author",
    header: "Author",
    cell: ({ authorName }) => authorName,
    csv: ({ authorName }) => authorName,
  },
  {
    key: "date",
    header: "Date",
    cell: ({ publishedAt }) => (
      <span className="whitespace-nowrap tabular-nums">{formatDate(publishedAt)}</span>
    ),
    csv: ({ publishedAt }) => formatDate(publishedAt),
  },
  {
    key: "actions",
    header: "Read",
    hideHeader: true,
    align: "end",
    cell: (post) => (
      <ButtonLink
        size="sm"
        icon={<BookOpenText />}
        to={addressOf(post)}
        preventScrollReset
        aria-label={`Read ${post.title}`}
      >
        Read
      </ButtonLink>
    ),
  },
];
