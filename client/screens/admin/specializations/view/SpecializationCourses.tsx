import { Boxes } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { Link, useRevalidator } from "react-router-dom";
import type { SpecializationCourses_specialization$key } from "~/__generated__/SpecializationCourses_specialization.graphql";
import { orderSpecializationCourses, removeCourseFromSpecialization } from "~/commands/catalogueCommands";
import { useMutation } from "~/relay/useMutation";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { EmptyCard } from "~/ui/EmptyCard";
import type { Outline } from "~/ui/sorting/outline";
import { SortArea } from "~/ui/sorting/SortArea";
import { SortGrip, SortHead, SortRow } from "~/ui/sorting/SortRow";
import { StepButtons } from "~/ui/sorting/StepButtons";
import { useSlide } from "~/ui/sorting/useSlide";
import { useSorting } from "~/ui/sorting/useSorting";

/**
 * Keeps the wanted order until the server has saved it, with one request at a time and the latest order last. A refusal
 * drops the wanted order, shows the reason and refetches.
 */
function useCourseOrder(specializationId: number) {
  const [commit] = useMutation(orderSpecializationCourses);
  const [wanted, setWanted] = useState<readonly number[]>();
  const [failure, setFailure] = useState<string>();
  const latest = useRef<readonly number[]>(undefined);
  const running = useRef(false);
  const { revalidate } = useRevalidator();
  const send = async () => {
    running.current = true;
    let saved: unknown = true;
    try {
      while (saved && latest.current) {
        const courseIds = [...latest.current];
        latest.current = undefined;
        saved = await commit({ specializationId, courseIds }, { onFailure: setFailure });
      }
    } catch (error) {
      saved = false;
      setFailure(orderSpecializationCourses.fallback);
      reportError(error);
    }
    running.current = false;
    latest.current = undefined;
    setWanted(undefined);
    if (!saved) await revalidate();
  };
  const save = (courseIds: readonly number[]) => {
    setFailure(undefined);
    setWanted(courseIds);
    latest.current = courseIds;
    if (!running.current) void send();
  };
  return { wanted, save, failure };
}

const fragment = graphql`
  fragment SpecializationCourses_specialization on Specialization {
    databaseId
    name
    courses {
      course { databaseId title code status }
    }
  }
`;

