import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useRelayEnvironment } from "react-relay";
import { useLocation, useNavigate } from "react-router-dom";
import type { z } from "zod";
import { createCourse, updateCourse } from "~/commands/courseCommands";
import { type FieldError, useForm } from "~/forms/useForm";
import { useMutation } from "~/relay/useMutation";
import { rebase } from "~/ui/sorting/outline";
import { type CourseState, refreshCourse } from "../courseState";
import {
  type EditorValues,
  editorLabels,
  editorSchema,
  findStep,
  openDraft,
  type StepName,
  steps,
  toCourseValues,
} from "./courseForm";

type SavedCourse = z.output<typeof editorSchema>;

/** The outcome of a save. */
type SaveOutcome =
  | { kind: "saved"; courseId: number }
  | { kind: "conflict"; courseId: number }
  | { kind: "failed" };

interface SaveRequest {
  /** The course when the edit began; null for a new one. */
  target: { courseId: number; version: string } | null;
  data: SavedCourse;
  onFieldErrors: (errors: readonly FieldError[]) => void;
}

/**
 * Saves details and outline together. The course's version detects a conflicting edit before it would be overwritten.
 */
function useSaveCourse() {
  const [create] = useMutation(createCourse);
  const [update] = useMutation(updateCourse);
  return async ({ target, data, onFieldErrors }: SaveRequest): Promise<SaveOutcome> => {
    const { modules, ...details } = data;
    const input = toInput(details);
    let conflict = false;
    const onStale = () => {
      conflict = true;
    };
    const saved = target
      ? await update({ ...target, input, modules }, { onFieldErrors, onStale })
      : await create({ input, modules }, { onFieldErrors });
    if (saved) return { kind: "saved", courseId: saved.course.databaseId };
    return conflict && target ? { kind: "conflict", courseId: target.courseId } : { kind: "failed" };
  };
}

/** Returns the commands' input; missing values stay unchanged. */
function toInput({ level, duration, ...required }: Omit<SavedCourse, "modules">) {
  return {
    ...required,
    ...(level === undefined ? {} : { level }),
    // An emptied field takes the duration away.
    duration: duration ?? null,
  };
}

/** Own changes based on a version that is no longer the latest. */
export interface OwnVersion {
  version: string | null;
  values: EditorValues;
}

function useDraft(course: CourseState | null) {
  const courseId = course?.databaseId ?? null;
  const kept = useMemo(() => openDraft(courseId), [courseId]);
  const [draft] = useState(kept.takeOver);
  const current = draft?.version === (course?.version ?? null);
  const [own, setOwn] = useState<OwnVersion | null>(current ? null : draft);
  const [restoredAt, setRestoredAt] = useState(draft && current ? draft.savedAt : null);
  return { kept, restored: current ? draft : null, own, setOwn, restoredAt, setRestoredAt };
}

/** The current step. It is in the address, so that Back leads to the previous step and loses nothing. */
function useStep() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const named = steps.find((value) => hash === `#${value}`) ?? "details";
  const [step, show] = useState<StepName>(named);
  useEffect(() => show(named), [named]);
  const setStep = (next: StepName) => {
    if (next === step) return;
    // The router would render it slightly later, and a field of it could not take the focus at once.
    show(next);
    void navigate({ hash: next });
  };
  return { step, setStep };
}

/** The state of the course editor, across its steps. */
export function useCourseEditing(course: CourseState | null) {
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const { step, setStep } = useStep();
  const [version, setVersion] = useState(course?.version ?? null);
  const drafts = useDraft(course);
  const { own, setOwn, setRestoredAt } = drafts;
  const save = useSaveCourse();

  const show = (newest: CourseState) => {
    form.reset(toCourseValues(newest));
    setVersion(newest.version);
  };
  const settle = async (outcome: SaveOutcome): Promise<boolean> => {
    if (outcome.kind === "conflict") {
      const newest = await refreshCourse(environment, outcome.courseId);
      if (newest) {
        setOwn({ version, values: form.values });
        show(newest);
      }
    }
    if (outcome.kind !== "saved") return false;
    drafts.kept.drop();
    await navigate(`/admin/courses/${outcome.courseId}`);
    return true;
  };
  const form = useForm({
    schema: editorSchema,
    labels: editorLabels,
    initial: toCourseValues(course),
    async onSubmit(data): Promise<boolean> {
      const target = course && version ? { courseId: course.databaseId, version } : null;
      const onFieldErrors = (errors: readonly FieldError[]) => {
        const [first] = errors;
        if (first) flushSync(() => setStep(findStep(first.field)));
        form.setServerErrors(errors);
      };
      return settle(await save({ target, data, onFieldErrors }));
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was restored is put in once.
  useLayoutEffect(() => {
    if (drafts.restored) fill(drafts.restored.values);
  }, []);
  useEffect(() => {
    const unsaved = own ?? (form.dirty ? { version, values: form.values } : null);
    if (unsaved) drafts.kept.write({ ...unsaved, savedAt: new Date().toISOString() });
    else drafts.kept.drop();
  }, [own, form.dirty, form.values, version, drafts.kept]);
  useEffect(() => {
    // A newer version arrived while the form was unchanged: it is simply shown.
    if (course && course.version !== version && !form.dirty && !form.busy) show(course);
  });

  const fill = (values: EditorValues) => {
    for (const [name, value] of Object.entries(values)) {
      form.set(name as keyof EditorValues, value as EditorValues[keyof EditorValues]);
    }
  };
  const submit = () => {
    const [wrong] = Object.keys(form.errors);
    // The first invalid field can only take the focus once its step is rendered.
    if (wrong !== undefined) flushSync(() => setStep(findStep(wrong)));
    return form.handleSubmit();
  };
  return {
    form,
    isNew: course === null,
    step,
    setStep,
    submit,
    own,
    restoredAt: drafts.restoredAt,
    discardDraft: () => {
      form.reset(toCourseValues(course));
      setRestoredAt(null);
    },
    takeOwn: () => {
      if (own) fill({ ...own.values, modules: rebase(own.values.modules, course?.outline ?? []) });
      setOwn(null);
    },
    dropOwn: () => setOwn(null),
    unsaved: form.unsaved || own !== null,
  };
}

export type CourseEditing = ReturnType<typeof useCourseEditing>;
