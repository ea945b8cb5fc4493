import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AssessmentScreenQuery } from "~/__generated__/AssessmentScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { assessmentsAddress, questionParameter } from "~/screens/learner/assessmentAddresses";
import { AssessmentIntro } from "./AssessmentIntro";
import { OpenAttempt } from "./OpenAttempt";

const query = graphql`
  query AssessmentScreenQuery($assessmentId: Int!, $sitting: Boolean!) @preloadable {
    assessment(databaseId: $assessmentId) {
      databaseId
      openAttempt {
        databaseId
        ...OpenAttempt_attempt @include(if: $sitting) @alias(as: "asked")
      }
      ...AssessmentIntro_assessment
    }
  }
`;

/** An assessment: its introduction, or the open attempt if the address names a question. */
export function AssessmentScreen() {
  const { assessment } = useRouteQuery<AssessmentScreenQuery>(query);
  const [search] = useSearchParams();
  if (!assessment) return <UnknownAssessment />;
  const { openAttempt } = assessment;
  return openAttempt?.asked && search.has(questionParameter) ? (
    <OpenAttempt key={openAttempt.databaseId} attempt={openAttempt.asked} />
  ) : (
    <AssessmentIntro assessment={assessment} />
  );
}

function UnknownAssessment() {
  return (
    <NotFoundState what="Assessment" links={[{ label: "View all assessments", to: assessmentsAddress }]}>
      This assessment doesn't exist, you aren't enrolled in its course, or the course isn't currently
      published. Your attempts are kept.
    </NotFoundState>
  );
}
