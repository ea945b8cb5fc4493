import { get, list } from "#gateway/routes/calls";
import { page } from "#gateway/routes/fragments";
import { queryNumber, type RestCall, type RestRoute } from "#gateway/routes/route";
import { assignmentMessages } from "./contract";

const row = "id: databaseId title kind points dueAt state";

const { notFound } = assignmentMessages;

/** The calls on assignments: learners read those given to them, staff those they manage. */
export const routes: readonly RestRoute[] = [
  list("assignments", {
    notFound,
    document: `query ($first: Int, $after: String, $courseId: Int) {
      answer: assignments(first: $first, after: $after, courseId: $courseId) {
        nodes { ${row} courseId: course { id: databaseId } } ${page}
      }
    }`,
    variables: (call: RestCall) => ({ courseId: queryNumber(call, "courseId") }),
    shape: ({ courseId, ...rest }: { courseId: { id: number } }) => ({ ...rest, courseId: courseId.id }),
  }),
  get("assignments/{id}", {
    notFound,
    document: `query ($id: Int!) {
      answer: assignment(databaseId: $id) {
        ${row} html accepts resubmissions lateRule latePercent handInDraftsAtDue course { id: databaseId title }
        files { id: databaseId name url }
        milestones { key title description daysBefore }
      }
    }`,
  }),
];
