import { TriangleAlert } from "lucide-react";
import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import { getOptions } from "#gateway/domains/labelsContract";
import { assignTrainerSchema, trainerLabels, trainerRoleLabels } from "#gateway/domains/trainers/contract";
import type { AssignTrainerScreenQuery } from "~/__generated__/AssignTrainerScreenQuery.graphql";
import type { AssignTrainerScreenTrainerPickerQuery } from "~/__generated__/AssignTrainerScreenTrainerPickerQuery.graphql";
import type { AssignTrainerScreenTrainerWarningsQuery } from "~/__generated__/AssignTrainerScreenTrainerWarningsQuery.graphql";
import { assignTrainer } from "~/commands/batchCommands";
import { FormCard } from "~/forms/FormCard";
import { useForm } from "~/forms/useForm";
import type { Saved } from "~/forms/useLeaveForm";
import { useSave } from "~/forms/useSave";
import { ScreenHead } from "~/layout/ScreenHead";
import { quietRequest } from "~/relay/network";
import { useMatches } from "~/relay/useMatches";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { personOption } from "~/screens/admin/PersonPicker";
import type { ComboboxOption } from "~/ui/comboboxOption";
import { MatchCombobox, type MatchFieldProps } from "~/ui/MatchCombobox";
import { Select } from "~/ui/Select";

const trainerPickerQuery = graphql`
  query AssignTrainerScreenTrainerPickerQuery($batchId: Int!, $courseId: Int!, $search: String) {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      id
      assignableTrainers(search: $search) { id databaseId name email }
    }
  }
`;

interface Props extends MatchFieldProps {
  batchId: number;
  courseId: number;
}

/** A choice of staff without a role in the course. */
function TrainerPicker({ batchId, courseId, ...props }: Props) {
  const found = useMatches<AssignTrainerScreenTrainerPickerQuery, ComboboxOption>({
    query: trainerPickerQuery,
    variables: (message) => ({ batchId, courseId, search: message }),
    read: ({ batchCourse }) => ({ matches: batchCourse?.assignableTrainers.map(personOption) ?? [] }),
  });
  return <MatchCombobox placeholder="Search by name or email" {...props} found={found} />;
}

const trainerWarningsQuery = graphql`
  query AssignTrainerScreenTrainerWarningsQuery($batchId: Int!, $courseId: Int!, $trainerId: Int!) {
    batchCourse(batchId: $batchId, courseId: $courseId) {
      id
      trainerWarnings(trainerId: $trainerId)
    }
  }
`;

interface TrainerWarningsProps {
  batchId: number;
  courseId: number;
  /** Empty until a trainer is chosen. */
  trainerId: string;
}

/** Lists what the chosen trainer teaches at the same time; assigning still works. */
function TrainerWarnings({ batchId, courseId, trainerId }: TrainerWarningsProps) {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ trainerId: string; warnings: readonly string[] } | null>(null);
  useEffect(() => {
    if (trainerId === "") return;
    const reading = fetchQuery<AssignTrainerScreenTrainerWarningsQuery>(
      environment,
      trainerWarningsQuery,
      { batchId, courseId, trainerId: Number(trainerId) },
      { networkCacheConfig: quietRequest },
    ).subscribe({
      next: ({ batchCourse }) => setKnown({ trainerId, warnings: batchCourse?.trainerWarnings ?? [] }),
      // The warnings are optional, so a failure to load them is ignored.
      error: () => setKnown(null),
    });
    return () => reading.unsubscribe();
  }, [environment, batchId, courseId, trainerId]);
  const warnings = known?.trainerId === trainerId ? known.warnings : [];
  return (
    <div role="status" className="-mt-3 empty:hidden">
      {warnings.map((warning) => (
        <p key={warning} className="flex items-start gap-2 text-sm text-warning-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {warning}
        </p>
      ))}
    </div>
  );
}

const roles = getOptions(trainerRoleLabels);
const title = "Assign trainer";

type Course = NonNullable<AssignTrainerScreenQuery["response"]["batchCourse"]>;

function AssignTrainer({ batchCourse }: Found<AssignTrainerScreenQuery, "batchCourse">) {
  return (
    <>
      <ScreenHead
        screenTitle={`${title}, ${batchCourse.course.title}`}
        title={title}
        subtitle={batchCourse.course.title}
      />
      <AssignTrainerForm course={batchCourse} />
    </>
  );
}

const query = graphql`
  query AssignTrainerScreenQuery($batchId: Int!, $courseId: Int!) @preloadable {
    batchCourse(batchId: $batchId, courseId: $courseId) { ...batchCourseContext_key @relay(mask: false) }
  }
`;

/** Gives a staff member a role in a batch course, then opens the course's trainers. */
export const AssignTrainerScreen = foundScreen(query, "batchCourse", AssignTrainer);

function AssignTrainerForm({ course: { batchId, courseId } }: { course: Course }) {
  const [trainer, setTrainer] = useState<ComboboxOption | null>(null);
  const save = useSave(assignTrainer);
  const back = `/admin/batches/${batchId}/courses/${courseId}/trainers`;
  const form = useForm({
    schema: assignTrainerSchema,
    labels: trainerLabels,
    initial: { trainerId: "", role: "" },
    onSubmit: (input): Promise<Saved> =>
      save({ batchId, courseId, input }, { onFieldErrors: form.setServerErrors, to: back }),
  });
  const { value: trainerId, onChange: chooseId, ...trainerField } = form.field("trainerId");
  return (
    <FormCard form={form} submit={title} back={back} className="max-w-xl">
      <TrainerPicker
        {...trainerField}
        batchId={batchId}
        courseId={courseId}
        value={trainer}
        onChange={(option) => {
          setTrainer(option);
          chooseId(option?.value ?? "");
        }}
        hint="Staff not yet assigned to this course"
      />
      <TrainerWarnings batchId={batchId} courseId={courseId} trainerId={trainerId} />
      <Select {...form.field("role")} options={roles} />
    </FormCard>
  );
}
