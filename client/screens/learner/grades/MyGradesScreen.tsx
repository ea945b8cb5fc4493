import { ChartNoAxesColumn } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import {
  type CellState,
  cellStateLabels,
  formatPoints,
  type GradeCategory,
  gradeCategoryLabels,
  gradeStageLabels,
  labelGrade,
} from "#gateway/domains/grades/contract";
import type { MyGradesScreenHistoryQuery } from "~/__generated__/MyGradesScreenHistoryQuery.graphql";
import type { MyGradesScreenQuery } from "~/__generated__/MyGradesScreenQuery.graphql";
import type { MyGradesScreenSubscription } from "~/__generated__/MyGradesScreenSubscription.graphql";
import { GradeSum } from "~/layout/grades/GradeSum";
import { MarkHistory } from "~/layout/grades/MarkHistory";
import { MarkOrigin } from "~/layout/grades/MarkOrigin";
import { ScreenHead } from "~/layout/ScreenHead";
import { useFetched } from "~/relay/useFetched";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Card } from "~/ui/Card";
import { EmptyCard } from "~/ui/EmptyCard";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { PassBadge } from "~/ui/PassBadge";
import { Skeleton } from "~/ui/Skeleton";
import { SkeletonRows } from "~/ui/SkeletonRows";

const query = graphql`
  query MyGradesScreenQuery @preloadable {
    myGrades {
      id
      courseId
      batchId
      userId
      courseTitle
      grade { label stage isPassed }
      scheme { scale maxPoints }
      items { key title category maxPoints dueAt }
      cells { key state points ownPoints isEntered entryId }
      ...GradeSum_grade
    }
  }
`;

const subscription = graphql`
  subscription MyGradesScreenSubscription {
    myGradesChanged
  }
`;

const historyQuery = graphql`
  query MyGradesScreenHistoryQuery($courseId: Int!, $itemKey: String!) {
    courseGrade(courseId: $courseId) {
      id
      ...MarkOrigin_grade @arguments(itemKey: $itemKey)
      history(itemKey: $itemKey) { ...MarkHistory_events }
    }
  }
`;

type CourseGrade = MyGradesScreenQuery["response"]["myGrades"][number];
type Item = CourseGrade["items"][number];
type Cell = CourseGrade["cells"][number];

interface MarkProps {
  courseId: number;
  item: Item;
  cell: Cell;
}

/** The origin of a mark, and who changed it. */
function Behind({ courseId, item, cell }: MarkProps) {
  const version = `${cell.entryId} ${cell.state} ${cell.points}`;
  const fetched = useFetched<MyGradesScreenHistoryQuery>(
    historyQuery,
    { courseId, itemKey: item.key },
    version,
  );
  if (fetched === undefined) return <Skeleton className="h-10 w-full" />;
  if (!fetched?.courseGrade)
    return <p className="text-sm text-danger-ink">Unable to load the mark's details</p>;
  return (
    <div className="grid gap-3">
      <MarkOrigin grade={fetched.courseGrade} item={item} cell={cell} />
      <MarkHistory events={fetched.courseGrade.history} />
    </div>
  );
}

const press =
  "flex min-h-11 w-full items-center gap-3 py-2 text-left [&::-webkit-details-marker]:hidden cursor-pointer list-none";

/** A mark; pressed, it shows where it comes from, and who gave it, when and why. */
function MarkRow({ courseId, item, cell }: MarkProps) {
  const [open, setOpen] = useState(false);
  const state = cell.state as CellState;
  return (
    <li className="border-t border-line">
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={press}>
          <span className="min-w-0 flex-1">
            <span className="block font-medium wrap-anywhere">{item.title}</span>
            <span className="text-xs text-muted">{gradeCategoryLabels[item.category as GradeCategory]}</span>
          </span>
          <span className="text-right tabular-nums">
            {state === "MARKED" && cell.points != null ? (
              <>
                <strong>{formatPoints(cell.points)}</strong> of {formatPoints(item.maxPoints)}
              </>
            ) : (
              <span className={state === "MISSING" ? "text-danger-ink" : "text-muted"}>
                {cellStateLabels[state]}
              </span>
            )}
          </span>
        </summary>
        <div className="pb-3">{open && <Behind courseId={courseId} item={item} cell={cell} />}</div>
      </details>
    </li>
  );
}

/** A course's grade, as far as it is known: a verdict only once all graded parts have a mark. */
function CourseResult({ course: { grade, scheme } }: { course: CourseGrade }) {
  const stage = grade.stage;
  if (stage === "NO_MARKS") return <span className="text-sm text-muted">{gradeStageLabels[stage]}</span>;
  return (
    <span className="flex items-center gap-2">
      {stage === "SO_FAR" && <span className="text-sm text-muted">{gradeStageLabels[stage]}</span>}
      {grade.isPassed != null && <PassBadge passed={grade.isPassed} />}
      <strong className="text-lg tabular-nums">{labelGrade(grade, scheme) || "–"}</strong>
    </span>
  );
}

/** A course with its grade, the sum that it comes from, and its marks. */
function CourseCard({ course }: { course: CourseGrade }) {
  const { courseTitle, items, cells } = course;
  return (
    <Card title={courseTitle} actions={<CourseResult course={course} />}>
      <details className="mb-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center text-sm font-medium text-brand-ink">
          How this is calculated
        </summary>
        <div className="pt-1 pb-3">
          <GradeSum grade={course} />
        </div>
      </details>
      {items.length > 0 && (
        <ul className="text-sm">
          {items.map((item, index) => {
            const cell = cells[index];
            return cell && <MarkRow key={item.key} courseId={course.courseId} item={item} cell={cell} />;
          })}
        </ul>
      )}
    </Card>
  );
}

/** The learner's own marks and grades, by course, with the sums behind them. */
export function MyGradesScreen() {
  const { myGrades } = useRouteQuery<MyGradesScreenQuery>(query);
  useLiveScreen<MyGradesScreenSubscription>(query, subscription);
  return (
    <>
      <ScreenHead title="Grades" subtitle="Your marks and grade in each course" />
      {myGrades.length === 0 ? (
        <EmptyCard
          icon={<ChartNoAxesColumn />}
          title="No grades yet"
          link={{ to: "/learner/courses", label: "Go to My Courses" }}
        >
          Your grades appear here once you are enrolled in a course.
        </EmptyCard>
      ) : (
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
          {myGrades.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </div>
      )}
    </>
  );
}

/** Placeholder for the grades while they load. */
export function MyGradesSkeleton() {
  return (
    <Loading label="Loading grades">
      <HeadSkeleton subtitle />
      <div className="max-w-3xl rounded-lg border border-line bg-surface p-5">
        <SkeletonRows rows={5} height="h-8" />
      </div>
    </Loading>
  );
}
