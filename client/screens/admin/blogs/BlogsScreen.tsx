import { Plus } from "lucide-react";
import { graphql } from "react-relay";
import type { BlogsScreenQuery } from "~/__generated__/BlogsScreenQuery.graphql";
import type { BlogsScreenSubscription } from "~/__generated__/BlogsScreenSubscription.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { PostTable } from "./PostTable";

const query = graphql`
  query BlogsScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    blogPosts(first: $first, after: $after, last: $last, before: $before) {
      ...PostTable_posts
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
export function BlogsHeader() {
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
