import { graphql } from "react-relay";
import type { CourseAssessmentsScreenQuery } from "~/__generated__/CourseAssessmentsScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRereadAt } from "~/relay/useRereadAt";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PageHeader } from "~/ui/PageHeader";
import { findNextChange } from "../ownTerms";
import { AssessmentGrid } from "./AssessmentGrid";

const query = graphql`
  query CourseAssessmentsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      title
      assessments {
        id
        own {
          opensAt
          closesAt
          problem
        }
        ...AssessmentCard_assessment
      }
    }
  }
`;

/** The assessments of one of the learner's courses. */
export function CourseAssessmentsScreen() {
  const { course } = useRouteQuery<CourseAssessmentsScreenQuery>(query);
  const shown = course?.assessments ?? [];
  useRereadAt(query, findNextChange(shown.map(({ own }) => own)));
  useScreenTitle("Assessments");
  if (!course)
    return (
      <NotFoundState what="Course">This course doesn't exist, or you don't have access to it.</NotFoundState>
    );
  return (
    <>
      <PageHeader title="Assessments" subtitle={course.title} />
      <AssessmentGrid assessments={shown}>
        This course has no assessment yet. It appears here once the course has questions.
      </AssessmentGrid>
    </>
  );
}
