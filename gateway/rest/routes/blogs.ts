import { get, list } from "../calls";
import type { RestRoute } from "../route";
import { page } from "./fragments";

const post = "id: databaseId slug title summary body authorName publishedAt";

const notFound = "Course not found";

/** The blog, and the former static files: read from the database in the formats of their names. */
export const blogRoutes: readonly RestRoute[] = [
  list("blogs", {
    notFound: "Post not found",
    document: `query ($first: Int, $after: String) { answer: blogPosts(first: $first, after: $after, publishedOnly: true) { nodes { ${post} } ${page} } }`,
  }),
];

export const dataRoutes: readonly RestRoute[] = [
  list("data/1.json", {
    notFound,
    document: `query ($first: Int, $after: String) {
      answer: courses(first: $first, after: $after, publishedOnly: true, sort: CREATED) {
        nodes { id: databaseId code title imageUrl duration level } ${page}
      }
    }`,
  }),
  get("data/questions/{title}_question.json", {
    notFound,
    document: `query ($title: String!) {
      course: courseByAddress(address: $title) {
        answer: modules { id: databaseId name module_name: name questions { id: databaseId title } }
      }
    }`,
    at: ["course", "answer"],
  }),
  list("data/blog/{title}_blog.json", {
    notFound: "Post not found",
    document: `query ($title: String!, $first: Int, $after: String) {
      answer: blogPosts(first: $first, after: $after, courseTitle: $title, publishedOnly: true) { nodes { ${post} } ${page} }
    }`,
  }),
  get("data/{title}.json", {
    notFound,
    document: `query ($title: String!) {
      answer: courseByAddress(address: $title) {
        id: databaseId code title
        modules { module_name: name name topics { topic_name: name name title: name } }
      }
    }`,
  }),
];
