import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { assignmentKindLabels, type SubmissionPart } from "#gateway/domains/assignments/contract";
import type { EditAssignmentScreen_assignment$key } from "~/__generated__/EditAssignmentScreen_assignment.graphql";
import type { EditAssignmentScreenQuery } from "~/__generated__/EditAssignmentScreenQuery.graphql";
import { deleteAssignment, updateAssignment } from "~/commands/givingCommands";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { removeRowEverywhere } from "~/lists/removeRow";
import type { FragmentData } from "~/relay/fragmentData";
import { useLiveScreen } from "~/relay/useLiveScreen";
import { useMutation } from "~/relay/useMutation";
import { courseOption } from "~/screens/admin/CoursePicker";
import { assignmentsChanged } from "~/screens/admin/changes";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { EmptyCard } from "~/ui/EmptyCard";
import { useConfirm } from "~/ui/useConfirm";
import type { AssignmentValues } from "./AssignmentFields";
import { AssignmentForm } from "./AssignmentForm";
import { GiveDialog } from "./given/GiveDialog";
import { GivenCard } from "./given/GivenCard";

const fragment = graphql`
  fragment EditAssignmentScreen_assignment on Assignment {
    id
    databaseId
    title
    kind
    markdown
    accepts
    points
    resubmissions
    lateRule
    latePercent
    handInDraftsAtDue
    teamSize
    teamsByLearner
    marksEach
    updatedAt
    course { databaseId code title }
    topic { databaseId }
    rubric { databaseId }
    files { databaseId name }
    milestones { key title description daysBefore }
    given { id submissionCount ...GivenCard_given }
  }
`;

const query = graphql`
  query EditAssignmentScreenQuery($assignmentId: Int!) @preloadable {
    assignment(databaseId: $assignmentId) { databaseId ...EditAssignmentScreen_assignment }
    rubrics(first: 100) {
      nodes { databaseId name points }
    }
  }
`;

type Assignment = FragmentData<EditAssignmentScreen_assignment$key>;
const list = "/admin/assignments";
const toText = (row: { readonly databaseId: number } | null | undefined) =>
  row ? String(row.databaseId) : "";

function toValues(assignment: Assignment): AssignmentValues {
  const { title, markdown, kind, lateRule, teamsByLearner, marksEach, files, milestones } = assignment;
  return {
    title,
    markdown,
    handInDraftsAtDue: assignment.handInDraftsAtDue,
    teamsByLearner,
    marksEach,
    fileIds: files.map(({ databaseId }) => databaseId),
    kind: kind === "PROJECT" ? "PROJECT" : "ASSIGNMENT",
    lateRule: lateRule === "%future added value" ? "ACCEPT" : lateRule,
    accepts: assignment.accepts.filter((part): part is SubmissionPart => part !== "%future added value"),
    courseId: toText(assignment.course),
    topicId: toText(assignment.topic),
    rubricId: toText(assignment.rubric),
    points: String(assignment.points),
    resubmissions: String(assignment.resubmissions),
    latePercent: String(assignment.latePercent),
    teamSize: String(assignment.teamSize),
    milestones: milestones.map(({ daysBefore, ...rest }) => ({ ...rest, daysBefore: String(daysBefore) })),
  };
}

function DeleteAssignment({ assignment }: { assignment: Assignment }) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [remove] = useMutation(deleteAssignment);
  const { ask, dialog } = useConfirm(async (assignmentId: number, options) => {
    const updater = removeRowEverywhere(environment, { rootField: "assignments", nodeId: assignment.id });
    const deleted = await remove({ assignmentId }, { ...options, updater });
    if (deleted) void navigate(list);
    return deleted;
  });
  return (
    <>
      <Button icon={<Trash2 />} onClick={() => ask(assignment.databaseId)}>
        Delete
      </Button>
      <ConfirmDialog
        {...dialog}
        title={`Delete ${assignment.title}`}
        message="Learners no longer see it, and their drafts are deleted, too."
        confirmLabel="Delete assignment"
      />
    </>
  );
}

/** To whom it was given, with dates, extensions and teams. */
function GivenList({ assignment }: { assignment: Assignment }) {
  const [isGiving, setGiving] = useState(false);
  const { given, topic, teamSize, databaseId: assignmentId } = assignment;
  const give = (
    <Button variant="primary" icon={<Plus />} onClick={() => setGiving(true)}>
      Give
    </Button>
  );
  return (
    <section aria-labelledby="given" className="mb-8 grid max-w-4xl gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 id="given" className="text-base font-semibold text-ink">
          Given to
        </h2>
        {given.length > 0 && give}
      </div>
      {given.length === 0 && (
        <EmptyCard title="Not given yet" action={give}>
          Give it to a batch with its dates, or to everyone enrolled in the course.
        </EmptyCard>
      )}
      {given.map((row) => (
        <GivenCard
          key={row.id}
          given={row}
          assignmentId={assignmentId}
          teamSize={teamSize}
          hasTopic={topic != null}
        />
      ))}
      {isGiving && (
        <GiveDialog
          assignmentId={assignmentId}
          hasTopic={topic != null}
          given={null}
          onClose={() => setGiving(false)}
        />
      )}
    </section>
  );
}

function Editor({
  assignment: key,
  rubrics,
  readNewest,
}: FoundProps<EditAssignmentScreenQuery, "assignment">) {
  const assignment = useFragment<EditAssignmentScreen_assignment$key>(fragment, key);
  const { databaseId: assignmentId, title, kind, course, files, given, updatedAt } = assignment;
  useLiveScreen(query, assignmentsChanged);
  const save = useSave(updateAssignment, readNewest);
  const isHandedIn = given.some(({ submissionCount }) => submissionCount > 0);
  const kindName = kind === "%future added value" ? "" : `${assignmentKindLabels[kind]} of `;
  return (
    <>
      <ScreenHead
        screenTitle={`Edit ${title}`}
        title={title}
        subtitle={`${kindName}${course.title}`}
        breadcrumbs={[{ label: "Assignments", to: list }, { label: title }]}
        actions={!isHandedIn && <DeleteAssignment assignment={assignment} />}
      />
      <GivenList assignment={assignment} />
      <h2 className="mb-3 text-base font-semibold text-ink">Task</h2>
      <AssignmentForm
        saved={{ version: updatedAt, values: toValues(assignment) }}
        course={courseOption(course)}
        keepsCourse={given.length > 0}
        files={files}
        rubrics={rubrics.nodes}
        submitLabel="Save assignment"
        onSave={(input, { version, ...saving }) => save({ assignmentId, version, input }, saving)}
      />
    </>
  );
}

/** An assignment: to whom it was given, and what it is. */
export const EditAssignmentScreen = foundScreen(query, "assignment", Editor);
