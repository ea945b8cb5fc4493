import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { AssessmentScreenQuery } from "~/__generated__/AssessmentScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useRereadAt } from "~/relay/useRereadAt";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { assessmentsAddress, questionParameter } from "~/screens/learner/assessmentAddresses";
import { findNextChange } from "../ownTerms";
import { AssessmentIntro } from "./AssessmentIntro";
import { OpenAttempt } from "./OpenAttempt";

const query = graphql`
  query AssessmentScreenQuery($assessmentId: Int!, $sitting: Boolean!) @preloadable {
    assessment(databaseId: $assessmentId) {
      databaseId
      own { opensAt closesAt problem }
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
  const isSitting = search.has(questionParameter);
  useRereadAt(query, isSitting ? null : findNextChange([assessment?.own]));
  if (!assessment) return <AssessmentNotFound />;
  const { openAttempt } = assessment;
  return openAttempt?.asked && isSitting ? (
    <OpenAttempt key={openAttempt.databaseId} attempt={openAttempt.asked} />
  ) : (
    <AssessmentIntro assessment={assessment} />
  );
}

function AssessmentNotFound() {
  return (
    <NotFoundState what="Assessment" links={[{ label: "View all assessments", to: assessmentsAddress }]}>
      This assessment doesn't exist, you aren't enrolled in its course, or the course isn't currently
      published. Your attempts are kept.
    </NotFoundState>
  );
}
