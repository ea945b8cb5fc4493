import { Trash2 } from "lucide-react";
import { graphql } from "react-relay";
import {
  type AssignmentKind,
  assignmentLabels,
  assignmentLimits,
  type LateRule,
  type SubmissionPart,
} from "#gateway/domains/assignments/contract";
import type { AssignmentFieldsTopicsQuery } from "~/__generated__/AssignmentFieldsTopicsQuery.graphql";
import { UploadArea } from "~/files/UploadArea";
import { makeKey } from "~/forms/makeKey";
import type { FieldBinding } from "~/forms/useForm";
import type { ChosenOptions } from "~/forms/useOptionField";
import { useFetched } from "~/relay/useFetched";
import { AddButton } from "~/ui/AddButton";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { FieldGroup } from "~/ui/FieldGroup";
import { IconButton } from "~/ui/IconButton";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";

/** A milestone as it is typed. */
interface TypedMilestone {
  key: string;
  title: string;
  description: string;
  daysBefore: string;
}

/** The values of the form of an assignment. */
export interface AssignmentValues {
  courseId: string;
  topicId: string;
  kind: AssignmentKind;
  title: string;
  markdown: string;
  fileIds: number[];
  accepts: SubmissionPart[];
  points: string;
  rubricId: string;
  resubmissions: string;
  lateRule: LateRule;
  latePercent: string;
  handInDraftsAtDue: boolean;
  milestones: TypedMilestone[];
  teamSize: string;
  teamsByLearner: boolean;
  marksEach: boolean;
}

/** A new assignment. */
export const newAssignment: AssignmentValues = {
  courseId: "",
  topicId: "",
  kind: "ASSIGNMENT",
  title: "",
  markdown: "",
  fileIds: [],
  accepts: ["TEXT", "FILES"],
  points: "10",
  rubricId: "",
  resubmissions: "1",
  lateRule: "ACCEPT",
  latePercent: "10",
  handInDraftsAtDue: false,
  milestones: [],
  teamSize: "1",
  teamsByLearner: false,
  marksEach: false,
};

interface NamedChoice {
  readonly databaseId: number;
  readonly name: string;
}

/** The choices that the fields of an assignment offer, with their names. */
export interface OfferedChoices {
  course: ComboboxOption | null;
  files: readonly NamedChoice[];
  rubrics: readonly (NamedChoice & { readonly points: number })[];
}

const query = graphql`
  query AssignmentFieldsTopicsQuery($courseId: Int!) {
    course(databaseId: $courseId) {
      modules {
        name
        topics { databaseId name }
      }
    }
  }
`;

interface TopicProps {
  field: FieldBinding<string>;
  /** The chosen course; 0 without one. */
  courseId: number;
}

/** A choice of one of the course's topics. */
export function TopicSelect({ field, courseId }: TopicProps) {
  const modules = useFetched<AssignmentFieldsTopicsQuery>(query, { courseId })?.course?.modules ?? [];
  return (
    <Select
      {...field}
      placeholder="No topic"
      disabled={courseId === 0}
      options={modules.flatMap(({ name, topics }) =>
        topics.map((topic) => ({ value: String(topic.databaseId), label: `${name}: ${topic.name}` })),
      )}
      hint="With a topic, the due date can follow its planned date."
    />
  );
}

interface FilesProps extends FieldBinding<number[]> {
  /** The names of the files that are saved. */
  known: readonly { readonly databaseId: number; readonly name: string }[];
  /** Keeps the names of the others with the form's unsaved input. */
  chosen: ChosenOptions;
}

/** Files that belong to a text: uploaded here, in this order. */
export function FileRows({ id, label, value: ids, onChange, error, known, chosen }: FilesProps) {
  const getName = (fileId: number) =>
    chosen.read(`file:${fileId}`)?.label ??
    known.find(({ databaseId }) => databaseId === fileId)?.name ??
    `File ${fileId}`;
  return (
    <FieldGroup id={id} label={label} error={error} className="grid gap-2">
      <ul className="grid gap-1">
        {ids.map((fileId) => (
          <li key={fileId} className="flex items-center justify-between gap-2 text-sm">
            <span className="min-w-0 wrap-anywhere">{getName(fileId)}</span>
            <IconButton
              label={`Remove ${getName(fileId)}`}
              icon={<Trash2 />}
              onClick={() => onChange(ids.filter((other) => other !== fileId))}
            />
          </li>
        ))}
      </ul>
      {ids.length < assignmentLimits.files && (
        <UploadArea
          label="Add file"
          onUploaded={(file) => {
            chosen.note(`file:${file.id}`, { value: String(file.id), label: file.name });
            onChange([...ids.filter((other) => other !== file.id), file.id]);
          }}
        />
      )}
    </FieldGroup>
  );
}

const makeMilestone = (): TypedMilestone => ({
  key: makeKey(),
  title: "",
  description: "",
  daysBefore: "7",
});

/** The milestones of a project, each so many days before the due date. */
export function MilestoneRows({ id, label, value: rows, onChange, error }: FieldBinding<TypedMilestone[]>) {
  const change = (key: string, by: Partial<TypedMilestone>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...by } : row)));
  return (
    <FieldGroup id={id} label={label} error={error} isLong className="grid gap-3">
      {rows.map(({ key, title, description, daysBefore }, index) => (
        <div
          key={key}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 border-b border-line pb-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_10rem_auto]"
        >
          <TextInput
            label={`${assignmentLabels.milestone} ${index + 1}`}
            value={title}
            limit={assignmentLimits.milestoneTitle}
            onChange={(typed) => change(key, { title: typed })}
          />
          <TextInput
            label="Description"
            className="max-sm:order-2 max-sm:col-span-2"
            value={description}
            limit={assignmentLimits.milestoneText}
            onChange={(typed) => change(key, { description: typed })}
          />
          <TextInput
            label="Days before due"
            className="max-sm:order-3"
            value={daysBefore}
            inputMode="numeric"
            onChange={(typed) => change(key, { daysBefore: typed })}
          />
          <IconButton
            label={`Remove ${title || `milestone ${index + 1}`}`}
            icon={<Trash2 />}
            onClick={() => onChange(rows.filter((row) => row.key !== key))}
          />
        </div>
      ))}
      {rows.length < assignmentLimits.milestones && (
        <AddButton className="justify-self-start" onClick={() => onChange([...rows, makeMilestone()])}>
          Add milestone
        </AddButton>
      )}
    </FieldGroup>
  );
}
