import { useMemo } from "react";
import {
  type BatchCourseInput,
  batchCourseLabels,
  batchCourseSchemaIn,
} from "#gateway/domains/batchCourses/formContract";
import { type FieldError, useForm } from "~/forms/useForm";

/** What the form needs to know of the batch. */
export interface FormBatch {
  readonly startDate: string;
  readonly endDate: string;
  readonly startTime: string | null | undefined;
  readonly endTime: string | null | undefined;
}

/** What the fields show. */
export interface BatchCourseValues {
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

/** Saves a batch course; wrong fields are told, and false says that it was refused. */
export type SaveBatchCourse = (
  input: BatchCourseInput,
  onFieldErrors: (errors: readonly FieldError[]) => void,
) => Promise<boolean>;

interface Options {
  batch: FormBatch;
  initial: BatchCourseValues;
  onSave: SaveBatchCourse;
}

export type BatchCourseFormState = ReturnType<typeof useBatchCourseForm>;

/** The form of a course of a batch whose dates are known. */
export function useBatchCourseForm({ batch, initial, onSave }: Options) {
  const { startDate, endDate } = batch;
  const form = useForm({
    schema: useMemo(() => batchCourseSchemaIn({ startDate, endDate }), [startDate, endDate]),
    labels: batchCourseLabels,
    initial,
    onSubmit: (input): Promise<boolean> => onSave(input, (errors) => form.setServerErrors(errors)),
  });
  return form;
}
