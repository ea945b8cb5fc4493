import { useEffect, useState } from "react";
import { z } from "zod";
import {
  addMinutesSchema,
  exceptionFormSchema,
  resultsLabels,
  resultsMessages,
} from "#gateway/domains/assessments/resultsContract";
import { optionalId } from "#gateway/domains/contract";
import type { assessmentCommandsRegradeMutation$data } from "~/__generated__/assessmentCommandsRegradeMutation.graphql";
import { addMinutes, grantException, regrade, releaseMarks } from "~/commands/assessmentCommands";
import { toMoment } from "~/formats/dayAndTime";
import { FormDialog } from "~/forms/FormDialog";
import { keptTexts } from "~/forms/keptTexts";
import { bindMoment, MomentFields } from "~/forms/MomentFields";
import { useDialogForm } from "~/forms/useDialogForm";
import { useKeptState } from "~/forms/useKeptState";
import { useOptionField } from "~/forms/useOptionField";
import { useMutation } from "~/relay/useMutation";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { PersonPicker } from "~/screens/admin/PersonPicker";
import { ActionDialog } from "~/ui/ActionDialog";
import { NumberInput } from "~/ui/NumberInput";
import { TextArea } from "~/ui/TextArea";
import { showToast } from "~/ui/toasts";

interface DialogProps {
  assessmentId: number;
  onClose: () => void;
}

interface MinutesProps extends DialogProps {
  /** Null for all open attempts. */
  attemptId: number | null;
}

/** Gives one open attempt, or all, more minutes. */
export function AddMinutes({ assessmentId, attemptId, onClose }: MinutesProps) {
  const form = useDialogForm(addMinutes, {
    schema: addMinutesSchema,
    labels: { minutes: resultsLabels.minutes },
    initial: { minutes: "10" },
    toVariables: ({ minutes }) => ({ assessmentId, attemptId, minutes }),
    onClose,
  });
  return (
    <FormDialog
      title={attemptId === null ? "Add minutes for all" : "Add minutes"}
      description="Open attempts end later at once."
      form={form}
      submit="Add minutes"
      onClose={onClose}
    >
      <NumberInput {...form.field("minutes")} min={1} max={600} data-autofocus />
    </FormDialog>
  );
}

const noException = {
  userId: "",
  extraMinutes: "0",
  extraAttempts: "0",
  closesDay: "",
  closesTime: "",
  reason: "",
};

/** Grants one learner more minutes, more attempts or another closing time. */
export function GrantException({ assessmentId, onClose }: DialogProps) {
  const form = useDialogForm(grantException, {
    schema: exceptionFormSchema,
    labels: resultsLabels,
    initial: noException,
    kept: { name: "exception", id: assessmentId },
    toVariables: ({ closesDay, closesTime, ...granted }) => ({
      input: { assessmentId, ...granted, closesAt: toMoment({ day: closesDay, time: closesTime }, "closes") },
    }),
    onClose,
  });
  const person = useOptionField(form.field("userId"));
  return (
    <FormDialog
      title="Grant exception"
      description="It replaces the learner's earlier exceptions."
      form={form}
      submit="Save exception"
      onClose={onClose}
    >
      <PersonPicker {...person} userType="U" />
      <NumberInput {...form.field("extraMinutes")} min={0} max={600} />
      <NumberInput {...form.field("extraAttempts")} min={0} max={20} />
      <MomentFields
        {...bindMoment(form, ["closesDay", "closesTime"])}
        end="closes"
        hint="Leave empty to close as for the others."
      />
      <TextArea {...form.field("reason")} rows={2} />
    </FormDialog>
  );
}

const releaseLabels = { batchId: "Batch" };
const releaseSchema = z.object({ batchId: optionalId(releaseLabels.batchId) });

/** Shows marks that were held to the learners of one batch, or to everyone. */
export function ReleaseMarks({ assessmentId, onClose }: DialogProps) {
  const form = useDialogForm(releaseMarks, {
    schema: releaseSchema,
    labels: releaseLabels,
    initial: { batchId: "" },
    toVariables: ({ batchId }) => ({ assessmentId, batchId: batchId ?? null }),
    onClose,
  });
  const batch = useOptionField(form.field("batchId"));
  return (
    <FormDialog
      title="Release marks"
      description="Learners see their marks at once and are notified. Later attempts are released at once, too."
      form={form}
      submit={batch.value ? `Release to ${batch.value.label}` : "Release to everyone"}
      onClose={onClose}
    >
      <BatchPicker {...batch} required={false} hint="Leave empty to release them to everyone." />
    </FormDialog>
  );
}

type Outcome = NonNullable<assessmentCommandsRegradeMutation$data["result"]["payload"]>;

function Changes({ outcome }: { outcome: Outcome }) {
  if (outcome.attempts.length === 0)
    return (
      <p role="status" className="text-sm text-soft">
        No key has changed since these attempts. Correct a question's key first, then regrade.
      </p>
    );
  return (
    <>
      <p role="status" className="text-sm text-soft tabular-nums">
        {`${outcome.gained} would gain, ${outcome.lost} would lose`}
      </p>
      <ul aria-label="Changes" className="mt-2 grid max-h-64 gap-1 overflow-y-auto text-sm">
        {outcome.attempts.map(({ attemptId, learnerName, before, after }) => (
          <li key={attemptId} className="flex justify-between gap-4 border-t border-line pt-1 tabular-nums">
            <span className="min-w-0 wrap-anywhere text-ink">{learnerName}</span>
            <span className="shrink-0 text-soft">{`${before} to ${after}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Why an exam is regraded, until it is. */
const openReason = keptTexts("regrade-reason");

/** Shows who would gain or lose by corrected keys, then scores the attempts again. */
export function RegradeDialog({ assessmentId, onClose }: DialogProps) {
  const [commit, busy] = useMutation(regrade);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const {
    value: reason,
    change: setReason,
    forget,
  } = useKeptState({ open: openReason, id: assessmentId, initial: "" });
  useEffect(() => {
    void commit({ assessmentId, dryRun: true }).then(setOutcome);
  }, [commit, assessmentId]);
  const save = async () => {
    if (!(await commit({ assessmentId, dryRun: false, reason }))) return;
    showToast({ tone: "success", message: resultsMessages.regraded });
    forget();
    onClose();
  };
  const isNeeded = outcome !== null && outcome.attempts.length > 0;
  return (
    <ActionDialog
      title="Regrade"
      description="Rescores all attempts by the current keys. Earlier marks stay in the history."
      action="Regrade"
      busy={busy}
      disabled={!isNeeded}
      onAction={save}
      onClose={onClose}
      onCancel={forget}
    >
      <div className="grid gap-4">
        {outcome && <Changes outcome={outcome} />}
        {isNeeded && <TextArea label="Reason" rows={2} value={reason} onChange={setReason} />}
      </div>
    </ActionDialog>
  );
}
