import { Plus } from "lucide-react";
import { nanoid } from "nanoid";
import { formatQuantity } from "~/formats/counts";
import type { BindPart, FieldBinding } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { type Draft, sumDraft } from "../contentDraft";
import { ContentSections } from "./ContentSections";

interface ContentProps {
  field: FieldBinding<Draft>;
  part: BindPart;
}

/** The sections, with the totals of what is not saved yet, too. */
export function AssessmentContent({ field, part }: ContentProps) {
  const { id, value: draft, error, onChange } = field;
  const change = (by: (draft: Draft) => Draft) => onChange(by(draft));
  const { questions, marks } = sumDraft(draft);
  const addSection = () =>
    change(({ outline, items }) => ({
      items,
      outline: [...outline, { key: nanoid(), id: null, name: `Section ${outline.length}`, topics: [] }],
    }));
  return (
    <section aria-label="Sections" className="grid grid-cols-1 gap-4">
      <div className="sticky top-(--header-height) z-10 flex flex-wrap items-center gap-3 bg-canvas py-2">
        <p role="status" className="min-w-40 flex-1 text-sm font-medium text-ink tabular-nums">
          {formatQuantity(questions, { one: "question", many: "questions" })},{" "}
          {formatQuantity(marks, { one: "mark", many: "marks" })}
        </p>
        <Button icon={<Plus />} onClick={addSection}>
          Add section
        </Button>
      </div>
      <section id={id} tabIndex={-1} className="outline-none">
        {error && (
          <p role="alert" className="mb-3 text-sm font-medium text-danger-ink">
            {error}
          </p>
        )}
        <ContentSections draft={draft} part={part} onChange={change} />
      </section>
    </section>
  );
}
