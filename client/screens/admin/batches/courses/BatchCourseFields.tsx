import { useMemo } from "react";
import { batchCourseStatuses, courseTypeLabels } from "#gateway/domains/batchCourses/contract";
import {
  type BatchCourseInput,
  batchCourseLabels,
  batchCourseSchemaIn,
} from "#gateway/domains/batchCourses/formContract";
import { isDay } from "#gateway/domains/dayTextContract";
import { getOptions } from "#gateway/domains/labelsContract";
import { formatDateRange, formatTimings } from "~/formats/ranges";
import { type FieldError, useForm } from "~/forms/useForm";
import type { Saved } from "~/forms/useLeaveForm";
import { batchStatusLabel } from "~/screens/admin/stateBadges";
import { Checkbox } from "~/ui/Checkbox";
import { DateInput } from "~/ui/DateInput";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { TimeInput } from "~/ui/TimeInput";

/** The batch, as the form needs it. */
interface FormBatch {
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string | null | undefined;
  readonly endTime: string | null | undefined;
}

/** The form's values. */
interface BatchCourseValues {
  courseId: string;
  startDate: string;
  endDate: string;
  startTime: string;
  endTime: string;
  duration: string;
  courseType: string;
  planEnabled: boolean;
  locked: boolean;
  status: string;
}

/** Saves a batch course; shows field errors, and returns false when it was refused. */
type SaveBatchCourse = (
  input: BatchCourseInput,
  onFieldErrors: (errors: readonly FieldError[]) => void,
) => Promise<Saved>;

interface Options {
  batch: FormBatch;
  initial: BatchCourseValues;
  onSave: SaveBatchCourse;
}

type BatchCourseFormState = ReturnType<typeof useBatchCourseForm>;

/** The form for a course of a batch with known dates. */
export function useBatchCourseForm({ batch, initial, onSave }: Options) {
  const { startDate, endDate } = batch;
  const form = useForm({
    schema: useMemo(() => batchCourseSchemaIn({ startDate, endDate }), [startDate, endDate]),
    labels: batchCourseLabels,
    initial,
    onSubmit: (input): Promise<Saved> => onSave(input, (errors) => form.setServerErrors(errors)),
  });
  return form;
}

const types = getOptions(courseTypeLabels);
const statuses = batchCourseStatuses.map((value) => ({ value, label: batchStatusLabel(value) }));

interface Props {
  form: BatchCourseFormState;
  batch: FormBatch;
}

/** The fields of a batch course, except the course. */
export function BatchCourseFields({ form, batch }: Props) {
  const { startDate: min, endDate: max } = batch;
  const between = `The batch runs from ${formatDateRange(min, max)}`;
  const timeRange = formatTimings(batch.startTime, batch.endTime);
  const time = timeRange
    ? `Leave empty to use the batch's time, ${timeRange}`
    : "Leave empty to use the batch's time";
  const { required: _always, ...planEnabled } = form.field("planEnabled");
  const { required: _too, ...locked } = form.field("locked");
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <DateInput {...form.field("startDate")} min={min} max={max} hint={between} />
        <DateInput
          {...form.field("endDate")}
          min={isDay(form.values.startDate) ? form.values.startDate : min}
          max={max}
          hint={between}
        />
        <TimeInput {...form.field("startTime")} hint={time} />
        <TimeInput {...form.field("endTime")} hint={`${time}. By 23:59 of its day.`} />
        <TextInput {...form.field("duration")} inputMode="numeric" hint="Length of a class in minutes" />
        <Select {...form.field("courseType")} options={types} />
        <Select {...form.field("status")} options={statuses} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Checkbox {...planEnabled} hint="Give topics dates and flag late ones." />
        <Checkbox {...locked} hint="Can't be re-planned or removed." />
      </div>
    </>
  );
}
