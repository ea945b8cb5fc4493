import { graphql } from "react-relay";
import { isDay } from "#gateway/domains/dayContract";
import {
  holidayLabels,
  holidayLimits,
  holidayMessages,
  holidaySchema,
} from "#gateway/domains/holidays/contract";
import type { HolidayDialogQuery } from "~/__generated__/HolidayDialogQuery.graphql";
import type { HolidayInput } from "~/__generated__/organizationCommandsUpdateHolidayMutation.graphql";
import { createHoliday, updateHoliday } from "~/commands/organizationCommands";
import { formatDate } from "~/formats/dates";
import { FormDialog } from "~/forms/FormDialog";
import { type SaveForm, useVersionedForm } from "~/forms/useVersionedForm";
import { takeHolidays } from "~/layout/holidays/useHolidays";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import { DateInput } from "~/ui/DateInput";
import { TextInput } from "~/ui/TextInput";
import type { HolidayItem } from "./pastedHolidays";

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
  query HolidayDialogQuery($id: ID!) {
    node(id: $id) {
      ... on Holiday {
        day
        endDay
        name
        updatedAt
      }
    }
  }
`;

interface Props {
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

function useHolidayForm({ holiday, onClose }: Props) {
  const save = useSaveHoliday(holiday?.databaseId);
  const readNewest = useReadNewest<HolidayDialogQuery>(query, { id: holiday?.id ?? "" });
  return useVersionedForm({
    schema: holidaySchema,
    labels: holidayLabels,
    saved: { version: holiday?.updatedAt ?? "", values: toValues(holiday) },
    async onSave({ day, endDay, name }, { onStale, ...saving }) {
      const input = { day, endDay: endDay ?? null, name };
      const saved = await save(input, { ...saving, onStale: () => readNewest(onStale) });
      if (saved) onClose();
      return saved;
    },
  });
}

const inWords = ({ theirs }: { theirs: string }) => (isDay(theirs) ? formatDate(theirs) : theirs);

function MoveNote() {
  return (
    <p className="mt-4 text-xs text-muted">
      Topics planned on a holiday don't move by themselves. The plan lists them so that you can move them.
    </p>
  );
}

/** Adds or edits a holiday of one or more days. */
export function HolidayDialog(props: Props) {
  const { holiday, today, onClose } = props;
  const { form, crossing } = useHolidayForm(props);
  const { day } = form.values;
  return (
    <FormDialog
      title={holiday ? "Edit holiday" : "Add holiday"}
      form={form}
      submit={holiday ? "Save" : "Add holiday"}
      conflict={{ title: holidayMessages.changed, crossing, labels: holidayLabels, inWords }}
      note={!holiday && <MoveNote />}
      onClose={onClose}
    >
      <TextInput {...form.field("name")} autoComplete="off" maxLength={holidayLimits.name} data-autofocus />
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
