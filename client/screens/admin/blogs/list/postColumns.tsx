import { CloudDownload, CloudUpload, Ellipsis, Eye, Pencil, Trash2 } from "lucide-react";
import { Link } from "react-router-dom";
import type { BlogsScreenPostTable_posts$data } from "~/__generated__/BlogsScreenPostTable_posts.graphql";
import { RowFailure, type RowFailures } from "~/lists/rowFailures";
import { PublishStatusBadge } from "~/screens/admin/stateBadges";
import { actionsColumn, dateColumn } from "~/ui/columns";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";
import type { Column } from "~/ui/tableColumns";

export const postNoun = { one: "post", many: "posts" } as const;

/** A post of the list. */
export type PostRow = BlogsScreenPostTable_posts$data["nodes"][number];

export type PostAct = "publish" | "unpublish" | "delete";

interface Acts {
  /** Why an action failed, by the post's id. */
  failures: RowFailures;
  ask: (act: PostAct, post: PostRow) => void;
}

const isDraft = ({ status }: PostRow): boolean => status === "DRAFT";

function listMenuEntries(post: PostRow, ask: Acts["ask"]): MenuEntry[] {
  const publication: MenuEntry = isDraft(post)
    ? { label: "Publish", icon: <CloudUpload />, divided: true, onSelect: () => ask("publish", post) }
    : { label: "Unpublish", icon: <CloudDownload />, divided: true, onSelect: () => ask("unpublish", post) };
  return [
    { label: "View", icon: <Eye />, to: `/blog/${encodeURIComponent(post.slug)}` },
    { label: "Edit", icon: <Pencil />, to: `/admin/blogs/${post.databaseId}/edit` },
    publication,
    { label: "Delete", icon: <Trash2 />, tone: "danger", onSelect: () => ask("delete", post) },
  ];
}

/** The columns of the list of posts. */
export const postColumns = ({ failures, ask }: Acts): Column<PostRow>[] => [
  {
    key: "title",
    header: "Title",
    rowHeader: true,
    cell: ({ id, databaseId, title, summary }) => (
      <div className="text-left">
        <div className="sm:flex sm:max-w-md 2xl:max-w-3xl sm:items-baseline sm:gap-2">
          <Link
            to={`/admin/blogs/${databaseId}/edit`}
            title={title}
            className="rounded-sm font-medium text-ink hover:text-brand-ink hover:underline max-sm:wrap-anywhere sm:max-w-80 sm:shrink-0 sm:truncate"
          >
            {title}
          </Link>
          <span className="text-xs font-normal text-muted max-sm:mt-0.5 max-sm:line-clamp-1 sm:min-w-0 sm:truncate">
            {summary}
          </span>
        </div>
        <RowFailure reason={failures[id]} />
      </div>
    ),
  },
  {
    key: "author",
    header: "Author",
    cell: ({ authorName }) => <span className="sm:whitespace-nowrap">{authorName}</span>,
  },
  {
    key: "status",
    header: "Status",
    cell: ({ status }) => <PublishStatusBadge state={status} />,
  },
  dateColumn({ key: "date", header: "Published" }, ({ publishedAt }) => publishedAt, { none: "—" }),
  actionsColumn(
    (post) => (
      <Menu
        size="sm"
        label={`Actions for ${post.title}`}
        icon={<Ellipsis />}
        items={listMenuEntries(post, ask)}
      />
    ),
    { header: "Action", align: "end" },
  ),
];
