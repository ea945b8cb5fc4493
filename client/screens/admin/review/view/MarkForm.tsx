import { Sparkles } from "lucide-react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { submissionLimits, submissionMessages } from "#gateway/domains/submissions/contract";
import type { MarkForm_submission$key } from "~/__generated__/MarkForm_submission.graphql";
import { decideProposal, gradeSubmission, proposeMarks, returnSubmission } from "~/commands/reviewCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { CriterionField } from "./CriterionField";
import { isCommand, isOnControl, isTyping, useKeys } from "./reviewKeys";

type Levels = Readonly<Record<string, number>>;

/** The mark of a piece, by keys: digits choose levels, Enter accepts, r returns, c goes to the comment. */
export function MarkForm({
  submission: key,
  onMarked,
}: {
  submission: MarkForm_submission$key;
  onMarked: () => void;
}) {
  const piece = useFragment(
    graphql`
      fragment MarkForm_submission on Submission {
        databaseId
        number
        text
        team {
          members { userId name }
        }
        given {
          assignment { points resubmissions marksEach }
          criteria { ...criterion_levels @relay(mask: false) }
        }
        proposals { databaseId criterionKey level quotation state }
      }
    `,
    key,
  );
  const { databaseId: submissionId, given, proposals } = piece;
  const { criteria, assignment } = given;
  const [levels, setLevels] = useState<Levels>({});
  const [remarks, setRemarks] = useState<Readonly<Record<string, string>>>({});
  const [comment, setComment] = useState("");
  const [points, setPoints] = useState("");
  const [each, setEach] = useState<Readonly<Record<number, string>>>({});
  const [current, setCurrent] = useState(0);
  const commentField = useRef<HTMLDivElement>(null);
  const [grade, isGrading] = useMutation(gradeSubmission);
  const [giveBack, isReturning] = useMutation(returnSubmission);
  const [propose, isProposing] = useMutation(proposeMarks);
  const [decide] = useMutation(decideProposal);
  const mayReturn = piece.number <= assignment.resubmissions;
  const choose = (criterionKey: string, level: number) =>
    setLevels((known) => ({ ...known, [criterionKey]: level }));
  const toInput = () => ({
    levels: criteria.map((item) => ({
      key: item.key,
      level: levels[item.key] ?? null,
      comment: remarks[item.key] ?? "",
    })),
    points: points.trim() === "" ? null : Number(points),
    comment,
    members: Object.entries(each)
      .filter(([, typed]) => typed.trim() !== "")
      .map(([userId, typed]) => ({ userId: Number(userId), points: Number(typed) })),
  });
  const judge = async (commit: typeof grade) => {
    if (await commit({ submissionId, input: toInput() })) onMarked();
  };
  const pressDigit = (level: number) => {
    const criterion = criteria[current];
    if (!criterion?.levels[level]) return;
    choose(criterion.key, level);
    setCurrent(Math.min(current + 1, criteria.length - 1));
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    j: () => setCurrent(Math.min(current + 1, criteria.length - 1)),
    k: () => setCurrent(Math.max(current - 1, 0)),
    r: () => mayReturn && void judge(giveBack),
    c: (event) => {
      event.preventDefault();
      commentField.current?.querySelector("textarea")?.focus();
    },
    Enter: ({ target }) => !isOnControl(target) && void judge(grade),
  };
  const pressInField = (event: KeyboardEvent) => {
    if (event.key === "Escape" && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    if (event.key === "Enter" && isCommand(event)) void judge(grade);
  };
  useKeys((event) => {
    if (isTyping(event.target)) return pressInField(event);
    if (isCommand(event) || event.defaultPrevented) return;
    if (/^[1-5]$/.test(event.key)) pressDigit(Number(event.key) - 1);
    else keys[event.key]?.(event);
  });
  return (
    <Card
      title="Mark"
      actions={
        criteria.length > 0 &&
        piece.text !== "" && (
          <Button
            size="sm"
            icon={<Sparkles />}
            busy={isProposing}
            onClick={() => void propose({ submissionId })}
          >
            Propose with AI
          </Button>
        )
      }
    >
      <div className="grid gap-5">
        {criteria.map((criterion, place) => (
          <CriterionField
            key={criterion.key}
            criterion={criterion}
            level={levels[criterion.key]}
            isCurrent={place === current}
            onLevel={(level) => {
              setCurrent(place);
              choose(criterion.key, level);
            }}
            proposal={proposals.find(({ criterionKey }) => criterionKey === criterion.key)}
            onDecide={(proposal, isAccepted) => {
              if (isAccepted) choose(criterion.key, proposal.level);
              void decide({ proposalId: proposal.databaseId, isAccepted });
            }}
            remark={remarks[criterion.key] ?? ""}
            onRemark={(typed) => setRemarks({ ...remarks, [criterion.key]: typed })}
          />
        ))}
        {criteria.length === 0 && (
          <TextInput
            label={`Points of ${assignment.points}`}
            value={points}
            onChange={setPoints}
            inputMode="decimal"
          />
        )}
        {assignment.marksEach &&
          piece.team?.members.map(({ userId, name }) => (
            <TextInput
              key={userId}
              label={`Points of ${name}`}
              hint="Same as the team if empty."
              value={each[userId] ?? ""}
              onChange={(typed) => setEach({ ...each, [userId]: typed })}
              inputMode="decimal"
            />
          ))}
        <div ref={commentField}>
          <TextArea
            label="Comment on the whole"
            value={comment}
            onChange={setComment}
            limit={submissionLimits.comment}
            maxLength={submissionLimits.comment}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" busy={isGrading} onClick={() => void judge(grade)}>
            Accept
          </Button>
          {mayReturn ? (
            <Button busy={isReturning} onClick={() => void judge(giveBack)}>
              Return for another try
            </Button>
          ) : (
            <span className="self-center text-sm text-muted">{submissionMessages.noneLeft}</span>
          )}
        </div>
      </div>
    </Card>
  );
}
