import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { holidayLimits, holidayMessages } from "#gateway/domains/holidays/contract";
import { importHolidays } from "~/commands/organizationCommands";
import { formatQuantity } from "~/formats/counts";
import { takeHolidays } from "~/layout/holidays/useHolidays";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextArea } from "~/ui/TextArea";
import type { HolidayItem } from "./pastedHolidays";
import { holidayNoun, type PastedLine, readPastedHolidays, spanInWords } from "./pastedHolidays";

const problemNoun = { one: "line is left out", many: "lines are left out" } as const;

interface Props {
  known: readonly HolidayItem[];
  onClose: () => void;
}

/** Adds holidays from pasted lines of text, with a preview before they are saved. */
export function PasteHolidays({ known, onClose }: Props) {
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const [add, adding] = useMutation(importHolidays);
  const lines = readPastedHolidays(text, known);
  const holidays = lines.flatMap(({ holiday, problem }) => (holiday && problem === null ? [holiday] : []));
  const tooMany = holidays.length > holidayLimits.atOnce ? holidayMessages.tooManyAtOnce : undefined;
  const save = async () => {
    const added = await add(
      { holidays },
      { updater: (store) => takeHolidays(store, store.getRootField("importHolidays")), onFailure: setError },
    );
    if (added) onClose();
  };
  return (
    <Dialog
      open
      title="Paste holidays"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={adding}
            disabled={holidays.length === 0 || tooMany !== undefined}
            onClick={() => void save()}
          >
            {holidays.length === 0 ? "Add holidays" : `Add ${formatQuantity(holidays.length, holidayNoun)}`}
          </Button>
        </>
      }
    >
      <TextArea
        label="Holidays"
        hint="One per line: a date, or a first and a last one, then the name"
        placeholder={"26-01-2027 Republic Day\n25-10-2027 to 29-10-2027 Diwali break"}
        error={error ?? tooMany}
        rows={6}
        data-autofocus
        value={text}
        onChange={(value) => {
          setError(undefined);
          setText(value);
        }}
      />
      <Preview lines={lines} count={holidays.length} />
    </Dialog>
  );
}

function Preview({ lines, count }: { lines: readonly PastedLine[]; count: number }) {
  const problems = lines.length - count;
  return (
    <section aria-label="Preview" className="mt-4">
      <p role="status" className="text-sm text-soft tabular-nums">
        {lines.length > 0 && formatQuantity(count, holidayNoun)}
        {problems > 0 && `, ${formatQuantity(problems, problemNoun)}`}
      </p>
      {lines.length > 0 && (
        <ol className="mt-2 divide-y divide-line rounded-lg border border-line text-sm">
          {lines.map((line) => (
            <Line key={line.line} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}

function Line({ line: { line, text, holiday, problem } }: { line: PastedLine }) {
  return (
    <li className="flex items-start gap-2.5 px-3 py-2">
      {problem === null ? (
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-ink" />
      ) : (
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning-ink" />
      )}
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere text-ink">
          {holiday ? holiday.name : text}
          {holiday && <span className="ml-2 text-muted tabular-nums">{spanInWords(holiday)}</span>}
        </p>
        {problem !== null && (
          <p className="text-xs font-medium text-warning-ink">
            Line {line}: {problem}
          </p>
        )}
      </div>
    </li>
  );
}
