// @vitest-environment happy-dom
import { it } from "vitest";
import { deleteEssay } from "../deleteEssay";

const course = { id: "course-1", databaseId: 1, code: "JAVA", title: "Java", modules: [] };
const anAssignment = (databaseId: number, title: string) => ({
  __typename: "Assignment",
  id: `assignment-${databaseId}`,
  databaseId,
  title,
  kind: "ASSIGNMENT",
  markdown: "Write it.",
  accepts: ["TEXT"],
  points: 10,
  resubmissions: 0,
  lateRule: "ACCEPT",
  latePercent: 0,
  handInDraftsAtDue: false,
  teamSize: 1,
  teamsByLearner: false,
  marksEach: false,
  updatedAt: "2026-03-01T10:00:00.000Z",
  course,
  files: [],
  milestones: [],
  submissionCount: 0,
  waitingCount: 0,
  given: [],
});
const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };

it("a deleted assignment has left its list before the list is read again", async () => {
  await deleteEssay("Assignment", anAssignment, {
    rubrics: () => ({ nodes: [], totalCount: 0, pageInfo }),
    courses: () => ({ nodes: [course], totalCount: 1, pageInfo }),
    course: ({ databaseId }: { databaseId: number }) => (databaseId === course.databaseId ? course : null),
  });
});
