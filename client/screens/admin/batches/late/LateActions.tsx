import { CalendarClock, CalendarDays, Check, ChevronDown, UsersRound } from "lucide-react";
import { useState } from "react";
import { graphql } from "react-relay";
import { useRevalidator } from "react-router-dom";
import type { IEnvironment } from "relay-runtime";
import { isDay } from "#gateway/domains/dayTextContract";
import { holidayMessages } from "#gateway/domains/holidays/contract";
import type { LateActionsLoadLateTopicsQuery } from "~/__generated__/LateActionsLoadLateTopicsQuery.graphql";
import { completeLateTopics, replanLateTopics } from "~/commands/batchCourseCommands";
import { formatQuantity } from "~/formats/counts";
import { refuseSubmit } from "~/forms/refuseSubmit";
import { useReadHolidays } from "~/layout/holidays/useHolidays";
import type { ParsedAddress } from "~/lists/listParams";
import { loadRows, toPage } from "~/lists/loadRows";
import { tellOutcome } from "~/lists/tellOutcome";
import type { Selection } from "~/lists/useSelection";
import { useMutation } from "~/relay/useMutation";
import { useUndoAction } from "~/screens/admin/useUndoableMutation";
import { ActionDialog } from "~/ui/ActionDialog";
import { ActionsMenu } from "~/ui/ActionsMenu";
import { Button } from "~/ui/Button";
import { DateInput } from "~/ui/DateInput";
import { Menu } from "~/ui/Menu";
import { lateList, lateNoun, lateVariables } from "../batchLists";

interface Done {
  readonly undoId?: number | null | undefined;
  readonly changedIds: readonly number[];
  readonly refused: ReadonlyArray<{ readonly rowId: number; readonly message: string }>;
}

/** The actions for late topics, selected or single. */
function useLateCommands(selection: Pick<Selection, "rows" | "keepOnly">) {
  const [complete] = useMutation(completeLateTopics);
  const [replan] = useMutation(replanLateTopics);
  const offerUndo = useUndoAction();
  const { revalidate } = useRevalidator();
  const ids = selection.rows.map(({ id }) => id);
  const showResult = (done: Done | null, did: string): boolean => {
    if (!done) return false;
    const { changedIds, refused, undoId } = done;
    const action = offerUndo(undoId);
    tellOutcome({ done: changedIds.length, refused, noun: lateNoun, did, selection, action });
    void revalidate();
    return true;
  };
  return {
    /** Null completes them today. */
    complete: async (completedDate: string | null) =>
      showResult(await complete({ ids, completedDate }), "completed"),
    /** Null plans each for its batch's next class days. */
    replan: async (plannedDate: string | null) =>
      showResult(
        await replan({ ids, plannedDate }),
        plannedDate ? "planned again" : "moved to the next class days",
      ),
  };
}

type LateCommands = ReturnType<typeof useLateCommands>;

const labels = {
  complete: { title: "Complete", label: "Completed on", action: "Complete" },
  replan: { title: "Re-plan", label: "New planned date", action: "Re-plan" },
} as const;

type LateAct = keyof typeof labels;

interface DayDialogProps {
  act: LateAct;
  count: number;
  commands: LateCommands;
  onClose: () => void;
}

/** Asks for the date on which topics were completed, or for their new planned date. */
function LateDayDialog({ act, count, commands, onClose }: DayDialogProps) {
  const { title, label, action } = labels[act];
  const holidays = useReadHolidays();
  const [day, setDay] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    if (!isDay(day)) return refuseSubmit(setError, "Choose a date.");
    setBusy(true);
    const done = await commands[act](day);
    setBusy(false);
    if (done) onClose();
  };
  const holiday = act === "replan" ? holidays.get(day) : undefined;
  return (
    <ActionDialog
      size="sm"
      title={`${title} ${formatQuantity(count, lateNoun)}`}
      action={action}
      busy={busy}
      onAction={save}
      onClose={onClose}
    >
      <DateInput
        label={label}
        value={day}
        error={error}
        hint={holiday && holidayMessages.noClass(holiday)}
        onChange={(value) => {
          setError(undefined);
          setDay(value);
        }}
      />
    </ActionDialog>
  );
}

