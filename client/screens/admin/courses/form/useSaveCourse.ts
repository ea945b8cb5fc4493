import type { z } from "zod";
import { createCourse, updateCourse } from "~/commands/courseCommands";
import type { FieldError } from "~/forms/useForm";
import { useMutation } from "~/relay/useMutation";
import type { editorSchema } from "./courseForm";

type Saved = z.output<typeof editorSchema>;

/** The outcome of a save. */
export type SaveOutcome =
  | { kind: "saved"; courseId: number }
  | { kind: "conflict"; courseId: number }
  | { kind: "failed" };

interface SaveRequest {
  /** The course when the edit began; null for a new one. */
  target: { courseId: number; version: string } | null;
  data: Saved;
  onFieldErrors: (errors: readonly FieldError[]) => void;
}

/**
 * Saves details and outline together. The course's version detects a conflicting edit before it would be overwritten.
 */
export function useSaveCourse() {
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
function toInput({ level, duration, ...required }: Omit<Saved, "modules">) {
  return {
    ...required,
    ...(level === undefined ? {} : { level }),
    ...(duration === undefined ? {} : { duration }),
  };
}
