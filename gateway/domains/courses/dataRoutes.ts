import { get, list } from "#gateway/routes/calls";
import { queryPage } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";

const notFound = "Course not found";

/** The former static files of courses: read from the database in the formats of their names. */
export const dataRoutes: readonly RestRoute[] = [
  list("data/1.json", {
    notFound,
    document: queryPage(
      "courses",
      "id: databaseId code title imageUrl duration level",
      "publishedOnly: true",
      "sort: CREATED",
    ),
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
