import { useRelayEnvironment } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import { deleteModule, deleteTopic, saveOutline } from "~/commands/courseCommands";
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

/**
 * Moves and deletes rows of a course's outline: at once on screen. A refusal rolls the change back and shows the
 * reason.
 */
export function useCurriculumChanges(course: CourseState) {
  const environment = useRelayEnvironment();
  const { id, databaseId: courseId, outline, version } = course;
  const [order, ordering] = useMutation(saveOutline);
  const [removeModule] = useMutation(deleteModule);
  const [removeTopic] = useMutation(deleteTopic);
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
      ? removeModule(ids, shownAtOnce(next))
      : removeTopic({ ...ids, topicId: row.id }, shownAtOnce(next));
  };
  return { step, remove, ordering };
}
