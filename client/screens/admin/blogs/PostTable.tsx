import { Newspaper } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router";
import type { PostTable_posts$key } from "../../../__generated__/PostTable_posts.graphql";
import { DataTable } from "../../../ui/DataTable";
import { EmptyState } from "../../../ui/EmptyState";
import { PostDialog } from "./PostDialog";
import { postColumns, postNoun } from "./postColumns";

/** One page of the posts; the address names the one that is open. */
export function PostTable({ posts: key }: { posts: PostTable_posts$key }) {
  const { nodes, pageInfo } = useFragment(
    graphql`
      fragment PostTable_posts on QueryBlogPostsConnection {
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
        }
        nodes {
          id
          slug
          title
          summary
          authorName
          publishedAt
          ...PostDialog_post
        }
      }
    `,
    key,
  );
  const [said, setSaid] = useSearchParams();
  const open = nodes.find(({ slug }) => slug === said.get("post"));
  const addressWith = (change: Record<string, string>) =>
    `?${new URLSearchParams({ ...cursorsOf(said), ...change })}`;
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  return (
    <>
      <DataTable
        caption="Posts"
        noun={postNoun}
        columns={postColumns(({ slug }) => addressWith({ post: slug }))}
        rows={nodes}
        rowKey={({ id }) => id}
        previous={
          hasPreviousPage && startCursor ? `?${new URLSearchParams({ before: startCursor })}` : undefined
        }
        next={hasNextPage && endCursor ? `?${new URLSearchParams({ after: endCursor })}` : undefined}
        csvName="posts.csv"
        empty={<NoPosts />}
      />
      {open && (
        <PostDialog post={open} onClose={() => setSaid(cursorsOf(said), { preventScrollReset: true })} />
      )}
    </>
  );
}

/** The part of the address that names the page. */
const cursorsOf = (said: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...said].filter(([key]) => key !== "post"));

function NoPosts() {
  return (
    <EmptyState icon={<Newspaper />} title="No posts yet">
      The posts of the organization are listed here as soon as the first one is published.
    </EmptyState>
  );
}
