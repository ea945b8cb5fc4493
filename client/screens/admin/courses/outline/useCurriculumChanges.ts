import { graphql, useRelayEnvironment } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useCurriculumChangesDeleteModuleMutation } from "~/__generated__/useCurriculumChangesDeleteModuleMutation.graphql";
import type { useCurriculumChangesDeleteTopicMutation } from "~/__generated__/useCurriculumChangesDeleteTopicMutation.graphql";
import type { useCurriculumChangesOrderMutation } from "~/__generated__/useCurriculumChangesOrderMutation.graphql";
import { toOutlineInput } from "~/outline/outlineRows";
import { useMutation } from "~/relay/useMutation";
import { changeOutline, findModule, findRow, type Outline } from "~/ui/sorting/outline";
import { type CourseState, refreshCourse } from "../courseState";

const byNumber = (records: readonly RecordProxy[]) =>
  new Map(records.map((record) => [record.getValue("databaseId"), record]));

/** Writes an outline of existing rows to the store as an optimistic update. */
function storeOutline(store: RecordSourceProxy, courseId: string, outline: Outline): void {
  const course = store.get(courseId);
  const stored = course?.getLinkedRecords("modules") ?? [];
  const modules = byNumber(stored);
  const topics = byNumber(stored.flatMap((module) => module.getLinkedRecords("topics") ?? []));
  const shown = outline.flatMap((row) => {
    const module = modules.get(row.id);
    const rows = row.topics.flatMap(({ id }) => topics.get(id) ?? []);
    return module?.setLinkedRecords(rows, "topics") ?? [];
  });
  course?.setLinkedRecords(shown, "modules");
}

const orderMutation = graphql`
  mutation useCurriculumChangesOrderMutation(
    $courseId: Int!
    $version: DateTime!
    $modules: [OutlineModuleInput!]!
  ) {
    result: saveOutline(courseId: $courseId, version: $version, modules: $modules) {
      ...courseState_payload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const deleteModuleMutation = graphql`
  mutation useCurriculumChangesDeleteModuleMutation($courseId: Int!, $moduleId: Int!) {
    result: deleteModule(courseId: $courseId, moduleId: $moduleId) {
      ...courseState_payload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const deleteTopicMutation = graphql`
  mutation useCurriculumChangesDeleteTopicMutation($courseId: Int!, $moduleId: Int!, $topicId: Int!) {
    result: deleteTopic(courseId: $courseId, moduleId: $moduleId, topicId: $topicId) {
      ...courseState_payload @alias(as: "payload")
      ...readRefusal_refusal @alias(as: "refusal")
    }
  }
`;

const orderTexts = { fallback: "Unable to update course" };
const moduleTexts = { success: "Module Deleted Successfully", fallback: "Unable to delete module" };
const topicTexts = { success: "Topic Deleted Successfully", fallback: "Unable to delete topic" };

/**
 * Moves and deletes rows of a course's outline: at once on screen. A refusal rolls the change back and shows the
 * reason.
 */
export function useCurriculumChanges(course: CourseState) {
  const environment = useRelayEnvironment();
  const { id, databaseId: courseId, outline, version } = course;
  const [order, ordering] = useMutation<useCurriculumChangesOrderMutation>(orderMutation, orderTexts);
  const [deleteModule] = useMutation<useCurriculumChangesDeleteModuleMutation>(
    deleteModuleMutation,
    moduleTexts,
  );
  const [deleteTopic] = useMutation<useCurriculumChangesDeleteTopicMutation>(deleteTopicMutation, topicTexts);
  const shownAtOnce = (next: Outline) => ({
    optimisticUpdater: (store: Parameters<typeof storeOutline>[0]) => storeOutline(store, id, next),
    // The screen was outdated: it continues from the latest state.
    onFailure: (_reason: string, code?: string) => {
      if (code === "STALE" || code === "NOT_FOUND") void refreshCourse(environment, courseId);
    },
  });
  const step = (key: string, by: -1 | 1) => {
    const next = changeOutline(outline, { type: "step", key, by });
    return order({ courseId, version, modules: toOutlineInput(next) }, shownAtOnce(next));
  };
  const remove = (key: string) => {
    const next = changeOutline(outline, { type: "delete", key });
    const [module, row] = [findModule(outline, key), findRow(outline, key)];
    if (module?.id == null || row?.id == null) return;
    const ids = { courseId, moduleId: module.id };
    return module.key === key
      ? deleteModule(ids, shownAtOnce(next))
      : deleteTopic({ ...ids, topicId: row.id }, shownAtOnce(next));
  };
  return { step, remove, ordering };
}
