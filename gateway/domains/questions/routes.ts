import { get } from "#gateway/routes/calls";
import type { RestRoute } from "#gateway/routes/route";

/** The call that reads a course's questions. */
export const routes: readonly RestRoute[] = [
  get("courses/{title}/questions", {
    notFound: "Course not found",
    document: `query ($title: String!) {
      course: courseByAddress(address: $title) {
        answer: modules { id: databaseId name questions { id: databaseId title type } }
      }
    }`,
    at: ["course", "answer"],
  }),
];
