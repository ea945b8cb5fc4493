import { graphql } from "react-relay";
import type { CourseAssessmentsScreenQuery } from "~/__generated__/CourseAssessmentsScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useRereadAt } from "~/relay/useRereadAt";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { CourseSection } from "~/screens/learner/CourseSection";
import { findNextChange } from "../ownTerms";
import { AssessmentGrid } from "./AssessmentGrid";

const query = graphql`
  query CourseAssessmentsScreenQuery($courseId: Int!) @preloadable {
    course(databaseId: $courseId) {
      title
      assessments {
        id
        own { opensAt closesAt problem }
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
  if (!course)
    return (
      <NotFoundState what="Course">This course doesn't exist, or you don't have access to it.</NotFoundState>
    );
  return (
    <CourseSection title="Assessments" course={course}>
      <AssessmentGrid assessments={shown}>
        This course has no assessment yet. It appears here once the course has questions.
      </AssessmentGrid>
    </CourseSection>
  );
}
