import { OutlineEditor } from "~/outline/OutlineEditor";
import { outlineProblem } from "~/outline/outlineRows";
import type { CourseEditing } from "./useCourseEditing";

/** The second step of the editor: modules and topics. */
export function OutlineStep({ editing }: { editing: CourseEditing }) {
  const { id, value, onChange, error } = editing.form.field("modules");
  return (
    <section id={id} tabIndex={-1} aria-label="Outline" inert={editing.form.busy} className="outline-none">
      {error && (
        <p role="alert" className="mb-3 text-sm font-medium text-danger-ink">
          {editing.form.serverErrors["modules"] ?? outlineProblem}
        </p>
      )}
      <OutlineEditor subject="course" outline={value} onChange={onChange} />
    </section>
  );
}
