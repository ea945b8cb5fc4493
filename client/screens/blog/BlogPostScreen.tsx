import { graphql } from "react-relay";
import type { BlogPostScreenQuery } from "~/__generated__/BlogPostScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { ButtonLink } from "~/ui/ButtonLink";
import { PostArticle } from "./PostArticle";

const query = graphql`
  query BlogPostScreenQuery($slug: String!) @preloadable {
    blogPost(slug: $slug) {
      ...PostArticle_post
    }
  }
`;

/** A blog post. */
export function BlogPostScreen() {
  const { blogPost } = useRouteQuery<BlogPostScreenQuery>(query);
  if (blogPost) return <PostArticle post={blogPost} />;
  return (
    <NotFoundState
      what="Post"
      actions={
        <ButtonLink variant="primary" to="/blog">
          View all posts
        </ButtonLink>
      }
    >
      This post may have moved or been removed.
    </NotFoundState>
  );
}
