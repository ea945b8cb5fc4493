import { UserPlus } from "lucide-react";
import { graphql } from "react-relay";
import type { CourseTrainersScreenQuery } from "~/__generated__/CourseTrainersScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { exportAddress } from "~/lists/exportAddress";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import { TrainerTable } from "./TrainerTable";

function CourseTrainers({ batchCourse }: Found<CourseTrainersScreenQuery, "batchCourse">) {
  const title = `Trainers of ${batchCourse.course.title}`;
  useScreenTitle(title);
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
      <PageHeader title={title} actions={assign} />
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

const query = graphql`
  query CourseTrainersScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      ...batchCourseFrame_key @relay(mask: false)
      trainers(first: 100) {
        __id
        nodes {
          ...TrainerTable_trainers
        }
      }
    }
  }
`;

/** The trainers of a batch course. */
export const CourseTrainersScreen = foundScreen<CourseTrainersScreenQuery, "batchCourse">(
  query,
  "batchCourse",
  CourseTrainers,
);
