import { ClipboardCheck, Clock, EyeOff, RotateCcw, Send } from "lucide-react";
import { useMemo, useState } from "react";
import { graphql } from "react-relay";
import { formatCount } from "#gateway/domains/countTextContract";
import type { ResultsScreenQuery } from "~/__generated__/ResultsScreenQuery.graphql";
import type { ResultsScreenSubscription } from "~/__generated__/ResultsScreenSubscription.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDateTime } from "~/formats/dates";
import { formatMoment } from "~/formats/moments";
import { ScreenHead } from "~/layout/ScreenHead";
import { exportAddress } from "~/lists/exportAddress";
import { figureAddresses } from "~/lists/figures";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useRereadAt } from "~/relay/useRereadAt";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { Callout } from "~/ui/Callout";
import { Card } from "~/ui/Card";
import { QuestionStatistics } from "./QuestionStatistics";
import { AddMinutes, GrantException, RegradeDialog, ReleaseMarks } from "./ResultDialogs";
import { SittingTables } from "./SittingTables";

const query = graphql`
  query ResultsScreenQuery($assessmentId: Int!) @preloadable {
    assessmentResults(assessmentId: $assessmentId) {
      holdsMarks
      toMarkCount
      assessment { databaseId title }
      sittings { finishedAt secondsLeft isReleased ...SittingTables_sittings }
      questions { ...QuestionStatistics_questions }
      exceptions { userId learnerName extraMinutes extraAttempts closesAt reason grantedByName }
      releases { batchId batchName releasedByName releasedAt }
      regrades { at byName reason gained lost }
    }
  }
`;

const subscription = graphql`
  subscription ResultsScreenSubscription($assessmentId: Int!) {
    sittingsChanged(assessmentId: $assessmentId)
  }
`;

type Results = Found<ResultsScreenQuery, "assessmentResults">["assessmentResults"];
const attemptNoun = { one: "attempt", many: "attempts" } as const;

/** When the first open attempt runs out of time, in milliseconds by this browser's clock; null for none. */
function findNextEnd(sittings: Results["sittings"]): number | null {
  const left = sittings.flatMap(({ finishedAt, secondsLeft }) =>
    finishedAt === null && typeof secondsLeft === "number" ? [secondsLeft] : [],
  );
  return left.length === 0 ? null : Date.now() + Math.min(...left) * 1_000;
}

type OpenDialog =
  | { what: "minutes"; attemptId: number | null }
  | { what: "exception" | "regrade" | "release" };

