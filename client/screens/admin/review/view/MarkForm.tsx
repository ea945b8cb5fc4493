import { Sparkles } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { submissionLimits, submissionMessages } from "#gateway/domains/submissions/contract";
import type { MarkForm_submission$key } from "~/__generated__/MarkForm_submission.graphql";
import { decideProposal, gradeSubmission, proposeMarks, returnSubmission } from "~/commands/reviewCommands";
import { findPointsProblem, PointsInput } from "~/layout/marking/PointsInput";
import { type MarkValues, useMarkValues } from "~/layout/marking/useMarkValues";
import type { FragmentData } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { TextArea } from "~/ui/TextArea";
import { stopAtTooLong } from "~/ui/textLimit";
import { CriterionField } from "./CriterionField";
import { isCommand, isOnControl, isTyping, useKeys } from "./reviewKeys";

const fragment = graphql`
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
`;

type Piece = FragmentData<MarkForm_submission$key>;
type Criteria = Piece["given"]["criteria"];

interface MarkKeys {
  criteria: Criteria;
  values: MarkValues;
  commentField: RefObject<HTMLDivElement | null>;
  onAccept: () => void;
  /** Does nothing where no try is left. */
  onReturn: () => void;
}

/** Marks by keys; returns the place of the criterion that digits are for. */
function useMarkKeys({ criteria, values, commentField, onAccept, onReturn }: MarkKeys) {
  const [current, setCurrent] = useState(0);
  const goTo = (place: number) => setCurrent(Math.min(Math.max(place, 0), criteria.length - 1));
  const pressDigit = (level: number) => {
    const criterion = criteria[current];
    if (!criterion?.levels[level]) return;
    values.setLevel(criterion.key, level);
    goTo(current + 1);
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    j: () => goTo(current + 1),
    k: () => goTo(current - 1),
    r: onReturn,
    c: (event) => {
      event.preventDefault();
      commentField.current?.querySelector("textarea")?.focus();
    },
    Enter: ({ target }) => !isOnControl(target) && onAccept(),
  };
  const pressInField = (event: KeyboardEvent) => {
    if (event.key === "Escape" && document.activeElement instanceof HTMLElement)
      document.activeElement.blur();
    if (event.key === "Enter" && isCommand(event)) onAccept();
  };
  useKeys((event) => {
    if (isTyping(event.target)) return pressInField(event);
    if (isCommand(event) || event.defaultPrevented) return;
    if (/^[1-5]$/.test(event.key)) pressDigit(Number(event.key) - 1);
    else keys[event.key]?.(event);
  });
  return { current, setCurrent };
}

interface CriterionFieldsProps {
  piece: Piece;
  values: MarkValues;
  current: number;
  onCurrent: (place: number) => void;
}

/** A level and a comment for each criterion. */
function CriterionFields({ piece, values, current, onCurrent }: CriterionFieldsProps) {
  const [decide] = useMutation(decideProposal);
  return piece.given.criteria.map((criterion, place) => (
    <CriterionField
      key={criterion.key}
      criterion={criterion}
      level={values.levels[criterion.key]}
      isCurrent={place === current}
      onLevel={(level) => {
        onCurrent(place);
        values.setLevel(criterion.key, level);
      }}
      proposal={piece.proposals.find(({ criterionKey }) => criterionKey === criterion.key)}
      onDecide={(proposal, isAccepted) => {
        if (isAccepted) values.setLevel(criterion.key, proposal.level);
        void decide({ proposalId: proposal.databaseId, isAccepted });
      }}
      remark={values.remarks[criterion.key] ?? ""}
      onRemark={(typed) => values.setRemark(criterion.key, typed)}
    />
  ));
}

/** The points of a piece without criteria, and those of each member where they are marked apart. */
function PointsFields({ piece, values }: { piece: Piece; values: MarkValues }) {
  const { criteria, assignment } = piece.given;
  return (
    <>
      {criteria.length === 0 && (
        <PointsInput
          label={`Points of ${assignment.points}`}
          most={assignment.points}
          value={values.points}
          onChange={values.setPoints}
        />
      )}
      {assignment.marksEach &&
        piece.team?.members.map(({ userId, name }) => (
          <PointsInput
            key={userId}
            label={`Points of ${name}`}
            hint="Same as the team if empty."
            most={assignment.points}
            value={values.pointsEach[userId] ?? ""}
            onChange={(typed) => values.setPointsOf(userId, typed)}
          />
        ))}
    </>
  );
}

/** Asks the AI for proposals, where there are criteria and a text. */
function ProposeButton({ piece: { databaseId, given, text } }: { piece: Piece }) {
  const [propose, isProposing] = useMutation(proposeMarks);
  if (given.criteria.length === 0 || text === "") return null;
  return (
    <Button
      size="sm"
      icon={<Sparkles />}
      busy={isProposing}
      onClick={() => void propose({ submissionId: databaseId })}
    >
      Propose with AI
    </Button>
  );
}

/** The mark of a piece, by keys: digits choose levels, Enter accepts, r returns, c goes to the comment. */
export function MarkForm({
  submission: key,
  onMarked,
}: {
  submission: MarkForm_submission$key;
  onMarked: () => void;
}) {
  const piece = useFragment(fragment, key);
  const { databaseId: submissionId, number, given } = piece;
  const values = useMarkValues(submissionId, given.criteria);
  const commentField = useRef<HTMLDivElement>(null);
  const fields = useRef<HTMLDivElement>(null);
  const [grade, isGrading] = useMutation(gradeSubmission);
  const [giveBack, isReturning] = useMutation(returnSubmission);
  const mayReturn = number <= given.assignment.resubmissions;
  const judge = async (commit: typeof grade) => {
    if (stopAtTooLong(fields.current)) return;
    const typed = [values.points, ...Object.values(values.pointsEach)];
    if (typed.some((text) => findPointsProblem(text, given.assignment.points))) {
      fields.current?.querySelector<HTMLElement>("input[aria-invalid=true]")?.focus();
      return;
    }
    if (!(await commit({ submissionId, input: values.toInput() }))) return;
    values.forget();
    onMarked();
  };
  const onAccept = () => void judge(grade);
  const onReturn = () => mayReturn && void judge(giveBack);
  const { current, setCurrent } = useMarkKeys({
    criteria: given.criteria,
    values,
    commentField,
    onAccept,
    onReturn,
  });
  return (
    <Card title="Mark" actions={<ProposeButton piece={piece} />}>
      <div ref={fields} className="grid gap-5">
        <CriterionFields piece={piece} values={values} current={current} onCurrent={setCurrent} />
        <PointsFields piece={piece} values={values} />
        <div ref={commentField}>
          <TextArea
            label="Comment on the whole"
            value={values.comment}
            onChange={values.setComment}
            limit={submissionLimits.comment}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" busy={isGrading} onClick={onAccept}>
            Accept
          </Button>
          {mayReturn ? (
            <Button busy={isReturning} onClick={onReturn}>
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
