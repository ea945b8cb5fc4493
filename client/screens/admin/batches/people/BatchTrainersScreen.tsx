import { Plus, UserPlus } from "lucide-react";
import { graphql } from "react-relay";
import type { BatchTrainersScreenCourseTrainersQuery } from "~/__generated__/BatchTrainersScreenCourseTrainersQuery.graphql";
import type { BatchTrainersScreenQuery } from "~/__generated__/BatchTrainersScreenQuery.graphql";
import { ScreenHead } from "~/layout/ScreenHead";
import { exportAddress } from "~/lists/exportAddress";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { ButtonLink } from "~/ui/ButtonLink";
import { Menu } from "~/ui/Menu";
import { TrainerTable } from "./TrainerTable";

function CourseTrainers({ batchCourse }: Found<BatchTrainersScreenCourseTrainersQuery, "batchCourse">) {
  const title = `Trainers of ${batchCourse.course.title}`;
  const { batchId, courseId, trainers } = batchCourse;
  const assign = (
    <ButtonLink
      variant="primary"
      icon={<UserPlus />}
      to={`/admin/batches/${batchId}/courses/${courseId}/assign-trainer`}
    >
      Assign Trainer
    </ButtonLink>
  );
  return (
    <>
      <ScreenHead title={title} actions={assign} />
      <TrainerTable
        trainers={trainers.nodes}
        listId={trainers.__id}
        exportHref={exportAddress("course-trainers", { batchId, courseId })}
        withCourse={false}
        action={assign}
      />
    </>
  );
}

const courseQuery = graphql`
  query BatchTrainersScreenCourseTrainersQuery($batchId: Int!, $courseId: Int!) @preloadable {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      ...batchCourseFrame_key @relay(mask: false)
      trainers(first: 100) {
        __id
        nodes { ...TrainerTable_trainers }
      }
    }
  }
`;

/** The trainers of a batch course. */
export const CourseTrainersScreen = foundScreen(courseQuery, "batchCourse", CourseTrainers);

type Batch = NonNullable<BatchTrainersScreenQuery["response"]["batch"]>;

function BatchTrainers({ batch }: Found<BatchTrainersScreenQuery, "batch">) {
  return (
    <>
      <ScreenHead
        screenTitle={`Trainers, ${batch.name}`}
        title="Trainers"
        actions={<AssignTo batch={batch} />}
      />
      <TrainerTable
        trainers={batch.trainers.nodes}
        listId={batch.trainers.__id}
        exportHref={exportAddress("batch-trainers", { batchId: batch.databaseId })}
        withCourse
        action={<AssignTo batch={batch} />}
      />
    </>
  );
}

const query = graphql`
  query BatchTrainersScreenQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) {
      id
      databaseId
      name
      courses(first: 100, sort: TITLE) {
        nodes {
          id
          courseId
          course { id title }
        }
      }
      trainers(first: 100) {
        __id
        nodes { ...TrainerTable_trainers }
      }
    }
  }
`;

/** The trainers of a batch's courses. */
export const BatchTrainersScreen = foundScreen(query, "batch", BatchTrainers);

/** Trainers are assigned to a course: a link to the only one, or a menu. */
function AssignTo({ batch: { databaseId, courses } }: { batch: Batch }) {
  const here = `/admin/batches/${databaseId}/courses`;
  const [first, ...others] = courses.nodes;
  if (!first)
    return (
      <ButtonLink variant="primary" icon={<Plus />} to={`${here}/create`}>
        Assign course
      </ButtonLink>
    );
  if (others.length === 0)
    return (
      <ButtonLink variant="primary" icon={<UserPlus />} to={`${here}/${first.courseId}/assign-trainer`}>
        Assign Trainer
      </ButtonLink>
    );
  return (
    <Menu
      variant="primary"
      label="Assign Trainer"
      icon={<UserPlus />}
      items={courses.nodes.map(({ courseId, course }) => ({
        label: course.title,
        to: `${here}/${courseId}/assign-trainer`,
      }))}
    >
      Assign Trainer
    </Menu>
  );
}
