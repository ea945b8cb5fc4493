import { list } from "#gateway/routes/calls";
import { page, queryPage } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";

const post = "id: databaseId slug title summary body authorName publishedAt";

const notFound = "Post not found";

/** The blog, and its former static files in the formats of their names. */
export const routes: readonly RestRoute[] = [
  list("blogs", { notFound, document: queryPage("blogPosts", post, "publishedOnly: true") }),
  list("data/blog/{title}_blog.json", {
    notFound,
    document: `query ($title: String!, $first: Int, $after: String) {
      answer: blogPosts(first: $first, after: $after, courseTitle: $title, publishedOnly: true) { nodes { ${post} } ${page} }
    }`,
  }),
];
