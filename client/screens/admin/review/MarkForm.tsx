import { Sparkles } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { submissionLimits, submissionMessages } from "#gateway/domains/submissions/contract";
import type { MarkForm_submission$key } from "~/__generated__/MarkForm_submission.graphql";
import { decideProposal, gradeSubmission, proposeMarks, returnSubmission } from "~/commands/reviewCommands";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { ProposalNote } from "./ProposalNote";
import { isOnControl, isTyping } from "./pressedIn";

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
          members {
            userId
            name
          }
        }
        given {
          assignment {
            points
            resubmissions
            marksEach
          }
          criteria {
            key
            title
            description
            levels {
              points
              label
              description
            }
          }
        }
        proposals {
          databaseId
          criterionKey
          level
          quotation
          state
        }
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
    levels: criteria.map((one) => ({
      key: one.key,
      level: levels[one.key] ?? null,
      comment: remarks[one.key] ?? "",
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
  const pressInField = (pressed: string, isCommand: boolean) => {
    if (pressed === "Escape" && document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (pressed === "Enter" && isCommand) void judge(grade);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key: pressed, target } = event;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (isTyping(target)) return pressInField(pressed, isCommand);
    if (isCommand || event.defaultPrevented) return;
    if (/^[1-5]$/.test(pressed)) pressDigit(Number(pressed) - 1);
    else keys[pressed]?.(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
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
          <fieldset
            key={criterion.key}
            className={classNames(
              "grid gap-2 rounded-md border p-3",
              place === current ? "border-brand" : "border-line",
            )}
          >
            <legend className="px-1 text-sm font-medium text-ink">{criterion.title}</legend>
            <div className="flex flex-wrap gap-2">
              {criterion.levels.map(({ label, points: worth, description }, level) => (
                <button
                  // biome-ignore lint/suspicious/noArrayIndexKey: levels have no name but their place.
                  key={level}
                  type="button"
                  aria-pressed={levels[criterion.key] === level}
                  title={description || undefined}
                  onClick={() => {
                    setCurrent(place);
                    choose(criterion.key, level);
                  }}
                  className={classNames(
                    "min-h-11 rounded-md border px-3 text-sm",
                    levels[criterion.key] === level
                      ? "border-brand bg-brand-soft text-brand-ink"
                      : "border-line hover:bg-hover",
                  )}
                >
                  <kbd aria-hidden className="mr-1 text-xs text-muted">
                    {level + 1}
                  </kbd>
                  {label} ({worth})
                </button>
              ))}
            </div>
            <ProposalNote
              proposal={proposals.find(({ criterionKey }) => criterionKey === criterion.key)}
              criterion={criterion}
              onDecide={(proposal, isAccepted) => {
                if (isAccepted) choose(criterion.key, proposal.level);
                void decide({ proposalId: proposal.databaseId, isAccepted });
              }}
            />
            <TextArea
              label={`Comment on ${criterion.title}`}
              hideLabel
              compact
              rows={1}
              value={remarks[criterion.key] ?? ""}
              onChange={(typed) => setRemarks({ ...remarks, [criterion.key]: typed })}
              placeholder="Comment"
              maxLength={submissionLimits.criterionComment}
            />
          </fieldset>
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
              hint="As the team when left empty."
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
