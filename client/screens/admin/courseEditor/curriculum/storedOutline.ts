import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { Outline } from "~/ui/sorting/outline";

const byNumber = (records: readonly RecordProxy[]) =>
  new Map(records.map((record) => [record.getValue("databaseId"), record]));

/** Shows an outline of known rows in the store before the server has said yes; Relay takes it back on a no. */
export function storeOutline(store: RecordSourceProxy, courseId: string, outline: Outline): void {
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
