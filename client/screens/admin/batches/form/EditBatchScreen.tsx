import { graphql, useFragment } from "react-relay";
import {
  batchStatusLabels,
  batchTypeLabels,
  presetDays,
  weekdaysIn,
} from "#gateway/domains/batches/contract";
import {
  type BatchInput,
  batchFormLimits,
  batchLabels,
  batchMessages,
  batchSchema,
} from "#gateway/domains/batches/formContract";
import type { ScheduleTotals } from "#gateway/domains/batches/scheduleContract";
import { isDay } from "#gateway/domains/dayTextContract";
import { findValue, getOptions } from "#gateway/domains/labelsContract";
import type { EditBatchScreenBatchForm_batch$key } from "~/__generated__/EditBatchScreenBatchForm_batch.graphql";
import type { EditBatchScreenQuery } from "~/__generated__/EditBatchScreenQuery.graphql";
import { createBatch, updateBatch } from "~/commands/batchCommands";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { withZone } from "~/formats/ranges";
import { FormCard } from "~/forms/FormCard";
import { useKeptPlace } from "~/forms/useKeptPlace";
import { useSave } from "~/forms/useSave";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { ScreenHead } from "~/layout/ScreenHead";
import type { FragmentData } from "~/relay/fragmentData";
import { type FoundProps, foundScreen } from "~/screens/admin/foundScreen";
import { DateInput } from "~/ui/DateInput";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { TimeInput } from "~/ui/TimeInput";
import { daysIn, ScheduleFields } from "./ScheduleFields";

const fragment = graphql`
  fragment EditBatchScreenBatchForm_batch on Batch {
    name
    description
    startDate
    endDate
    startTime
    endTime
    duration
    totalHours
    completedHours
    noOfDays
    batchType
    classDays
    computedSchedule { duration noOfDays totalHours completedHours }
    meetingLink
    status
    updatedAt
  }
`;

type Values = Record<keyof typeof batchLabels, string>;

/** The saved values of a batch, as a query reads them. */
type SavedBatch = Omit<FragmentData<EditBatchScreenBatchForm_batch$key>, " $fragmentType">;

const newBatch: Values = {
  name: "",
  description: "",
  startDate: "",
  endDate: "",
  startTime: "",
  endTime: "",
  duration: "",
  totalHours: "",
  completedHours: "",
  noOfDays: "",
  batchType: "WEEKDAY",
  classDays: presetDays.WEEKDAY.join(","),
  meetingLink: "",
  status: "SCHEDULED",
};

/** Values that equal the calculated schedule are left empty. */
const typedTotal = (known: SavedBatch, name: keyof ScheduleTotals): string =>
  known[name] === known.computedSchedule[name] ? "" : String(known[name]);

/** The initial values; those of a new batch are specified. */
function toValues(known: SavedBatch | null | undefined): Values {
  if (!known) return newBatch;
  const { name, description, startDate, endDate, batchType, status } = known;
  return {
    name,
    description,
    startDate,
    endDate,
    batchType,
    status,
    startTime: known.startTime?.slice(0, 5) ?? "",
    endTime: known.endTime?.slice(0, 5) ?? "",
    classDays: weekdaysIn(known.classDays).join(","),
    duration: typedTotal(known, "duration"),
    totalHours: typedTotal(known, "totalHours"),
    completedHours: typedTotal(known, "completedHours"),
    noOfDays: typedTotal(known, "noOfDays"),
    meetingLink: known.meetingLink ?? "",
  };
}

const toState = (known: SavedBatch | null | undefined) => ({
  version: known?.updatedAt ?? "",
  values: toValues(known),
});

const types = getOptions(batchTypeLabels);
const statuses = getOptions(batchStatusLabels);
/** Formats another person's choice with the form's own labels. */
const formatTheirs = ({ name, theirs }: { name: string; theirs: string }): string =>
  ((name === "classDays" && classDaysInWords(daysIn(theirs))) ||
    [...types, ...statuses].find(({ value }) => value === theirs)?.label) ??
  theirs;

interface Props {
  /** Null for a new batch. */
  batch: EditBatchScreenBatchForm_batch$key | null;
  submitLabel: string;
  /** The address for Cancel. */
  back: string;
  onSave: SaveForm<BatchInput>;
}

const dayOrNone = (text: string) => (isDay(text) ? text : undefined);

/** The form of a new or existing batch; confirms before unsaved changes are lost. */
function BatchForm({ batch, submitLabel, back, onSave }: Props) {
  const known = useFragment(fragment, batch);
  const saved = toState(known);
  const { form, crossing } = useVersionedForm({
    schema: batchSchema,
    labels: batchLabels,
    saved,
    onSave,
    kept: useKeptPlace("batch"),
  });
  const chooseType = (type: string) => {
    const preset = findValue(batchTypeLabels, type);
    form.set("batchType", type);
    if (preset) form.set("classDays", presetDays[preset].join(","));
  };
  return (
    <FormCard
      form={form}
      submit={submitLabel}
      back={back}
      conflict={{ title: batchMessages.changed, crossing, labels: batchLabels, formatTheirs }}
    >
      <TextInput {...form.field("name")} autoComplete="off" limit={batchFormLimits.name} />
      <TextArea {...form.field("description")} limit={batchFormLimits.description} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          {...form.field("batchType")}
          onChange={chooseType}
          options={types}
          hint="Determines the default class days"
        />
        <Select {...form.field("status")} options={statuses} />
        <DateInput {...form.field("startDate")} />
        <DateInput {...form.field("endDate")} min={dayOrNone(form.values.startDate)} />
        <TimeInput {...form.field("startTime")} hint={withZone("Class start")} />
        <TimeInput {...form.field("endTime")} hint={withZone("Class end, by 23:59 of its day")} />
      </div>
      <ScheduleFields
        values={form.values}
        field={form.field}
        set={form.set}
        completedHours={known?.computedSchedule.completedHours ?? 0}
      />
      <TextInput
        {...form.field("meetingLink")}
        inputMode="url"
        verbatim
        hint="For example meet.example.com/abc"
      />
    </FormCard>
  );
}

const createTitle = "Create batch";

/** Creates a batch, then opens it. */
export function CreateBatchScreen() {
  const save = useSave(createBatch);
  return (
    <>
      <ScreenHead
        title={createTitle}
        breadcrumbs={[{ label: "Batches", to: "/admin/batches" }, { label: "Create" }]}
      />
      <BatchForm
        batch={null}
        submitLabel={createTitle}
        back="/admin/batches"
        onSave={(input, { onFieldErrors }) =>
          save({ input }, { onFieldErrors, to: ({ batch }) => `/admin/batches/${batch.databaseId}` })
        }
      />
    </>
  );
}

function Editor({ batch, readNewest }: FoundProps<EditBatchScreenQuery, "batch">) {
  const { databaseId: batchId, name } = batch;
  const title = `Edit ${name}`;
  const back = `/admin/batches/${batchId}`;
  const save = useSave(updateBatch, readNewest);
  return (
    <>
      <ScreenHead title={title} />
      <BatchForm
        batch={batch}
        submitLabel="Save batch"
        back={back}
        onSave={(input, { version, ...saving }) => save({ batchId, version, input }, { ...saving, to: back })}
      />
    </>
  );
}

const query = graphql`
  query EditBatchScreenQuery($batchId: Int!) @preloadable {
    batch(databaseId: $batchId) { databaseId name ...EditBatchScreenBatchForm_batch }
  }
`;

/** Edits a batch, then returns to it. */
export const EditBatchScreen = foundScreen(query, "batch", Editor);
