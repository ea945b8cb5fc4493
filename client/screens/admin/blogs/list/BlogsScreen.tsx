import { Newspaper, Plus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BlogsScreenPostTable_posts$key } from "~/__generated__/BlogsScreenPostTable_posts.graphql";
import type { BlogsScreenQuery } from "~/__generated__/BlogsScreenQuery.graphql";
import type { BlogsScreenSubscription } from "~/__generated__/BlogsScreenSubscription.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { exportAddress } from "~/lists/exportAddress";
import { getOffset, pagesBeside, plainList } from "~/lists/listParams";
import { PageOutOfRange } from "~/lists/PageOutOfRange";
import { usePendingParams } from "~/lists/usePendingParams";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { TableSkeleton } from "~/screens/admin/TableSkeleton";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { postColumns, postNoun } from "./postColumns";
import { actionMessages, usePostActs } from "./usePostActs";

/** A page of posts with their actions. */
function PostTable({ posts: key }: { posts: BlogsScreenPostTable_posts$key }) {
  const { __id, nodes, pageInfo, totalCount } = useFragment(
    graphql`
      fragment BlogsScreenPostTable_posts on QueryBlogPostsConnection {
        __id
        totalCount
        pageInfo {
          ...listParams_pageInfo @relay(mask: false)
        }
        nodes {
          id
          databaseId
          slug
          title
          summary
          authorName
          status
          publishedAt
        }
      }
    `,
    key,
  );
  const acts = usePostActs(__id);
  const { asked } = acts;
  const { address, show } = usePendingParams(plainList);
  return (
    <>
      <DataTable
        caption="Posts"
        noun={postNoun}
        columns={postColumns(acts)}
        rows={nodes}
        rowKey={({ id }) => id}
        total={totalCount}
        offset={getOffset(address)}
        liveList={plainList.format(address)}
        {...pagesBeside(plainList, address, pageInfo)}
        exportHref={exportAddress("posts")}
        pageSize={{ size: address.size, onChange: (size) => show({ ...plainList.all, size }) }}
        empty={totalCount ? <PageOutOfRange first="" /> : <NoPosts />}
      />
      <ConfirmDialog
        {...(asked && actionMessages[asked.act])}
        open={asked !== null}
        subject={asked ? `The post “${asked.post.title}”` : undefined}
        error={acts.refusal}
        onConfirm={acts.confirm}
        onCancel={acts.cancel}
      />
    </>
  );
}

function NoPosts() {
  return (
    <EmptyState
      icon={<Newspaper />}
      title="No posts yet"
      action={
        <ButtonLink variant="primary" icon={<Plus />} to="/admin/blogs/create">
          Create post
        </ButtonLink>
      }
    >
      Write about your courses, your learners and what is new. Drafts stay private until you publish them.
    </EmptyState>
  );
}

const query = graphql`
  query BlogsScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    blogPosts(first: $first, after: $after, last: $last, before: $before) {
      ...BlogsScreenPostTable_posts
    }
  }
`;

const subscription = graphql`
  subscription BlogsScreenSubscription {
    blogPostsChanged
  }
`;

/** The posts of the organization's blog, drafts first. */
export function BlogsScreen() {
  useScreenTitle("Blogs");
  const { blogPosts } = useRouteQuery<BlogsScreenQuery>(query);
  useLiveScreen<BlogsScreenSubscription>(query, subscription);
  return (
    <>
      <BlogsHeader />
      <PostTable posts={blogPosts} />
    </>
  );
}

/** The head of the list. */
function BlogsHeader() {
  return (
    <PageHeader
      title="Blogs"
      subtitle="Published posts appear on your public blog."
      actions={
        <>
          <ButtonLink to="/blog">View blog</ButtonLink>
          <ButtonLink variant="primary" icon={<Plus />} to="/admin/blogs/create">
            Create post
          </ButtonLink>
        </>
      }
    />
  );
}

const columns = postColumns({ failures: {}, ask: () => undefined });

/** Placeholder for the list while it loads. */
export function BlogsSkeleton() {
  return (
    <TableSkeleton
      label="Loading posts"
      caption="Posts"
      noun={postNoun}
      columns={columns}
      loading={5}
      csvName="posts.csv"
    >
      <BlogsHeader />
    </TableSkeleton>
  );
}