/** The actions for the selected late topics. */
function LateBulkActions({ selection }: { selection: Selection }) {
  const commands = useLateCommands(selection);
  const [asked, setAsked] = useState<LateAct | null>(null);
  return (
    <>
      <Menu
        size="sm"
        variant="secondary"
        label="Complete"
        icon={<ChevronDown />}
        items={[
          { label: "Completed today", icon: <Check />, onSelect: () => void commands.complete(null) },
          { label: "Completed on…", icon: <CalendarDays />, onSelect: () => setAsked("complete") },
        ]}
      >
        Complete
      </Menu>
      <Button size="sm" icon={<CalendarClock />} onClick={() => void commands.replan(null)}>
        Move to next class days
      </Button>
      <Button size="sm" icon={<CalendarDays />} onClick={() => setAsked("replan")}>
        Re-plan
      </Button>
      {asked && (
        <LateDayDialog
          act={asked}
          count={selection.rows.length}
          commands={commands}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

interface SelectableTopic {
  readonly id: string;
  readonly databaseId: number;
  readonly topicName: string;
}

const toSelected = ({ id, databaseId, topicName }: SelectableTopic) => ({
  key: id,
  id: databaseId,
  name: topicName,
});

interface LateTopic extends SelectableTopic {
  readonly batchId: number;
  readonly batchName: string;
}

/** The actions for one late topic. */
export function LateRowActions({ topic }: { topic: LateTopic }) {
  const { topicName: name, batchId, batchName } = topic;
  const commands = useLateCommands({ rows: [toSelected(topic)], keepOnly: () => undefined });
  const [asked, setAsked] = useState<LateAct | null>(null);
  return (
    <div className="flex items-center justify-end gap-1">
      <Button
        size="sm"
        icon={<Check />}
        aria-label={`Complete ${name} today`}
        onClick={() => void commands.complete(null)}
      >
        Complete
      </Button>
      <ActionsMenu
        size="sm"
        name={name}
        items={[
          { label: "Complete on…", icon: <CalendarDays />, onSelect: () => setAsked("complete") },
          {
            label: "Move to next class day",
            icon: <CalendarClock />,
            divided: true,
            onSelect: () => void commands.replan(null),
          },
          { label: "Re-plan…", icon: <CalendarDays />, onSelect: () => setAsked("replan") },
          {
            label: `Go to ${batchName}`,
            icon: <UsersRound />,
            divided: true,
            to: `/admin/batches/${batchId}`,
          },
        ]}
      />
      {asked && <LateDayDialog act={asked} count={1} commands={commands} onClose={() => setAsked(null)} />}
    </div>
  );
}

const query = graphql`
  query LateActionsLoadLateTopicsQuery(
    $batchId: Int
    $trainerId: Int
    $sort: LateSort, $reversed: Boolean
    $first: Int
    $after: String
  ) {
    lateTopics(
      batchId: $batchId
      trainerId: $trainerId
      sort: $sort, reversed: $reversed
      first: $first
      after: $after
    ) {
      ...loadRows_page
      nodes { id databaseId topicName }
    }
  }
`;

/** Loads all matching late topics, to select them. */
const loadLateTopics = (environment: IEnvironment, address: ParsedAddress<typeof lateList>) =>
  loadRows<LateActionsLoadLateTopicsQuery>(environment, {
    query,
    variables: lateVariables(lateList.first(address)),
    read: ({ lateTopics }) => toPage(lateTopics, toSelected),
  });

/** How late topics are selected, and what can be done with the selected ones. */
export const lateBulk = {
  toSelected,
  loadAll: loadLateTopics,
  actions: (selection: Selection) => <LateBulkActions selection={selection} />,
};
