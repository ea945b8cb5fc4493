import type { KeyboardEvent } from "react";
import { blockLabels } from "#gateway/domains/lessons/blockContract";
import { lessonLimits } from "#gateway/domains/lessons/contract";
import { codeLanguages } from "#gateway/domains/lessons/readerContract";
import { classNames } from "~/ui/classNames";
import { controlClass } from "~/ui/controlClass";
import { Field } from "~/ui/Field";
import { isComposing } from "~/ui/isComposing";
import { Select } from "~/ui/Select";
import { getLimitNotes } from "~/ui/textLimit";
import type { BodyProps } from "./bodyProps";
import { CaptionField } from "./CaptionField";

const languages = Object.entries(codeLanguages).map(([value, label]) => ({ value, label }));

const step = "  ";

/** Indents the selected lines, or takes a step back. */
function indent(field: HTMLTextAreaElement, by: 1 | -1): void {
  const { value, selectionStart, selectionEnd } = field;
  const from = value.lastIndexOf("\n", selectionStart - 1) + 1;
  const lines = value.slice(from, selectionEnd).split("\n");
  const shifted = lines.map((line) => (by === 1 ? `${step}${line}` : line.replace(/^ {1,2}|^\t/, "")));
  field.setRangeText(shifted.join("\n"), from, selectionEnd, "select");
}

/** Code with its language. Tab moves on, as everywhere; Ctrl+] and Ctrl+[ indent. */
export function CodeBody(props: BodyProps) {
  const { content, onEdit } = props;
  const { markdown, language } = content;
  const keys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const isIndent = (event.ctrlKey || event.metaKey) && (event.key === "]" || event.key === "[");
    if (!isIndent || isComposing(event)) return;
    event.preventDefault();
    indent(event.currentTarget, event.key === "]" ? 1 : -1);
    onEdit({ markdown: event.currentTarget.value });
  };
  const { notes, mark } = getLimitNotes({
    value: markdown,
    limit: lessonLimits.markdown,
    hint: "Ctrl+] indents the line, Ctrl+[ outdents it. On a Mac, use Cmd.",
  });
  return (
    <div className="grid gap-4">
      <Field label="Code" {...notes}>
        {(control) => (
          <textarea
            {...mark}
            {...control}
            rows={4}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={markdown}
            onChange={({ target }) => onEdit({ markdown: target.value })}
            onKeyDown={keys}
            className={classNames(
              controlClass,
              "field-sizing-content max-h-120 min-h-24 overflow-auto py-2 font-mono whitespace-pre",
            )}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={blockLabels.language}
          placeholder="Plain text"
          value={language}
          onChange={(chosen) => onEdit({ language: chosen })}
          options={languages}
        />
        <CaptionField {...props} />
      </div>
    </div>
  );
}
