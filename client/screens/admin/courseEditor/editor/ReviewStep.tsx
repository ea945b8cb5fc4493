import { CircleAlert, TriangleAlert } from "lucide-react";
import { courseMessages } from "#gateway/domains/courses/formContract";
import { formatQuantity } from "~/formats/counts";
import { OutlineList } from "~/outline/OutlineList";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { Cover } from "~/ui/Cover";
import { EmptyState } from "~/ui/EmptyState";
import { topicCount } from "~/ui/sorting/outline";
import { editorLabels, findStep, type StepName } from "./courseForm";
import { DetailList } from "./DetailList";
import type { StepProps } from "./DetailsStep";

/** The last step of the editor: everything as it will be saved, and what still stands in the way. */
export function ReviewStep({ editing, categories }: StepProps) {
  const { values, errors } = editing.form;
  const { modules } = values;
  const unfit = values.status === "PUBLISHED" && topicCount(modules) === 0;
  const modulesInWords = formatQuantity(modules.length, { one: "module", many: "modules" });
  const topicsInWords = formatQuantity(topicCount(modules), { one: "topic", many: "topics" });
  return (
    <div className="grid gap-6">
      <Problems errors={errors} onMend={editing.setStep} />
      {unfit && (
        <p className="flex gap-2 rounded-lg border border-warning-line bg-warning-soft px-4 py-3 text-sm text-warning-ink">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {courseMessages.emptyOutline}.
        </p>
      )}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title="Details">
          <Cover
            code={values.code}
            title={values.title || "New course"}
            src={values.imageUrl.trim()}
            className="mb-4 rounded-md"
            eager
          />
          <DetailList values={values} categories={categories} />
        </Card>
        <Card title="Outline" description={`${modulesInWords}, ${topicsInWords}`}>
          {modules.length > 0 ? (
            <OutlineList outline={modules} />
          ) : (
            <EmptyState
              title="No modules yet"
              action={<Button onClick={() => editing.setStep("outline")}>Add modules</Button>}
            >
              Learners find nothing to study in this course yet.
            </EmptyState>
          )}
        </Card>
      </div>
    </div>
  );
}

interface ProblemsProps {
  errors: Record<string, string>;
  onMend: (step: StepName) => void;
}

function Problems({ errors, onMend }: ProblemsProps) {
  const names = Object.keys(editorLabels).filter((name) => errors[name] !== undefined);
  if (names.length === 0) return null;
  return (
    <section
      aria-label="What is missing"
      className="rounded-lg border border-danger-line bg-danger-soft px-4 py-3 text-sm text-danger-ink"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <CircleAlert aria-hidden className="size-4" />
        Before it can be saved
      </h2>
      <ul className="mt-1 grid gap-0.5">
        {names.map((name) => (
          <li key={name}>
            <button
              type="button"
              className="touch rounded-sm text-left underline underline-offset-2"
              onClick={() => onMend(findStep(name))}
            >
              {name === "modules" ? "A module or topic has no name, or one that is too long." : errors[name]}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
