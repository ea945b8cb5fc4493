import { practisedTypes, questionTypes } from "#gateway/domains/courses/contract";
import {
  questionLevelLabels,
  questionLevels,
  questionLimits,
  questionTypeLabels,
} from "#gateway/domains/questions/contract";
import { PictureField } from "~/files/PictureField";
import type { useVersionedForm } from "~/forms/useVersionedForm";
import { Checkbox } from "~/ui/Checkbox";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { AnswerRows } from "./AnswerRows";
import type { QuestionValues, questionFormSchema } from "./questionForm";

/** The types of a question of a curriculum, and of a course. */
export const practisedOptions = practisedTypes.map((type) => ({
  value: type,
  label: questionTypeLabels[type],
}));
export const typeOptions = questionTypes.map((type) => ({ value: type, label: questionTypeLabels[type] }));

interface Props {
  form: ReturnType<typeof useVersionedForm<typeof questionFormSchema, QuestionValues>>["form"];
}

/** Whether a type has options to choose from. */
export const isChoice = (type: string) => type === "SINGLE" || type === "MULTIPLE" || type === "TRUE_FALSE";

/** What counts as right, as the question's type has it. */
export function AnswersByType({ form }: Props) {
  return (
    <>
      {form.values.type === "SHORT_TEXT" && (
        <AnswerRows
          {...form.field("acceptedAnswers")}
          type={form.values.type}
          limit={questionLimits.answers}
        />
      )}
      {isChoice(form.values.type) && (
        <AnswerRows {...form.field("options")} type={form.values.type} limit={questionLimits.options} />
      )}
      {form.values.type === "NUMERIC" && (
        <div className="grid grid-cols-2 gap-4">
          <TextInput {...form.field("value")} required inputMode="decimal" />
          <TextInput
            {...form.field("tolerance")}
            required={false}
            inputMode="decimal"
            hint="0 without one."
          />
        </div>
      )}
      {form.values.type === "MATCHING" && (
        <TextArea
          {...form.field("pairs")}
          required
          rows={5}
          hint="One pair a line, such as France = Paris."
        />
      )}
      {form.values.type === "ORDERING" && (
        <TextArea
          {...form.field("items")}
          required
          rows={5}
          hint="One item a line. Learners see them mixed."
        />
      )}
      {form.values.type === "FILL" && (
        <TextArea
          {...form.field("blanks")}
          required
          rows={4}
          hint="Write [[1]], [[2]] in the question. Then one line here for each blank, with | between accepted texts."
        />
      )}
    </>
  );
}

/** What the bank of a course keeps beside a question. */
export function BankFields({ form }: Props) {
  return (
    <details className="grid gap-4">
      <summary className="touch cursor-pointer text-sm font-medium text-soft">
        Text, picture, tags and level
      </summary>
      <div className="mt-3 grid gap-4">
        <TextArea
          {...form.field("markdown")}
          required={false}
          limit={questionLimits.markdown}
          rows={4}
          hint="Markdown below the question, such as code, tables or pictures."
        />
        <PictureField {...form.field("pictureId")} required={false} />
        {form.values.pictureId !== "" && (
          <TextInput
            {...form.field("pictureAlt")}
            required={false}
            maxLength={questionLimits.pictureAlt}
            hint="Says what the picture shows, for those who don't see it."
          />
        )}
        <TextInput {...form.field("tags")} required={false} hint="Separate tags with commas." />
        <Select
          {...form.field("level")}
          required={false}
          placeholder="No level"
          options={questionLevels.map((level) => ({ value: level, label: questionLevelLabels[level] }))}
        />
        <Checkbox {...form.field("examsOnly")} hint="Learners don't meet it in practice or lessons." />
      </div>
    </details>
  );
}
