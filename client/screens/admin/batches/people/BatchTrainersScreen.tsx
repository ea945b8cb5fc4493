import { Plus, UserPlus } from "lucide-react";
import { graphql } from "react-relay";
import type { BatchTrainersScreenCourseTrainersQuery } from "~/__generated__/BatchTrainersScreenCourseTrainersQuery.graphql";
import type { BatchTrainersScreenQuery } from "~/__generated__/BatchTrainersScreenQuery.graphql";
import { type ListAbout, ListScreen, ListScreenSkeleton } from "~/lists/ListScreen";
import { WholeListSkeleton } from "~/lists/WholeTable";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { ButtonLink } from "~/ui/ButtonLink";
import { Menu } from "~/ui/Menu";
import { Skeleton } from "~/ui/Skeleton";
import { aboutTrainers, TrainerTable, trainerColumns } from "./TrainerTable";

function CourseTrainers({ batchCourse }: Found<BatchTrainersScreenCourseTrainersQuery, "batchCourse">) {
  const { batchId, courseId, course, trainers } = batchCourse;
  const about: ListAbout = {
    ...aboutTrainers,
    title: `Trainers of ${course.title}`,
    exports: "course-trainers",
    create: {
      label: "Assign Trainer",
      icon: <UserPlus />,
      to: `/admin/batches/${batchId}/courses/${courseId}/assign-trainer`,
    },
  };
  return (
    <ListScreen about={about}>
      <TrainerTable
        about={about}
        trainers={trainers.nodes}
        listId={trainers.__id}
        variables={{ batchId, courseId }}
        withCourse={false}
      />
    </ListScreen>
  );
}

const courseQuery = graphql`
  query BatchTrainersScreenCourseTrainersQuery($batchId: Int!, $courseId: Int!) @preloadable {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      ...batchCourseContext_key @relay(mask: false)
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
  const assign = <AssignTo batch={batch} />;
  const about: ListAbout = {
    ...aboutTrainers,
    exports: "batch-trainers",
    empty: { ...aboutTrainers.empty, action: assign },
  };
  return (
    <ListScreen about={about} screenTitle={`Trainers, ${batch.name}`} actions={assign}>
      <TrainerTable
        about={about}
        trainers={batch.trainers.nodes}
        listId={batch.trainers.__id}
        variables={{ batchId: batch.databaseId }}
        withCourse
      />
    </ListScreen>
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

const columns = trainerColumns({ withCourse: true, listId: "" });

/** Placeholder for a batch's trainers while they load. */
export const BatchTrainersSkeleton = () => (
  <ListScreenSkeleton
    about={{ ...aboutTrainers, exports: "batch-trainers" }}
    actions={<Skeleton className="touch h-9 w-36" />}
    columns={columns}
    rows={3}
  />
);

const courseColumns = trainerColumns({ withCourse: false, listId: "" });

/** Placeholder for the trainers of a batch course while they load. */
export const CourseTrainersSkeleton = () => (
  <WholeListSkeleton
    about={{ ...aboutTrainers, exports: "course-trainers" }}
    columns={courseColumns}
    rows={2}
  />
);

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
