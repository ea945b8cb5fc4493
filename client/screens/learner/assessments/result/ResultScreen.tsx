import { graphql } from "react-relay";
import { Navigate } from "react-router-dom";
import type { ResultScreenQuery } from "~/__generated__/ResultScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { assessmentsAddress, introAddress, resultAddress } from "~/screens/learner/assessmentAddresses";
import { ButtonLink } from "~/ui/ButtonLink";
import { EmptyState } from "~/ui/EmptyState";
import { AttemptOutcome } from "./AttemptOutcome";

const query = graphql`
  query ResultScreenQuery($assessmentId: Int!, $attemptId: Int!, $named: Boolean!) @preloadable {
    assessment(databaseId: $assessmentId) {
      databaseId
      title
      attempts { databaseId isFinished }
      ...AttemptOutcome_assessment
    }
    attempt(databaseId: $attemptId) @include(if: $named) {
      isFinished
      assessment { databaseId }
      ...AttemptOutcome_attempt
    }
  }
`;

const back = { label: "View all assessments", to: assessmentsAddress };

/** The result of an attempt: the one in the address, or the last finished one. */
export function ResultScreen() {
  const { assessment, attempt } = useRouteQuery<ResultScreenQuery>(query);
  if (!assessment) return <NoSuchResult />;
  const { databaseId, title, attempts } = assessment;
  if (attempt === undefined) {
    const last = attempts.find(({ isFinished }) => isFinished);
    if (last) return <Navigate to={resultAddress(databaseId, last.databaseId)} replace />;
    return <NoResultYet title={title} assessmentId={databaseId} />;
  }
  if (attempt?.assessment.databaseId !== databaseId) return <NoSuchResult />;
  if (!attempt.isFinished) return <NoResultYet title={title} assessmentId={databaseId} />;
  return <AttemptOutcome assessment={assessment} attempt={attempt} />;
}

function NoSuchResult() {
  return (
    <NotFoundState what="Result" links={[back]}>
      We couldn't find this attempt in your account.
    </NotFoundState>
  );
}

function NoResultYet({ title, assessmentId }: { title: string; assessmentId: number }) {
  return (
    <>
      <ScreenHead screenTitle="Result" title="No result yet" subtitle={title} />
      <EmptyState
        title="You haven't submitted this assessment"
        action={
          <>
            <ButtonLink to={introAddress(assessmentId)} variant="primary">
              Start Test
            </ButtonLink>
            <ButtonLink to={back.to}>{back.label}</ButtonLink>
          </>
        }
      >
        Your result appears here once you submit your answers or the time runs out.
      </EmptyState>
    </>
  );
}
