import { graphql } from "react-relay";
import type { CourseAssessmentsScreenQuery } from "~/__generated__/CourseAssessmentsScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PageHeader } from "~/ui/PageHeader";
import { AssessmentGrid } from "./AssessmentGrid";

/** The assessments of one of the learner's courses. */
export function CourseAssessmentsScreen() {
  const { course } = useRouteQuery<CourseAssessmentsScreenQuery>(graphql`
    query CourseAssessmentsScreenQuery($courseId: Int!) @preloadable {
      course(databaseId: $courseId) {
        title
        assessments {
          id
          ...AssessmentCard_assessment
        }
      }
    }
  `);
  useScreenTitle("Assessments");
  if (!course)
    return (
      <NotFoundState what="Course">This course doesn't exist, or you don't have access to it.</NotFoundState>
    );
  return (
    <>
      <PageHeader title="Assessments" subtitle={course.title} />
      <AssessmentGrid assessments={course.assessments}>
        This course has no assessment yet. It appears here once the course has questions.
      </AssessmentGrid>
    </>
  );
}
