import { graphql } from "react-relay";
import type { BlogsScreenQuery } from "../../../__generated__/BlogsScreenQuery.graphql";
import { useScreenTitle } from "../../../layout/useScreenTitle";
import { useRouteQuery } from "../../../relay/useRouteQuery";
import { PageHeader } from "../../../ui/PageHeader";
import { PostTable } from "./PostTable";

const query = graphql`
  query BlogsScreenQuery($first: Int, $after: String, $last: Int, $before: String) @preloadable {
    blogPosts(first: $first, after: $after, last: $last, before: $before) {
      ...PostTable_posts
    }
  }
`;

/** The posts of the organization's blog, to read. */
export function BlogsScreen() {
  useScreenTitle("Blogs");
  const { blogPosts } = useRouteQuery<BlogsScreenQuery>(query);
  return (
    <>
      <BlogsHeader />
      <PostTable posts={blogPosts} />
    </>
  );
}

/** The head of the list. */
export function BlogsHeader() {
  return <PageHeader title="Blogs" subtitle="The posts of the organization, the newest first." />;
}
