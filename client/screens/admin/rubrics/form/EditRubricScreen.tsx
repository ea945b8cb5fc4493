import { Trash2 } from "lucide-react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { toNumber } from "#gateway/domains/numberContract";
import {
  mostPoints,
  type RubricInput,
  rubricLabels,
  rubricMessages,
  rubricSchema,
} from "#gateway/domains/rubrics/contract";
import type { EditRubricScreen_rubric$key } from "~/__generated__/EditRubricScreen_rubric.graphql";
import type { EditRubricScreenQuery } from "~/__generated__/EditRubricScreenQuery.graphql";
import { createRubric, deleteRubric, updateRubric } from "~/commands/givingCommands";
import { formatQuantity } from "~/formats/counts";
import { FormCard } from "~/forms/FormCard";
import type { SavedState } from "~/forms/useEditConflict";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { useSave } from "~/forms/useSave";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { ScreenHead } from "~/layout/ScreenHead";
import { removeRowEverywhere } from "~/lists/removeRow";
import type { FragmentData } from "~/relay/fragmentData";
import { useMutation } from "~/relay/useMutation";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { TextInput } from "~/ui/TextInput";
import { useConfirm } from "~/ui/useConfirm";
import { CriteriaFields, makeCriterion, type TypedCriterion, toTypedLevels } from "./CriteriaFields";

const list = "/admin/rubrics";
const breadcrumbs = [
  { label: "Assignments", to: "/admin/assignments" },
  { label: "Rubrics", to: list },
];
const labels = { name: rubricLabels.name, criteria: rubricLabels.criteria };

interface FormProps {
  saved: SavedState<{ name: string; criteria: TypedCriterion[] }>;
  submitLabel: string;
  onSave: SaveForm<RubricInput>;
}

function RubricForm({ saved, submitLabel, onSave }: FormProps) {
  const { form, crossing } = useVersionedForm({
    schema: rubricSchema,
    labels: rubricLabels,
    saved,
    onSave,
    kept: useKeptPlace("rubric"),
  });
  const most = mostPoints(
    form.values.criteria.map(({ levels }) => ({
      levels: levels.map(({ points }) => ({ points: toNumber(points) ?? 0 })),
    })),
  );
  return (
    <FormCard
      form={form}
      submit={submitLabel}
      back={list}
      className="max-w-4xl"
      conflict={{ title: rubricMessages.changed, crossing, labels }}
    >
      <TextInput {...form.field("name")} autoComplete="off" />
      <CriteriaFields {...form.field("criteria")} part={form.partsOf("criteria")} />
      <p role="status" className="text-sm font-medium text-ink tabular-nums">
        At most {formatQuantity(most, { one: "point", many: "points" })}
      </p>
    </FormCard>
  );
}

/** Creates a rubric, then opens the list. */
export function CreateRubricScreen() {
  const save = useSave(createRubric);
  return (
    <>
      <ScreenHead title="Create rubric" breadcrumbs={[...breadcrumbs, { label: "Create" }]} />
      <RubricForm
        saved={{ version: "", values: { name: "", criteria: [makeCriterion()] } }}
        submitLabel="Create rubric"
        onSave={(input, { onFieldErrors }) => save({ input }, { onFieldErrors, to: list })}
      />
    </>
  );
}

const fragment = graphql`
  fragment EditRubricScreen_rubric on Rubric {
    id
    databaseId
    name
    updatedAt
    assignmentCount
    criteria { ...criterion_levels @relay(mask: false) }
  }
`;

type Rubric = FragmentData<EditRubricScreen_rubric$key>;

const toValues = ({ name, criteria }: Rubric) => ({
  name,
  criteria: criteria.map(({ levels, ...criterion }) => ({ ...criterion, levels: toTypedLevels(levels) })),
});

function DeleteRubric({ rubric: { id: nodeId, databaseId, name } }: { rubric: Rubric }) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const [remove] = useMutation(deleteRubric);
  const { ask, dialog } = useConfirm(async (rubricId: number, options) => {
    const updater = removeRowEverywhere(environment, { rootField: "rubrics", nodeId });
    const deleted = await remove({ rubricId }, { ...options, updater });
    if (deleted) void navigate(list);
    return deleted;
  });
  return (
    <>
      <Button icon={<Trash2 />} onClick={() => ask(databaseId)}>
        Delete
      </Button>
      <ConfirmDialog
        {...dialog}
        title={`Delete ${name}`}
        message="Given assignments keep their copy."
        confirmLabel="Delete rubric"
      />
    </>
  );
}

function Editor({ rubric: key, readNewest }: FoundProps<EditRubricScreenQuery, "rubric">) {
  const rubric = useFragment<EditRubricScreen_rubric$key>(fragment, key);
  const { databaseId: rubricId, name, updatedAt, assignmentCount } = rubric;
  const save = useSave(updateRubric, readNewest);
  const uses = formatQuantity(assignmentCount, { one: "assignment uses", many: "assignments use" });
  return (
    <>
      <ScreenHead
        screenTitle={`Edit ${name}`}
        title={name}
        subtitle={`${uses} it. Given assignments keep their copy of the rubric.`}
        breadcrumbs={[...breadcrumbs, { label: name }]}
        actions={assignmentCount === 0 && <DeleteRubric rubric={rubric} />}
      />
      <RubricForm
        saved={{ version: updatedAt, values: toValues(rubric) }}
        submitLabel="Save rubric"
        onSave={(input, { version, ...saving }) =>
          save({ rubricId, version, input }, { ...saving, to: list })
        }
      />
    </>
  );
}

const query = graphql`
  query EditRubricScreenQuery($rubricId: Int!) @preloadable {
    rubric(databaseId: $rubricId) { ...EditRubricScreen_rubric }
  }
`;

/** Changes a rubric; what was given keeps its copy. */
export const EditRubricScreen = foundScreen(query, "rubric", Editor);
