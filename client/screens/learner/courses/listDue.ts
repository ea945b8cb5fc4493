import { dayMs } from "#gateway/domains/durationContract";

interface CourseOfWork {
  readonly databaseId: number;
  readonly code: string;
  readonly title: string;
}

interface Assignment {
  readonly databaseId: number;
  readonly title: string;
  readonly kind: string;
  readonly dueAt: string | null | undefined;
  /** Null for staff, who hand nothing in. */
  readonly state: string | null | undefined;
  readonly course: CourseOfWork;
}

interface Exam {
  readonly databaseId: number;
  readonly title: string;
  readonly courseTitle: string;
  readonly own:
    | {
        readonly opensAt: string | null | undefined;
        readonly closesAt: string | null | undefined;
        readonly attemptsLeft: number | null | undefined;
      }
    | null
    | undefined;
}

interface Work {
  assignments: readonly Assignment[];
  exams: readonly Exam[];
}

/** Work with its end, in the words of the home screen. */
export interface DueItem {
  key: string;
  title: string;
  course: string;
  to: string;
  /** Whether it is handed in or closed then. */
  end: "due" | "closes";
  /** An ISO moment. */
  at: string;
}

/** How far ahead the home screen looks. */
const shownDays = 7;

const isLeft = (state: string | null | undefined) =>
  state === "OPEN" || state === "DRAFT" || state === "RETURNED";

const assignmentPath = ({ kind, databaseId, course }: Assignment): string =>
  kind === "PROJECT"
    ? `/learner/projects/${databaseId}`
    : `/learner/courses/${encodeURIComponent(course.code)}/${course.databaseId}/assignments/${databaseId}`;

/** The work that a learner has to hand in or to sit within a week, first the next. */
export function listDue({ assignments, exams }: Work, now: Date): DueItem[] {
  const from = now.getTime();
  const isNear = (at: string) => Date.parse(at) >= from && Date.parse(at) < from + shownDays * dayMs;
  const work = assignments.flatMap((each): DueItem[] =>
    each.dueAt && isLeft(each.state)
      ? [
          {
            key: `assignment ${each.databaseId}`,
            title: each.title,
            course: each.course.title,
            to: assignmentPath(each),
            end: "due",
            at: each.dueAt,
          },
        ]
      : [],
  );
  const sittings = exams.flatMap(({ databaseId, title, courseTitle, own }): DueItem[] => {
    const isOpen = own && own.attemptsLeft !== 0 && (!own.opensAt || Date.parse(own.opensAt) <= from);
    if (!isOpen || !own.closesAt) return [];
    const to = `/learner/assessments/${databaseId}`;
    return [{ key: `exam ${databaseId}`, title, course: courseTitle, to, end: "closes", at: own.closesAt }];
  });
  return [...work, ...sittings]
    .filter(({ at }) => isNear(at))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at) || a.key.localeCompare(b.key));
}
