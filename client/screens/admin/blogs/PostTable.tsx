import { Newspaper } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PostTable_posts$key } from "../../../__generated__/PostTable_posts.graphql";
import { pagesBeside } from "../../../lists/listAddress";
import { useRequestedList } from "../../../lists/useRequestedList";
import { DataTable } from "../../../ui/DataTable";
import { EmptyState } from "../../../ui/EmptyState";
import { PostDialog } from "./PostDialog";
import { postColumns, postNoun } from "./postColumns";
import { postsList } from "./postsList";

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
  const { address, show } = useRequestedList(postsList);
  const open = nodes.find(({ slug }) => slug === address.post);
  const closed = { ...address, post: null };
  return (
    <>
      <DataTable
        caption="Posts"
        noun={postNoun}
        columns={postColumns(({ slug }) => postsList.format({ ...address, post: slug }))}
        rows={nodes}
        rowKey={({ id }) => id}
        {...pagesBeside(postsList, closed, pageInfo)}
        csvName="posts.csv"
        empty={<NoPosts />}
      />
      {open && <PostDialog post={open} onClose={() => show(closed)} />}
    </>
  );
}

function NoPosts() {
  return (
    <EmptyState icon={<Newspaper />} title="No posts yet">
      The posts of the organization are listed here as soon as the first one is published.
    </EmptyState>
  );
}
