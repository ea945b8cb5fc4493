import { use } from "react";
import { useLazyLoadQuery } from "react-relay";
import { useLoaderData } from "react-router";
import type { attemptQuery } from "../../../../__generated__/attemptQuery.graphql";
import { NotFoundState } from "../../../../layout/NotFoundState";
import { useScreenTitle } from "../../../../layout/useScreenTitle";
import { ButtonLink } from "../../../../ui/ButtonLink";
import { EmptyState } from "../../../../ui/EmptyState";
import { PageHeader } from "../../../../ui/PageHeader";
import { assessmentsAddress } from "../addresses";
import { attemptDocument } from "./attemptQuery";
import { OpenAttempt } from "./OpenAttempt";
import type { OpeningData } from "./openAttempt";

const back = (
  <ButtonLink to={assessmentsAddress} variant="primary">
    View all assessments
  </ButtonLink>
);

/** The questions of an assessment: the viewer's open attempt, one question at a time. */
export function AttemptScreen() {
  const { opening } = useLoaderData() as OpeningData;
  const opened = use(opening);
  if (opened.kind === "opened") return <OpenedAttempt attemptId={opened.attemptId} />;
  if (opened.code === "NOT_FOUND") return <UnknownAssessment />;
  return <ClosedAssessment why={opened.message} />;
}

function ClosedAssessment({ why }: { why: string }) {
  useScreenTitle("Questions");
  return (
    <>
      <PageHeader title="Questions" />
      <EmptyState title={why} action={back}>
        An assessment is taken by learners who are enrolled in its course.
      </EmptyState>
    </>
  );
}

function UnknownAssessment() {
  return (
    <NotFoundState what="Assessment" actions={back}>
      There is no such assessment, you are not enrolled in its course, or the course is not published at
      present. Attempts that you have begun or finished are kept.
    </NotFoundState>
  );
}

function OpenedAttempt({ attemptId }: { attemptId: number }) {
  const { attempt } = useLazyLoadQuery<attemptQuery>(attemptDocument, { databaseId: attemptId });
  return attempt ? <OpenAttempt key={attemptId} attempt={attempt} /> : <UnknownAssessment />;
}
