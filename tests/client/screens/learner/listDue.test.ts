import { describe, expect, it } from "vitest";
import { listDue } from "~/screens/learner/courses/listDue";

const now = new Date("2030-01-07T10:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const course = { databaseId: 2, code: "JS/1", title: "JavaScript" };
const assignment = (
  databaseId: number,
  dueAt: string | null,
  given: { state?: string | null; kind?: string } = {},
) => ({
  databaseId,
  title: `Sheet ${databaseId}`,
  kind: "ASSIGNMENT",
  state: "OPEN",
  course,
  dueAt,
  ...given,
});
const exam = (databaseId: number, closesAt: string | null, given: object = {}) => ({
  databaseId,
  title: `Exam ${databaseId}`,
  courseTitle: "SQL",
  own: { opensAt: null, closesAt, attemptsLeft: 1, ...given },
});

describe("listDue", () => {
  it("names what is left within a week, first the next, with where it is done", () => {
    const assignments = [
      assignment(1, inHours(50)),
      assignment(2, inHours(20), { state: "DRAFT", kind: "PROJECT" }),
      assignment(3, inHours(24 * 7)),
    ];
    const due = listDue({ assignments, exams: [exam(4, inHours(30))] }, now);
    expect(due.map(({ to, end }) => [to, end])).toEqual([
      ["/learner/projects/2", "due"],
      ["/learner/assessments/4", "closes"],
      ["/learner/courses/JS%2F1/2/assignments/1", "due"],
    ]);
  });

  it("leaves out what is done, over, not open yet, or not the viewer's", () => {
    const soon = inHours(5);
    const assignments = [
      assignment(1, soon, { state: "HANDED_IN" }),
      assignment(2, soon, { state: "ACCEPTED" }),
      assignment(3, soon, { state: null }),
      assignment(4, null),
      assignment(5, inHours(-1)),
    ];
    const exams = [
      exam(6, soon, { attemptsLeft: 0 }),
      exam(7, soon, { opensAt: inHours(1) }),
      exam(8, null),
      { ...exam(9, soon), own: null },
    ];
    expect(listDue({ assignments, exams }, now)).toEqual([]);
  });
});
