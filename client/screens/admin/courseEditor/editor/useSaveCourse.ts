import { useRef } from "react";
import { graphql } from "react-relay";
import type { z } from "zod";
import { courseMessages } from "../../../../../gateway/domains/courses/formContract";
import type { useSaveCourseCreateMutation } from "../../../../__generated__/useSaveCourseCreateMutation.graphql";
import type { useSaveCourseOutlineMutation } from "../../../../__generated__/useSaveCourseOutlineMutation.graphql";
import type { useSaveCourseUpdateMutation } from "../../../../__generated__/useSaveCourseUpdateMutation.graphql";
import type { FieldError } from "../../../../forms/useForm";
import { useMutation } from "../../../../relay/useMutation";
import { showToast } from "../../../../ui/toasts";
import { type CourseState, courseState } from "../courseState";
import type { editorSchema } from "./courseForm";

const createMutation = graphql`
  mutation useSaveCourseCreateMutation($input: CourseInput!) {
    result: createCourse(input: $input) {
      __typename
      ... on ChangedCoursePayload {
        course {
          ...courseState_course
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const updateMutation = graphql`
  mutation useSaveCourseUpdateMutation($courseId: Int!, $input: CourseInput!) {
    result: updateCourse(courseId: $courseId, input: $input) {
      __typename
      ... on ChangedCoursePayload {
        course {
          ...courseState_course
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const outlineMutation = graphql`
  mutation useSaveCourseOutlineMutation($courseId: Int!, $version: DateTime, $modules: [OutlineModuleInput!]!) {
    result: saveOutline(courseId: $courseId, version: $version, modules: $modules) {
      __typename
      ... on ChangedCoursePayload {
        course {
          ...courseState_course
        }
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

type Saved = z.output<typeof editorSchema>;

/** How a save ended. `partly`: the outline is saved and the details are not. */
export type SaveOutcome =
  | { kind: "saved"; courseId: number }
  | { kind: "conflict"; courseId: number }
  | { kind: "partly"; course: CourseState }
  | { kind: "failed" };

interface Target {
  courseId: number;
  version: string;
}

interface SaveRequest {
  /** The course as the editing began from it; null for a new one. */
  target: Target | null;
  data: Saved;
  onFieldErrors: (errors: readonly FieldError[]) => void;
}

function useCommands(isNew: boolean) {
  const texts = { fallback: isNew ? "Unable to create course" : "Unable to update course" };
  const [create] = useMutation<useSaveCourseCreateMutation>(createMutation, texts);
  const [update] = useMutation<useSaveCourseUpdateMutation>(updateMutation, texts);
  const [saveOutline] = useMutation<useSaveCourseOutlineMutation>(outlineMutation, texts);
  const outline = async ({ courseId, version }: Target, modules: Saved["modules"]) => {
    let conflict = false;
    const onFailure = (reason: string) => {
      conflict = reason === courseMessages.outlineChanged;
    };
    const saved = await saveOutline({ courseId, version, modules }, { onFailure });
    return { course: saved && courseState(saved.course), conflict };
  };
  return { create, update, outline };
}

/**
 * Saves details and outline. An existing course's outline goes first: its version tells whether somebody else has
 * changed the course, before any of their details could be written over.
 */
export function useSaveCourse(isNew: boolean) {
  const { create, update, outline } = useCommands(isNew);
  const created = useRef<Target | null>(null);

  const change = async (target: Target, { data, onFieldErrors }: SaveRequest): Promise<SaveOutcome> => {
    const { modules, ...input } = data;
    const { courseId } = target;
    const { course, conflict } = await outline(target, modules);
    if (conflict) return { kind: "conflict", courseId };
    if (!course) return { kind: "failed" };
    const saved = await update({ courseId, input: inputOf(input) }, { onFieldErrors });
    return saved ? { kind: "saved", courseId } : { kind: "partly", course };
  };

  const make = async ({ data, onFieldErrors }: SaveRequest): Promise<SaveOutcome> => {
    const { modules, ...input } = data;
    const made = await create({ input: inputOf(input) }, { onFieldErrors });
    if (!made) return { kind: "failed" };
    const { databaseId: courseId, version } = courseState(made.course);
    // Should the outline fail, trying again must not make a second course.
    created.current = { courseId, version };
    const { course } = modules.length > 0 ? await outline(created.current, modules) : { course: true };
    return course ? { kind: "saved", courseId } : { kind: "failed" };
  };

  return async (request: SaveRequest): Promise<SaveOutcome> => {
    const target = request.target ?? created.current;
    const outcome = await (target ? change(target, request) : make(request));
    if (outcome.kind === "partly" && !request.target)
      created.current = { courseId: outcome.course.databaseId, version: outcome.course.version };
    if (outcome.kind === "saved")
      showToast({ tone: "success", message: `Course ${isNew ? "created" : "updated"} successfully` });
    return outcome;
  };
}

/** What the commands take: what is left out stays as it is. */
function inputOf({ level, duration, ...required }: Omit<Saved, "modules">) {
  return {
    ...required,
    ...(level === undefined ? {} : { level }),
    ...(duration === undefined ? {} : { duration }),
  };
}
