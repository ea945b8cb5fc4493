import { Newspaper } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { BlogsScreenPostTable_posts$key } from "~/__generated__/BlogsScreenPostTable_posts.graphql";
import type { BlogsScreenQuery } from "~/__generated__/BlogsScreenQuery.graphql";
import type { BlogsScreenSubscription } from "~/__generated__/BlogsScreenSubscription.graphql";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { ListTable } from "~/lists/ListTable";
import { plainList } from "~/lists/listParams";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { postColumns, postNoun } from "./postColumns";
import { actionMessages, usePostActs } from "./usePostActs";

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
    text: "Write about your courses, your learners and what is new. Drafts stay private until you publish them.",
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
          ...usePostActs_post @relay(mask: false)
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

const blogLink = <ButtonLink to="/blog">View blog</ButtonLink>;

/** The posts of the organization's blog, drafts first. */
export function BlogsScreen() {
  const { blogPosts } = useRouteQuery<BlogsScreenQuery>(query);
  useLiveScreen<BlogsScreenSubscription>(query, subscription);
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
