import { pathText, type RestRoute } from "../route";
import { page } from "./fragments";

const post = "id: databaseId slug title summary body authorName publishedAt";

/** The blog, and the former static files: read from the database in the formats of their names. */
export const blogRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "blogs",
    document: `query ($first: Int, $after: String) { answer: blogPosts(first: $first, after: $after, publishedOnly: true) { nodes { ${post} } ${page} } }`,
    answer: { form: "list", notFound: "Post not found" },
  },
];

export const dataRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "data/1.json",
    document: `query ($first: Int, $after: String) {
      answer: courses(first: $first, after: $after, publishedOnly: true, sort: CREATED) {
        nodes { id: databaseId code title imageUrl duration level } ${page}
      }
    }`,
    answer: { form: "list", notFound: "Course not found" },
  },
  {
    method: "GET",
    path: "data/questions/{title}_question.json",
    document: `query ($title: String!) {
      course: courseByAddress(address: $title) {
        answer: modules { id: databaseId name module_name: name questions { id: databaseId title } }
      }
    }`,
    variables: (input) => ({ title: pathText(input, "title") }),
    answer: { form: "one", notFound: "Course not found" },
    at: ["course", "answer"],
  },
  {
    method: "GET",
    path: "data/blog/{title}_blog.json",
    document: `query ($title: String!, $first: Int, $after: String) {
      answer: blogPosts(first: $first, after: $after, courseTitle: $title, publishedOnly: true) { nodes { ${post} } ${page} }
    }`,
    variables: (input) => ({ title: pathText(input, "title") }),
    answer: { form: "list", notFound: "Post not found" },
  },
  {
    method: "GET",
    path: "data/{title}.json",
    document: `query ($title: String!) {
      answer: courseByAddress(address: $title) {
        id: databaseId code title
        modules { module_name: name name topics { topic_name: name name title: name } }
      }
    }`,
    variables: (input) => ({ title: pathText(input, "title") }),
    answer: { form: "one", notFound: "Course not found" },
  },
];
