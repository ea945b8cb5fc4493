import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { lateRuleLabels } from "#gateway/domains/assignments/contract";
import { addDays } from "#gateway/domains/dayContract";
import type { AssignmentWork_assignment$key } from "~/__generated__/AssignmentWork_assignment.graphql";
import type { AssignmentWork_rubrics$key } from "~/__generated__/AssignmentWork_rubrics.graphql";
import { setMilestone } from "~/commands/assignmentCommands";
import { formatDate } from "~/formats/dates";
import { toDayAndTime } from "~/formats/dayAndTime";
import { formatMoment } from "~/formats/moments";
import type { FragmentData } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { Card } from "~/ui/Card";
import { Checkbox } from "~/ui/Checkbox";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { RenderedText } from "~/ui/RenderedText";
import { AssignmentBadge } from "./AssignmentRows";
import { ClosedWork } from "./ClosedWork";
import { DraftForm } from "./DraftForm";
import { FileLinks } from "./FileLinks";
import { RubricTable } from "./RubricTable";
import { TeamCard } from "./TeamCard";
import { TryCard } from "./TryCard";
import { useWithdrawal } from "./useWithdrawal";

const fragment = graphql`
  fragment AssignmentWork_assignment on Assignment {
    id
    databaseId
    html
    points
    accepts
    state
    dueAt
    lateRule
    latePercent
    handInDraftsAtDue
    teamSize
    teamsByLearner
    files { databaseId name url bytes }
    milestones { key title description daysBefore }
    own {
      givenId
      extendedTo
      dueAt
      closesAt
      closed
      teamId
      triesLeft
      milestonesReached
      given {
        criteria { ...criterion_levels @relay(mask: false) }
      }
      submissions {
        id
        databaseId
        number
        state
        text
        link
        updatedAt
        ...TryCard_submission
        files { databaseId name url bytes }
        given { id }
      }
      ...TeamCard_own
    }
  }
`;

/** The rubrics of the tries: apart from what a change returns, since they change with no act of the learner. */
const rubricsFragment = graphql`
  fragment AssignmentWork_rubrics on Assignment {
    own {
      submissions {
        id
        given { id criteria { ...criterion_levels @relay(mask: false) } }
      }
    }
  }
`;

type AssignmentData = FragmentData<AssignmentWork_assignment$key>;
type Rubrics = NonNullable<FragmentData<AssignmentWork_rubrics$key>["own"]>["submissions"];
interface Part {
  assignment: AssignmentData;
  own: NonNullable<AssignmentData["own"]>;
}

interface Props {
  assignment: AssignmentWork_assignment$key & AssignmentWork_rubrics$key;
}

/** An assignment as its learner works on it: the text, the rubric, the draft, and what came back. */
export function AssignmentWork({ assignment: key }: Props) {
  const assignment = useFragment<AssignmentWork_assignment$key>(fragment, key);
  const rubrics = useFragment<AssignmentWork_rubrics$key>(rubricsFragment, key).own?.submissions ?? [];
  const { own } = assignment;
  if (!own)
    return (
      <Card title="Task">
        <RenderedText html={assignment.html} />
      </Card>
    );
  const { criteria } = own.given;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <div className="grid gap-6">
        <Card title="Task">
          <RenderedText html={assignment.html} />
          {assignment.files.length > 0 && <FileLinks files={assignment.files} />}
        </Card>
        <Tries assignment={assignment} own={own} rubrics={rubrics} />
      </div>
      <div className="grid gap-6">
        <Glance assignment={assignment} own={own} />
        {assignment.teamSize > 1 && (
          <TeamCard own={own} size={assignment.teamSize} byLearner={assignment.teamsByLearner} />
        )}
        {assignment.milestones.length > 0 && <Milestones assignment={assignment} own={own} />}
        {criteria.length > 0 && (
          <Card title="How it is marked">
            <RubricTable criteria={criteria} />
          </Card>
        )}
      </div>
    </div>
  );
}

/** The part that takes the focus after work was handed in or withdrawn. */
type Focused = "draft" | "receipt" | null;

