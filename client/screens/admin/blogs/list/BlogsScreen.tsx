import { Newspaper } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { BlogsScreenPostTable_posts$key } from "~/__generated__/BlogsScreenPostTable_posts.graphql";
import type { BlogsScreenQuery } from "~/__generated__/BlogsScreenQuery.graphql";
import { deleteBlogPost, setBlogPostStatus } from "~/commands/contentCommands";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { plainList } from "~/lists/listParams";
import { removeRow } from "~/lists/removeRow";
import { useRowFailures } from "~/lists/rowFailures";
import { useLiveQuery } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { blogPostsChanged } from "~/screens/admin/changes";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { type PostAct, type PostRow, postColumns, postNoun } from "./postColumns";

graphql`
  fragment BlogsScreenPostActs_post on BlogPost {
    status
    publishedAt
    updatedAt
  }
`;

/** The texts of an action's confirmation. */
const actionMessages = {
  publish: {
    title: "Publish this post?",
    message: "Anyone can read it on your blog.",
    confirmLabel: "Publish",
    cancelLabel: "Cancel",
    tone: "primary",
  },
  unpublish: {
    title: "Unpublish this post?",
    message: "It becomes a draft, visible to staff only.",
    confirmLabel: "Unpublish",
    cancelLabel: "Cancel",
    tone: "primary",
  },
  delete: {
    title: "Delete this post?",
    message: "You can't undo this.",
    confirmLabel: "Delete",
    cancelLabel: "Cancel",
    tone: "danger",
  },
} as const;

const publishPost = { ...setBlogPostStatus, success: "Post published", fallback: "Unable to publish post" };
const unpublishPost = {
  ...setBlogPostStatus,
  success: "Post unpublished",
  fallback: "Unable to unpublish post",
};

/** Publishes, unpublishes and deletes posts, each after confirmation; keeps the reason when one fails. */
function usePostActs(listId: string) {
  const [publish] = useMutation(publishPost);
  const [unpublish] = useMutation(unpublishPost);
  const [remove] = useMutation(deleteBlogPost);
  const [asked, setAsked] = useState<{ act: PostAct; post: PostRow } | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const { failures, fail, clear } = useRowFailures();
  const ask = (act: PostAct, post: PostRow) => {
    clear(post.id);
    setRefusal(undefined);
    setAsked({ act, post });
  };
  const removePost = async (post: PostRow) => {
    const deleted = await remove(
      { postId: post.databaseId },
      {
        updater: removeRow({ listId, nodeId: post.id }),
        onFailure: setRefusal,
      },
    );
    if (deleted) setAsked(null);
  };
  const setStatus = (post: PostRow, status: "PUBLISHED" | "DRAFT") => {
    setAsked(null);
    const run = status === "PUBLISHED" ? publish : unpublish;
    void run(
      { postId: post.databaseId, status },
      {
        optimisticUpdater: (store) => store.get(post.id)?.setValue(status, "status"),
        onFailure: (reason) => fail(post.id, reason),
      },
    );
  };
  const confirm = async () => {
    if (asked?.act === "delete") await removePost(asked.post);
    else if (asked) setStatus(asked.post, asked.act === "publish" ? "PUBLISHED" : "DRAFT");
  };
  return { asked, refusal, failures, ask, confirm, cancel: () => setAsked(null) };
}

const aboutPosts: ListAbout = {
  title: "Blogs",
  subtitle: "Published posts appear on your public blog.",
  caption: "Posts",
  noun: postNoun,
  exports: "posts",
  create: { label: "Create post", to: "/admin/blogs/create" },
  empty: {
    icon: <Newspaper />,
    title: "No posts yet",
    text: "Write about your courses, your learners and news. Drafts stay private until you publish them.",
  },
};

/** A page of posts with their actions. */
function PostTable({ posts: key }: { posts: BlogsScreenPostTable_posts$key }) {
  const posts = useFragment(
    graphql`
      fragment BlogsScreenPostTable_posts on QueryBlogPostsConnection {
        __id
        ...useListPage_page
        nodes {
          id
          databaseId
          slug
          title
          summary
          authorName
          ...BlogsScreenPostActs_post @relay(mask: false)
        }
      }
    `,
    key,
  );
  const acts = usePostActs(posts.__id);
  const { asked } = acts;
  return (
    <>
      <ListTable list={plainList} about={aboutPosts} columns={() => postColumns(acts)} page={posts} />
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

const query = graphql`
  query BlogsScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    blogPosts(first: $first, after: $after, last: $last, before: $before) { ...BlogsScreenPostTable_posts }
  }
`;

const blogLink = <ButtonLink to="/blog">View blog</ButtonLink>;

/** The posts of the organization's blog, drafts first. */
export function BlogsScreen() {
  const { blogPosts } = useLiveQuery<BlogsScreenQuery>(query, blogPostsChanged);
  return (
    <ListScreen about={aboutPosts} actions={blogLink}>
      <PostTable posts={blogPosts} />
    </ListScreen>
  );
}

const columns = postColumns({ failures: {}, ask: () => undefined });

/** Placeholder for the list while it loads. */
export function BlogsSkeleton() {
  return <ListScreenSkeleton about={aboutPosts} actions={blogLink} columns={columns} rows={5} />;
}