/** Held marks: how many learners do not see theirs yet, and the button that shows them. */
function HeldMarks({ results, onRelease }: { results: Results; onRelease: () => void }) {
  const { sittings, releases } = results;
  const held = sittings.filter(({ finishedAt, isReleased }) => finishedAt && !isReleased).length;
  if (!results.holdsMarks) return null;
  const released = releases.map(
    ({ batchName, releasedByName, releasedAt }) =>
      `${batchName ?? "Everyone"}: ${formatDateTime(releasedAt)}, by ${releasedByName}`,
  );
  return (
    <Callout
      label="Held marks"
      tone="info"
      icon={<EyeOff aria-hidden />}
      title={
        held > 0
          ? `Learners do not see the marks of ${formatQuantity(held, attemptNoun)} yet`
          : "Learners see their marks"
      }
    >
      {released.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {held > 0 && (
        <Button size="sm" className="mt-2" icon={<Send />} onClick={onRelease}>
          Release marks
        </Button>
      )}
    </Callout>
  );
}

function Exceptions({ results, onGrant }: { results: Results; onGrant: () => void }) {
  const describe = ({ extraMinutes, extraAttempts, closesAt }: Results["exceptions"][number]) =>
    [
      ...(extraMinutes > 0
        ? [formatQuantity(extraMinutes, { one: "more minute", many: "more minutes" })]
        : []),
      ...(extraAttempts > 0
        ? [formatQuantity(extraAttempts, { one: "more attempt", many: "more attempts" })]
        : []),
      ...(closesAt ? [`closes ${formatMoment(closesAt)}`] : []),
    ].join(", ") || "nothing more";
  return (
    <Card
      title="Exceptions"
      description="More minutes, more attempts or another closing time for one learner."
      actions={<Button onClick={onGrant}>Grant exception</Button>}
    >
      {results.exceptions.length === 0 && <p className="text-sm text-muted">No exceptions granted.</p>}
      <ul className="grid gap-2 text-sm empty:hidden">
        {results.exceptions.map((exception) => (
          <li key={exception.userId} className="border-t border-line pt-2">
            <span className="font-medium text-ink">{exception.learnerName}</span>: {describe(exception)}
            <span className="block text-muted wrap-anywhere">
              {exception.reason} ({exception.grantedByName})
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Regrades({ regrades }: Pick<Results, "regrades">) {
  if (regrades.length === 0) return null;
  return (
    <Card title="Regrades">
      <ul className="grid gap-2 text-sm">
        {regrades.map(({ at, byName, reason, gained, lost }) => (
          <li key={at} className="text-soft">
            {`${formatDateTime(at)}, by ${byName}: ${gained} gained, ${lost} lost`}
            {reason && <span className="block text-muted wrap-anywhere">{reason}</span>}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function KnownResults({ assessmentResults: results }: Found<ResultsScreenQuery, "assessmentResults">) {
  const { assessment, sittings, questions, toMarkCount } = results;
  const { databaseId: assessmentId, title } = assessment;
  const [doing, setDoing] = useState<OpenDialog | null>(null);
  useLiveScreen<ResultsScreenSubscription>(query, subscription, {
    variables: { assessmentId },
    // Nothing else tells of a person who came or went without an attempt here.
    isNews: ({ sittingsChanged }) => sittingsChanged !== null,
  });
  // No event tells that the time of an attempt has run out.
  useRereadAt(
    query,
    useMemo(() => findNextEnd(sittings), [sittings]),
  );
  const close = () => setDoing(null);
  const isOpen = sittings.some(({ finishedAt }) => finishedAt === null);
  return (
    <>
      <ScreenHead
        title={`Results - ${title}`}
        breadcrumbs={[
          { label: "Assessments", to: "/admin/assessments" },
          { label: title, to: `/admin/assessments/${assessmentId}/edit` },
          { label: "Results" },
        ]}
        actions={
          <>
            <ButtonLink to={figureAddresses.essaysOf(assessmentId)} icon={<ClipboardCheck />}>
              {toMarkCount > 0 ? `Mark essays (${formatCount(toMarkCount)})` : "Mark essays"}
            </ButtonLink>
            <Button icon={<RotateCcw />} onClick={() => setDoing({ what: "regrade" })}>
              Regrade
            </Button>
            <Button
              icon={<Clock />}
              disabled={!isOpen}
              onClick={() => setDoing({ what: "minutes", attemptId: null })}
            >
              Add minutes for all
            </Button>
          </>
        }
      />
      <div className="grid gap-8">
        <HeldMarks results={results} onRelease={() => setDoing({ what: "release" })} />
        <SittingTables
          sittings={sittings}
          onAddMinutes={(attemptId) => setDoing({ what: "minutes", attemptId })}
          marksHref={exportAddress("assessment-marks", { assessmentId })}
        />
        <QuestionStatistics questions={questions} />
        <Exceptions results={results} onGrant={() => setDoing({ what: "exception" })} />
        <Regrades regrades={results.regrades} />
      </div>
      {doing?.what === "minutes" && (
        <AddMinutes assessmentId={assessmentId} attemptId={doing.attemptId} onClose={close} />
      )}
      {doing?.what === "exception" && <GrantException assessmentId={assessmentId} onClose={close} />}
      {doing?.what === "release" && <ReleaseMarks assessmentId={assessmentId} onClose={close} />}
      {doing?.what === "regrade" && <RegradeDialog assessmentId={assessmentId} onClose={close} />}
    </>
  );
}

/** The results of an assessment, live. */
export const ResultsScreen = foundScreen(query, "assessmentResults", KnownResults);
