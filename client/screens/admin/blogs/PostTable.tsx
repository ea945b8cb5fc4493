import { Newspaper, Plus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PostTable_posts$key } from "~/__generated__/PostTable_posts.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { getOffset, pagesBeside, plainList } from "~/lists/listParams";
import { PageOutOfRange } from "~/lists/PageOutOfRange";
import { usePendingParams } from "~/lists/usePendingParams";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import { postColumns, postNoun } from "./postColumns";
import { actionMessages, usePostActs } from "./usePostActs";

/** One page of the posts, with what can be done to each. */
export function PostTable({ posts: key }: { posts: PostTable_posts$key }) {
  const { __id, nodes, pageInfo, totalCount } = useFragment(
    graphql`
      fragment PostTable_posts on QueryBlogPostsConnection {
        __id
        totalCount
        pageInfo {
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
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