/** The draft of the next try, where one may be written, and the tries before it, the latest first. */
function Tries({ assignment, own, rubrics }: Part & { rubrics: Rubrics }) {
  const [focused, setFocused] = useState<Focused>(null);
  const { withdraw, isBusy, dialog } = useWithdrawal({
    onWithdrawn: () => setFocused("draft"),
    onRestored: () => setFocused("receipt"),
  });
  const tries = own.submissions.toSorted((left, right) => right.number - left.number);
  const draft = tries.find(({ state }) => state === "DRAFT");
  const earlier = tries.filter(({ state }) => state !== "DRAFT");
  const isWaiting = earlier[0]?.state === "HANDED_IN";
  const mayWrite = !isWaiting && own.triesLeft > 0 && (assignment.teamSize === 1 || own.teamId !== null);
  return (
    <>
      {mayWrite && own.closed === null && (
        <DraftForm
          // The number of the try is there before it is saved: the form, its focus and its uploads outlast the first save.
          key={draft?.number ?? (tries[0]?.number ?? 0) + 1}
          assignmentId={assignment.databaseId}
          accepts={assignment.accepts}
          draft={draft}
          triesLeft={own.triesLeft}
          isOfTeam={own.teamId !== null}
          hasFocus={focused === "draft"}
          onHandedIn={() => setFocused("receipt")}
        />
      )}
      {mayWrite && own.closed != null && (
        <ClosedWork assignmentId={assignment.databaseId} closed={own.closed} draft={draft} />
      )}
      {earlier.map((submission, index) => (
        <TryCard
          key={submission.id}
          submission={submission}
          criteria={rubrics.find(({ id }) => id === submission.id)?.given.criteria ?? []}
          hasFocus={index === 0 && focused === "receipt"}
          onWithdraw={own.closed === null ? (submissionId) => void withdraw(submissionId) : null}
          isWithdrawing={isBusy}
        />
      ))}
      <ConfirmDialog {...dialog} title="Withdraw your work?" confirmLabel="Withdraw" />
    </>
  );
}

/** The state of an assignment, and its terms. */
function Glance({ assignment, own }: Part) {
  return (
    <Card title="At a glance">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        <dt className="text-muted">State</dt>
        <dd>{assignment.state && <AssignmentBadge state={assignment.state} />}</dd>
        <dt className="text-muted">Due</dt>
        <dd className="tabular-nums">
          {own.dueAt ? formatMoment(own.dueAt) : "No due date"}
          {own.extendedTo && " (extended)"}
        </dd>
        {own.closesAt && (
          <>
            <dt className="text-muted">Closes</dt>
            <dd className="tabular-nums">{formatMoment(own.closesAt)}</dd>
          </>
        )}
        <dt className="text-muted">Points</dt>
        <dd className="tabular-nums">{assignment.points}</dd>
        <dt className="text-muted">Late work</dt>
        <dd>
          {assignment.lateRule === "PERCENT"
            ? `${assignment.latePercent}% off for each day`
            : lateRuleLabels[assignment.lateRule === "REFUSE" ? "REFUSE" : "ACCEPT"]}
        </dd>
        {assignment.handInDraftsAtDue && (
          <>
            <dt className="text-muted">Drafts</dt>
            <dd>Handed in by themselves when they're due</dd>
          </>
        )}
        <dt className="text-muted">Attempts left</dt>
        <dd className="tabular-nums">{own.triesLeft}</dd>
      </dl>
    </Card>
  );
}

/** The milestones of a project, each completed when it is reached. */
function Milestones({ assignment, own }: Part) {
  const [check] = useMutation(setMilestone);
  return (
    <Card title="Milestones">
      <ul className="grid gap-3">
        {assignment.milestones.map(({ key: milestoneKey, title, description, daysBefore }) => (
          <li key={milestoneKey}>
            <Checkbox
              label={title}
              value={own.milestonesReached.includes(milestoneKey)}
              onChange={(isReached) => void check({ givenId: own.givenId, milestoneKey, isReached })}
            />
            <p className="pl-7 text-sm text-muted">
              {description}
              {own.dueAt && ` By ${formatDate(addDays(toDayAndTime(own.dueAt).day, -daysBefore))}`}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
