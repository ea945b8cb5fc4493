import { graphql } from "react-relay";
import type { AssessmentsScreenQuery } from "~/__generated__/AssessmentsScreenQuery.graphql";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRereadAt } from "~/relay/useRereadAt";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { findNextChange } from "../ownTerms";
import { AssessmentGrid } from "./AssessmentGrid";

const query = graphql`
  query AssessmentsScreenQuery @preloadable {
    assessments(first: 100) {
      nodes {
        id
        own { opensAt closesAt problem }
        ...AssessmentCard_assessment
      }
    }
  }
`;

/** The assessments of all the learner's courses. */
export function AssessmentsScreen() {
  const { assessments } = useRouteQuery<AssessmentsScreenQuery>(query);
  const shown = assessments.nodes;
  useRereadAt(query, findNextChange(shown.map(({ own }) => own)));
  return (
    <>
      <ScreenHead title="Assessments" subtitle="Test what you have learned in your courses." />
      <AssessmentGrid assessments={shown}>
        Assessments of your courses appear here. Enrol in a course to get started.
      </AssessmentGrid>
    </>
  );
}
