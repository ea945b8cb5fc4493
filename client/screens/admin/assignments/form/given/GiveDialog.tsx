import { z } from "zod";
import { assignmentLabels, assignmentLimits } from "#gateway/domains/assignments/contract";
import { wholeNumber } from "#gateway/domains/numberFieldContract";
import { giveAssignment } from "~/commands/givingCommands";
import { toDayAndTime, toMoment } from "~/formats/dayAndTime";
import { FormDialog } from "~/forms/FormDialog";
import { bindMoment, MomentFields } from "~/forms/MomentFields";
import { useDialogForm } from "~/forms/useDialogForm";
import { useOptionField } from "~/forms/useOptionField";
import { BatchPicker } from "~/screens/admin/BatchPicker";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";

const giving = z.object({
  batchId: z.string(),
  opensDay: z.string(),
  opensTime: z.string(),
  due: z.enum(["NONE", "DATE", "TOPIC"]),
  dueAt: z.string(),
  dueTime: z.string(),
  daysAfterTopic: wholeNumber(assignmentLabels.daysAfterTopic, { max: assignmentLimits.daysAfter }),
  closesAt: z.string(),
  closesTime: z.string(),
});
const schema = giving.refine(({ due, dueAt }) => due !== "DATE" || dueAt !== "", {
  path: ["dueAt"],
  message: "Enter the day on which it is due",
});

const labels = {
  batchId: assignmentLabels.batchId,
  opensDay: assignmentLabels.opensAt,
  opensTime: "Opens (time)",
  due: assignmentLabels.dueAt,
  dueAt: "Due on",
  dueTime: "Due (time)",
  daysAfterTopic: assignmentLabels.daysAfterTopic,
  closesAt: assignmentLabels.closesAt,
  closesTime: "Closes (time)",
};

/** A given assignment, as the dialog changes it. */
interface GivenDates {
  readonly batch: { readonly databaseId: number; readonly name: string } | null | undefined;
  readonly opensAt: string;
  readonly dueAt: string | null | undefined;
  readonly closesAt: string | null | undefined;
  readonly daysAfterTopic: number | null | undefined;
  readonly updatedAt: string;
}

interface Props {
  assignmentId: number;
  /** Whether its topic has a planned date to follow. */
  hasTopic: boolean;
  /** Null for a new one. */
  given: GivenDates | null;
  onClose: () => void;
}

function toInitial(given: GivenDates | null): Record<Exclude<keyof typeof labels, "due">, string> & {
  due: "NONE" | "DATE" | "TOPIC";
} {
  const follows = given?.daysAfterTopic != null;
  const [opens, due, closes] = [given?.opensAt, follows ? null : given?.dueAt, given?.closesAt].map(
    toDayAndTime,
  );
  const dueKind = follows ? "TOPIC" : "DATE";
  return {
    batchId: given?.batch ? String(given.batch.databaseId) : "",
    opensDay: opens?.day ?? "",
    opensTime: opens?.time ?? "",
    due: given && !given.dueAt && !follows ? "NONE" : dueKind,
    dueAt: due?.day ?? "",
    dueTime: due?.time ?? "",
    daysAfterTopic: String(given?.daysAfterTopic ?? 7),
    closesAt: closes?.day ?? "",
    closesTime: closes?.time ?? "",
  };
}

const toGiveInput = (typed: z.output<typeof giving>) => ({
  opensAt: toMoment({ day: typed.opensDay, time: typed.opensTime }, "opens"),
  dueAt: typed.due === "DATE" ? toMoment({ day: typed.dueAt, time: typed.dueTime }, "closes") : null,
  daysAfterTopic: typed.due === "TOPIC" ? typed.daysAfterTopic : null,
  closesAt: toMoment({ day: typed.closesAt, time: typed.closesTime }, "closes"),
});

/** Gives an assignment to a batch or to everyone enrolled, or changes its dates. */
export function GiveDialog({ assignmentId, hasTopic, given, onClose }: Props) {
  const form = useDialogForm(giveAssignment, {
    schema,
    labels,
    initial: toInitial(given),
    toVariables: (typed) => ({
      assignmentId,
      batchId: Number(typed.batchId) || null,
      version: given?.updatedAt ?? null,
      input: toGiveInput(typed),
    }),
    onClose,
  });
  const batchField = useOptionField(form.field("batchId"));
  const { onChange: chooseDue, ...due } = form.field("due");
  const mayFollow = hasTopic && form.values.batchId !== "";
  const kinds = [
    { value: "DATE", label: "On a day" },
    { value: "TOPIC", label: "After its topic's planned date", disabled: !mayFollow },
    { value: "NONE", label: "None" },
  ];
  return (
    <FormDialog
      title={given ? "Change dates" : "Give assignment"}
      description={
        given ? (given.batch?.name ?? "Everyone enrolled") : "Its learners are notified when it opens."
      }
      form={form}
      submit={given ? "Save dates" : "Give assignment"}
      onClose={onClose}
    >
      {!given && (
        <BatchPicker
          {...batchField}
          hint="A batch with the course. Without one it is for everyone enrolled."
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <MomentFields
          {...bindMoment(form, ["opensDay", "opensTime"])}
          end="opens"
          hint="Leave empty to open at once."
        />
      </div>
      <Select
        {...due}
        placeholder={null}
        options={kinds}
        onChange={(kind) => chooseDue(kind === "TOPIC" || kind === "NONE" ? kind : "DATE")}
      />
      {form.values.due === "DATE" && (
        <div className="grid gap-5 sm:grid-cols-2">
          <MomentFields {...bindMoment(form, ["dueAt", "dueTime"])} end="closes" required />
        </div>
      )}
      {form.values.due === "TOPIC" && (
        <TextInput
          {...form.field("daysAfterTopic")}
          inputMode="numeric"
          hint="It moves when the topic moves."
        />
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <MomentFields
          {...bindMoment(form, ["closesAt", "closesTime"])}
          end="closes"
          hint="Leave empty to keep it open."
        />
      </div>
    </FormDialog>
  );
}
