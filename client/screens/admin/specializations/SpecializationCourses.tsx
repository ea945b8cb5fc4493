import { Boxes } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { SpecializationCourses_specialization$key } from "../../../__generated__/SpecializationCourses_specialization.graphql";
import { Card } from "../../../ui/Card";
import { EmptyState } from "../../../ui/EmptyState";
import { CourseRow } from "./CourseRow";
import { moved } from "./moved";
import { type RemovableCourse, RemoveCourse } from "./RemoveCourse";
import { useCourseOrder } from "./useCourseOrder";

const fragment = graphql`
  fragment SpecializationCourses_specialization on Specialization {
    databaseId
    name
    courses {
      course {
        databaseId
        title
        code
        status
      }
    }
  }
`;

/** The courses of a specialization; Move up and Move down show the new order at once and save it. */
export function SpecializationCourses({
  specialization,
}: {
  specialization: SpecializationCourses_specialization$key;
}) {
  const { databaseId, name, courses: entries } = useFragment(fragment, specialization);
  const courses = entries.map(({ course }) => course);
  const { wanted, save, failure } = useCourseOrder(databaseId);
  const [removing, setRemoving] = useState<RemovableCourse>();
  const [said, setSaid] = useState("");
  const { list, focusOn } = useStepFocus();
  const shown = wanted ? inOrder(courses, wanted) : courses;
  const step = (index: number, by: 1 | -1) => {
    const course = shown[index];
    if (!course) return;
    setSaid(`${course.title}, now ${index + by + 1} of ${shown.length}`);
    focusOn(course.databaseId, by);
    save(moved(shown, index, by).map((one) => one.databaseId));
  };
  if (courses.length === 0) return <NoCourses />;
  return (
    <Card title="Courses" description="Learners take them in this order." className="overflow-hidden">
      <p role="status" className="sr-only">
        {said}
      </p>
      {failure && (
        <p role="alert" className="mb-3 text-sm font-medium text-danger-ink">
          {failure}
        </p>
      )}
      <ol
        ref={list}
        aria-label="Courses in order"
        className="-mx-5 -mb-5 divide-y divide-line border-t border-line"
      >
        {shown.map((course, index) => (
          <CourseRow
            key={course.databaseId}
            course={course}
            place={index + 1}
            count={shown.length}
            onStep={(by) => step(index, by)}
            onRemove={() => setRemoving(course)}
          />
        ))}
      </ol>
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

/** The courses in the wanted order; those that it does not know stay behind. */
function inOrder<Course extends { readonly databaseId: number }>(
  courses: readonly Course[],
  wanted: readonly number[],
): Course[] {
  const placeOf = ({ databaseId }: Course) => {
    const place = wanted.indexOf(databaseId);
    return place < 0 ? wanted.length : place;
  };
  return [...courses].sort((a, b) => placeOf(a) - placeOf(b));
}

/** A row that moves takes its buttons along: the focus goes with it, to the other button at the end of the list. */
function useStepFocus() {
  const list = useRef<HTMLOListElement>(null);
  const target = useRef<{ id: number; by: 1 | -1 }>(undefined);
  useEffect(() => {
    const wanted = target.current;
    if (!wanted) return;
    target.current = undefined;
    const button = (by: 1 | -1) =>
      list.current?.querySelector<HTMLButtonElement>(`[data-step="${wanted.id} ${by}"]:not(:disabled)`);
    (button(wanted.by) ?? button(wanted.by === 1 ? -1 : 1))?.focus();
  });
  return {
    list,
    focusOn: (id: number, by: 1 | -1) => {
      target.current = { id, by };
    },
  };
}

function NoCourses() {
  return (
    <Card>
      <EmptyState icon={<Boxes />} title="No courses yet">
        Assign the courses that belong to this specialization. Visitors see it once it has one.
      </EmptyState>
    </Card>
  );
}
