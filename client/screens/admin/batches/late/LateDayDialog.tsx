import { useState } from "react";
import { isDay } from "#gateway/domains/dayContract";
import { holidayMessages } from "#gateway/domains/holidays/contract";
import { formatQuantity } from "~/formats/counts";
import { useReadHolidays } from "~/layout/holidays/useHolidays";
import { Button } from "~/ui/Button";
import { DateInput } from "~/ui/DateInput";
import { Dialog } from "~/ui/Dialog";
import { lateNoun } from "../batchLists";
import type { LateCommands } from "./useLateCommands";

const words = {
  complete: { title: "Complete", label: "Completed on", action: "Complete" },
  replan: { title: "Re-plan", label: "New planned date", action: "Re-plan" },
} as const;

export type LateAct = keyof typeof words;

interface Props {
  act: LateAct;
  count: number;
  commands: LateCommands;
  onClose: () => void;
}

/** Asks for the date on which topics were completed, or for their new planned date. */
export function LateDayDialog({ act, count, commands, onClose }: Props) {
  const { title, label, action } = words[act];
  const holidays = useReadHolidays();
  const [day, setDay] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    if (!isDay(day)) return setError("Choose a date.");
    setBusy(true);
    const done = await commands[act](day);
    setBusy(false);
    if (done) onClose();
  };
  const holiday = act === "replan" ? holidays.get(day) : undefined;
  return (
    <Dialog
      open
      size="sm"
      title={`${title} ${formatQuantity(count, lateNoun)}`}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={busy} onClick={save}>
            {action}
          </Button>
        </>
      }
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
    </Dialog>
  );
}
