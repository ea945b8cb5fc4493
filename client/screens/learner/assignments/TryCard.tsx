import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { findValue } from "#gateway/domains/labelsContract";
import { submissionStateLabels } from "#gateway/domains/submissions/contract";
import type { TryCard_submission$key } from "~/__generated__/TryCard_submission.graphql";
import type { TryCardSubscription } from "~/__generated__/TryCardSubscription.graphql";
import { formatDateTime } from "~/formats/dates";
import { formatDaysLate } from "~/formats/daysLate";
import type { FragmentData } from "~/relay/fragmentData";
import { useLive } from "~/relay/useLive";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { RenderedText } from "~/ui/RenderedText";
import { FileLinks } from "./FileLinks";
import { RubricTable } from "./RubricTable";
import { useFocusWhen } from "./useFocusWhen";

const subscription = graphql`
  subscription TryCardSubscription($submissionId: Int!) {
    submissionChanged(submissionId: $submissionId) { ...TryCard_submission }
  }
`;

interface Props {
  submission: TryCard_submission$key;
  criteria: Parameters<typeof RubricTable>[0]["criteria"];
  /** Whether it takes the focus, since it was just handed in. */
  hasFocus: boolean;
  /** Withdraws it; null where it could not be handed in again. */
  onWithdraw: ((submissionId: number) => void) | null;
  isWithdrawing: boolean;
}

/** A try that was handed in: its receipt, what it held, and what came back, live. */
export function TryCard(props: Props) {
  const { submission: key, criteria, hasFocus, onWithdraw, isWithdrawing } = props;
  const submission = useFragment(
    graphql`
      fragment TryCard_submission on Submission {
        databaseId
        number
        state
        textHtml
        link
        handedInAt
        handedInByName
        handedInByItself
        daysLate
        isBeingRead
        files { databaseId name url bytes }
        marks {
          databaseId
          outcome
          score
          points
          maxPoints
          penalty
          comment
          markedByName
          markedAt
          criteria { key level comment }
        }
      }
    `,
    key,
  );
  const { databaseId: submissionId, state } = submission;
  const [mark] = submission.marks;
  const [isOpen, setOpen] = useState(state === "HANDED_IN");
  const heading = useFocusWhen<HTMLSpanElement>(hasFocus);
  useLive<TryCardSubscription>(subscription, { variables: { submissionId } });
  return (
    <Card
      title={
        <span ref={heading} tabIndex={-1} className="outline-none">
          Try {submission.number}
        </span>
      }
      actions={
        <Badge tone={state === "ACCEPTED" ? "success" : state === "RETURNED" ? "warning" : "info"}>
          {submission.isBeingRead && state === "HANDED_IN"
            ? "Being marked"
            : submissionStateLabels[findValue(submissionStateLabels, state) ?? "HANDED_IN"]}
        </Badge>
      }
    >
      <div className="grid gap-4">
        <p className="text-sm text-muted">
          Receipt {submissionId}: handed in {formatDateTime(submission.handedInAt)}
          {submission.handedInByItself ? " by itself, as it was due" : ""}
          {submission.handedInByName ? ` by ${submission.handedInByName}` : ""}
          {submission.daysLate > 0 ? `, ${formatDaysLate(submission.daysLate)}` : ", on time"}
        </p>
        {mark && <MarkView mark={mark} criteria={criteria} />}
        {isOpen && <Work submission={submission} />}
        <div className="flex flex-wrap gap-2">
          <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Hide" : "Show what you handed in"}
          </Button>
          {state === "HANDED_IN" && !submission.isBeingRead && onWithdraw && (
            <Button size="sm" busy={isWithdrawing} onClick={() => onWithdraw(submissionId)}>
              Withdraw
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}

type SubmissionData = FragmentData<TryCard_submission$key>;

/** The submitted work. */
function Work({ submission: { textHtml, link, files } }: { submission: SubmissionData }) {
  return (
    <div className="grid gap-3">
      {textHtml !== "" && <RenderedText html={textHtml} className="text-base!" />}
      {link !== "" && (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="touch inline-flex items-center text-sm wrap-anywhere text-brand-ink underline"
        >
          {link}
        </a>
      )}
      {files.length > 0 && <FileLinks files={files} />}
    </div>
  );
}

/** The feedback. */
function MarkView({
  mark,
  criteria,
}: {
  mark: SubmissionData["marks"][number];
  criteria: Props["criteria"];
}) {
  return (
    <div className="grid gap-3">
      {mark.outcome === "ACCEPTED" && (
        <p className="text-lg font-semibold text-ink tabular-nums">
          {mark.score} of {mark.maxPoints}
          {mark.penalty > 0 && (
            <span className="ml-2 text-sm font-normal text-muted">
              {mark.points} less {mark.penalty}% for being late
            </span>
          )}
        </p>
      )}
      {mark.comment !== "" && (
        <blockquote className="border-l-2 border-brand-line pl-3 text-sm wrap-anywhere whitespace-pre-wrap">
          {mark.comment}
        </blockquote>
      )}
      <p className="text-xs text-muted">
        {mark.markedByName}, {formatDateTime(mark.markedAt)}
      </p>
      {criteria.length > 0 && <RubricTable criteria={criteria} marked={mark.criteria} />}
    </div>
  );
}
