import { graphql } from "react-relay";
import type { BlogPostScreenQuery } from "~/__generated__/BlogPostScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PostArticle } from "./PostArticle";

const query = graphql`
  query BlogPostScreenQuery($slug: String!) @preloadable {
    blogPost(slug: $slug) { ...PostArticle_post }
  }
`;

/** A blog post. */
export function BlogPostScreen() {
  const { blogPost } = useRouteQuery<BlogPostScreenQuery>(query);
  if (blogPost) return <PostArticle post={blogPost} />;
  return (
    <NotFoundState what="Post" links={[{ label: "View all posts", to: "/blog" }]}>
      This post may have moved or been removed.
    </NotFoundState>
  );
}
