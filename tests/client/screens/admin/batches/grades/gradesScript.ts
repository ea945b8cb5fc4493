import { administrator } from "#tests/client/session/people";
import { openScreen } from "#tests/support/renderWithRelay";
import gradesScreenParameters from "~/__generated__/GradesScreenQuery$parameters";
import { preload } from "~/relay/preload";
import { GradesScreen } from "~/screens/admin/batches/grades/GradesScreen";
import { keepAccount } from "~/session/sessionStore";

interface Mark {
  points: number | null;
  entryId: number | null;
}

export const noMark: Mark = { points: null, entryId: null };

export const item = (key: string, title: string) => ({
  __typename: "GradeItem",
  key,
  title,
  category: "ASSESSMENTS",
  maxPoints: 10,
  isManual: true,
  isHidden: false,
  updatedAt: null,
});

const plainGrade = { label: "", stage: "NO_MARKS", isPassed: null, exact: 0, parts: [] };
const scheme = {
  weights: [],
  scale: "PERCENT",
  letters: [],
  maxPoints: 100,
  rounding: "NEAREST",
  decimals: 0,
  passingGrade: 50,
  missingIsZero: false,
  isOfBatch: false,
  updatedAt: null,
};

/** A learner's row; a mark without points is missing. */
export const learner = (userId: number, name: string, marks: Readonly<Record<string, Mark>>) => ({
  __typename: "CourseGrade",
  id: `CourseGrade:${userId}`,
  userId,
  name,
  username: name.toLowerCase(),
  grade: plainGrade,
  scheme,
  items: [],
  origin: null,
  history: [],
  cells: Object.entries(marks).map(([key, { points, entryId }]) => ({
    key,
    state: points === null ? "MISSING" : "MARKED",
    points,
    ownPoints: null,
    isEntered: points !== null,
    entryId,
  })),
});

export const gradebook = (
  learners: readonly ReturnType<typeof learner>[],
  items: readonly ReturnType<typeof item>[],
) => ({ batchId: 7, courseId: 3, canWrite: true, courses: [], scheme, items, learners });

/** Opens the gradebook of a batch. */
export function openGrades() {
  keepAccount(administrator);
  const loader = () => preload(gradesScreenParameters, { batchId: 7, courseId: 3 });
  return openScreen("/grades", [{ path: "grades", loader, Component: GradesScreen }]);
}
