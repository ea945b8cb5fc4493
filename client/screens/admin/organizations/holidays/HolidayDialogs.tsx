import { CircleAlert, CircleCheck } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { isDay } from "#gateway/domains/dayTextContract";
import {
  holidayLabels,
  holidayLimits,
  holidayMessages,
  holidaySchema,
} from "#gateway/domains/holidays/contract";
import type { HolidayDialogsQuery } from "~/__generated__/HolidayDialogsQuery.graphql";
import type { HolidayInput } from "~/__generated__/organizationCommandsUpdateHolidayMutation.graphql";
import { createHoliday, importHolidays, updateHoliday } from "~/commands/organizationCommands";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { FormDialog } from "~/forms/FormDialog";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { takeHolidays } from "~/layout/holidays/useHolidays";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { ActionDialog } from "~/ui/ActionDialog";
import { DateInput } from "~/ui/DateInput";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import {
  type HolidayItem,
  holidayNoun,
  type PastedLine,
  readPastedHolidays,
  spanInWords,
} from "./pastedHolidays";

/** Adds a holiday, or changes the given one; returns whether it was saved. */
function useSaveHoliday(holidayId: number | undefined): SaveForm<HolidayInput> {
  const [create] = useMutation(createHoliday);
  const [update] = useMutation(updateHoliday);
  return async (input, { version, onFieldErrors, onStale }) => {
    if (holidayId === undefined) {
      const updater = (store: Parameters<typeof takeHolidays>[0]) =>
        takeHolidays(store, store.getRootField("createHoliday"));
      return (await create({ input }, { onFieldErrors, updater })) !== null;
    }
    const updater = (store: Parameters<typeof takeHolidays>[0]) =>
      takeHolidays(store, store.getRootField("updateHoliday"));
    const variables = { holidayId, version, input };
    return (await update(variables, { onFieldErrors, onStale, updater })) !== null;
  };
}

const query = graphql`
  query HolidayDialogsQuery($id: ID!) {
    node(id: $id) {
      ... on Holiday { day endDay name updatedAt }
    }
  }
`;

interface HolidayDialogProps {
  /** The holiday as the list currently shows it; null for a new one. */
  holiday: HolidayItem | null;
  today: string;
  onClose: () => void;
}

/** The last day is only needed for several days. */
const toValues = (holiday: HolidayItem | null) => ({
  day: holiday?.day ?? "",
  endDay: holiday && holiday.endDay !== holiday.day ? holiday.endDay : "",
  name: holiday?.name ?? "",
});

function useHolidayForm({ holiday, onClose }: HolidayDialogProps) {
  const save = useSaveHoliday(holiday?.databaseId);
  const readNewest = useReadNewest<HolidayDialogsQuery>(query, { id: holiday?.id ?? "" });
  return useVersionedForm({
    schema: holidaySchema,
    labels: holidayLabels,
    saved: { version: holiday?.updatedAt ?? "", values: toValues(holiday) },
    kept: { name: "holiday", id: holiday?.databaseId ?? "new" },
    async onSave({ day, endDay, name }, { onStale, ...saving }) {
      const input = { day, endDay: endDay ?? null, name };
      const saved = await save(input, { ...saving, onStale: () => readNewest(onStale) });
      if (saved) onClose();
      return saved;
    },
  });
}

const formatTheirs = ({ theirs }: { theirs: string }) => (isDay(theirs) ? formatDate(theirs) : theirs);

function MoveNote() {
  return (
    <p className="mt-4 text-xs text-muted">
      Topics planned on a holiday don't move by themselves. The plan lists them so that you can move them.
    </p>
  );
}

/** Adds or edits a holiday of one or more days. */
export function HolidayDialog(props: HolidayDialogProps) {
  const { holiday, today, onClose } = props;
  const { form, crossing } = useHolidayForm(props);
  const { day } = form.values;
  return (
    <FormDialog
      title={holiday ? "Edit holiday" : "Add holiday"}
      form={form}
      submit={holiday ? "Save" : "Add holiday"}
      conflict={{ title: holidayMessages.changed, crossing, labels: holidayLabels, formatTheirs }}
      note={!holiday && <MoveNote />}
      onClose={onClose}
    >
      <TextInput {...form.field("name")} autoComplete="off" limit={holidayLimits.name} data-autofocus />
      <DateInput {...form.field("day")} today={today} />
      <DateInput
        {...form.field("endDay")}
        today={today}
        min={isDay(day) ? day : undefined}
        hint="Only for several days in a row"
      />
    </FormDialog>
  );
}

const problemNoun = { one: "line is left out", many: "lines are left out" } as const;

interface PasteHolidaysProps {
  known: readonly HolidayItem[];
  onClose: () => void;
}

/** Adds holidays from pasted lines of text, with a preview before they are saved. */
export function PasteHolidays({ known, onClose }: PasteHolidaysProps) {
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
    <ActionDialog
      title="Paste holidays"
      onClose={onClose}
      action={holidays.length === 0 ? "Add holidays" : `Add ${formatQuantity(holidays.length, holidayNoun)}`}
      busy={adding}
      disabled={holidays.length === 0 || tooMany !== undefined}
      onAction={save}
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
    </ActionDialog>
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
            <PastedRow key={line.line} line={line} />
          ))}
        </ol>
      )}
    </section>
  );
}

function PastedRow({ line: { line, text, holiday, problem } }: { line: PastedLine }) {
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
