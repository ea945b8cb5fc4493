import { graphql } from "react-relay";
import type { AssessmentsScreenQuery } from "~/__generated__/AssessmentsScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { PageHeader } from "~/ui/PageHeader";
import { AssessmentGrid } from "./AssessmentGrid";

/** The assessments of all the learner's courses. */
export function AssessmentsScreen() {
  const { assessments } = useRouteQuery<AssessmentsScreenQuery>(graphql`
    query AssessmentsScreenQuery @preloadable {
      assessments(first: 100) {
        nodes {
          id
          ...AssessmentCard_assessment
        }
      }
    }
  `);
  useScreenTitle("Assessments");
  return (
    <>
      <PageHeader title="Assessments" subtitle="Test what you have learned in your courses." />
      <AssessmentGrid assessments={assessments.nodes}>
        Assessments of your courses appear here. Enrol in a course to get started.
      </AssessmentGrid>
    </>
  );
}
