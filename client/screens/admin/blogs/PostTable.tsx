import { Newspaper, Plus } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { PostTable_posts$key } from "~/__generated__/PostTable_posts.graphql";
import { exportAddress } from "~/lists/exportAddress";
import { GonePage } from "~/lists/GonePage";
import { offsetOf, pagesBeside, plainList } from "~/lists/listAddress";
import { useRequestedList } from "~/lists/useRequestedList";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { DataTable } from "~/ui/DataTable";
import { EmptyState } from "~/ui/EmptyState";
import { postColumns, postNoun } from "./postColumns";
import { actTexts, usePostActs } from "./usePostActs";

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
  const { address, show } = useRequestedList(plainList);
  return (
    <>
      <DataTable
        caption="Posts"
        noun={postNoun}
        columns={postColumns(acts)}
        rows={nodes}
        rowKey={({ id }) => id}
        total={totalCount}
        offset={offsetOf(address)}
        liveList={plainList.format(address)}
        {...pagesBeside(plainList, address, pageInfo)}
        exportHref={exportAddress("posts")}
        pageSize={{ size: address.size, onChange: (size) => show({ ...plainList.all, size }) }}
        empty={totalCount ? <GonePage first="" /> : <NoPosts />}
      />
      <ConfirmDialog
        {...(asked && actTexts[asked.act])}
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