/** A specialization's sortable courses; a new order is shown at once and saved after the drop. */
export function SpecializationCourses({
  specialization,
}: {
  specialization: SpecializationCourses_specialization$key;
}) {
  const { databaseId, name, courses: entries } = useFragment(fragment, specialization);
  const courses = entries.map(({ course }) => course);
  const { wanted, save, failure } = useCourseOrder(databaseId);
  const [removing, setRemoving] = useState<RemovableCourse>();
  const [onTheWay, setOnTheWay] = useState<readonly number[]>();
  const list = useRef<HTMLOListElement>(null);
  const standing = wanted ? inOrder(courses, wanted) : courses;
  const shown = onTheWay ? inOrder(courses, onTheWay) : standing;
  const outline = toOutline(shown);
  const sorting = useSorting({
    list,
    outline,
    onChange: (order) => setOnTheWay(getCourseIds(order)),
    onSettled: (order) => {
      setOnTheWay(undefined);
      if (getOrder(order) !== getOrder(toOutline(standing))) save(getCourseIds(order));
    },
  });
  useSlide(list, getOrder(outline));
  if (courses.length === 0) return <NoCourses />;
  return (
    <Card title="Courses" description="Learners take them in this order." className="overflow-hidden">
      {failure && (
        <p role="alert" className="mb-3 text-sm font-medium text-danger-ink">
          {failure}
        </p>
      )}
      <SortArea sorting={sorting} outline={outline}>
        <ol
          ref={list}
          aria-label="Courses in order"
          className="relative -mx-5 -mb-5 divide-y divide-line border-t border-line"
        >
          {shown.map((course, index) => (
            <CourseRow
              key={course.databaseId}
              sortKey={toKey(course)}
              course={course}
              place={index + 1}
              count={shown.length}
              onStep={(by) => sorting.step(toKey(course), by)}
              onRemove={() => setRemoving(course)}
            />
          ))}
        </ol>
      </SortArea>
      {removing && (
        <RemoveCourse
          specialization={{ databaseId, name }}
          course={removing}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Card>
  );
}

const toKey = ({ databaseId }: { readonly databaseId: number }): string => String(databaseId);

const toOutline = (courses: readonly RemovableCourse[]): Outline =>
  courses.map((course) => ({ key: toKey(course), id: course.databaseId, name: course.title, topics: [] }));

const getCourseIds = (outline: Outline): number[] => outline.map(({ key }) => Number(key));
const getOrder = (outline: Outline): string => outline.map(({ key }) => key).join(" ");

/** Sorts courses by the wanted order; courses that it does not contain come last. */
function inOrder<Course extends { readonly databaseId: number }>(
  courses: readonly Course[],
  wanted: readonly number[],
): Course[] {
  const getPosition = ({ databaseId }: Course) => {
    const place = wanted.indexOf(databaseId);
    return place < 0 ? wanted.length : place;
  };
  return [...courses].sort((a, b) => getPosition(a) - getPosition(b));
}

function NoCourses() {
  return (
    <EmptyCard icon={<Boxes />} title="No courses yet">
      Assign courses to this specialization. Visitors see it once it has one.
    </EmptyCard>
  );
}

/** A course that can be removed. */
interface RemovableCourse {
  readonly databaseId: number;
  readonly title: string;
}

interface RemoveCourseProps {
  specialization: { readonly databaseId: number; readonly name: string };
  course: RemovableCourse;
  onClose: () => void;
}

/** Confirms the removal of a course from a specialization; the course itself stays. */
function RemoveCourse({ specialization, course, onClose }: RemoveCourseProps) {
  const [remove] = useMutation(removeCourseFromSpecialization);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const variables = { specializationId: specialization.databaseId, courseId: course.databaseId };
    if (await remove(variables, { onFailure: setError })) onClose();
  };
  return (
    <ConfirmDialog
      open
      subject={`The course “${course.title}”`}
      message={`Are you sure you want to remove this course from ${specialization.name}? The course itself stays.`}
      confirmLabel="Remove"
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}

interface CourseRowProps {
  course: RemovableCourse & { readonly code: string; readonly status: string };
  /** Identifies the row in the sorted list. */
  sortKey: string;
  /** The position, from 1. */
  place: number;
  count: number;
  onStep: (by: 1 | -1) => void;
  onRemove: () => void;
}

/** A course in a specialization: it can be dragged, moved up and down, and removed. */
function CourseRow({ course, sortKey, place, count, onStep, onRemove }: CourseRowProps) {
  const { databaseId, title, code, status } = course;
  return (
    <SortRow
      sortKey={sortKey}
      className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-surface py-2.5 pr-5 pl-2"
    >
      <SortHead className="flex min-w-48 flex-1 items-center gap-x-2">
        <SortGrip name={title} />
        <span className="w-6 shrink-0 text-right text-sm text-muted tabular-nums">{place}</span>
        <div className="flex min-w-40 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            to={`/admin/courses/${databaseId}`}
            className="touch min-w-0 rounded-sm text-sm font-medium wrap-anywhere text-ink hover:text-brand-ink hover:underline"
          >
            {title}
          </Link>
          <span className="font-mono text-xs text-muted">{code}</span>
          {status === "DRAFT" && <Badge tone="warning">Draft</Badge>}
        </div>
      </SortHead>
      <div className="ml-auto flex items-center gap-0.5">
        <StepButtons
          name={title}
          step={sortKey}
          isFirst={place === 1}
          isLast={place === count}
          onMove={onStep}
          remove="Remove"
          onRemove={onRemove}
        />
      </div>
    </SortRow>
  );
}
