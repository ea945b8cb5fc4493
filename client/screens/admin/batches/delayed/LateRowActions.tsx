import { CalendarClock, CalendarDays, Check, MoreHorizontal, UsersRound } from "lucide-react";
import { useState } from "react";
import { Button } from "~/ui/Button";
import { Menu } from "~/ui/Menu";
import { type LateAct, LateDayDialog } from "./LateDayDialog";
import type { LateRow } from "./lateColumns";
import { useLateCommands } from "./useLateCommands";

/** What can be done with one late topic. */
export function LateRowActions({ row }: { row: LateRow }) {
  const { id: key, databaseId: id, topicName: name, batchId, batchName } = row;
  const commands = useLateCommands({ rows: [{ key, id, name }], keepOnly: () => undefined });
  const [asked, setAsked] = useState<LateAct | null>(null);
  return (
    <div className="flex items-center justify-end gap-1">
      <Button
        size="sm"
        icon={<Check />}
        aria-label={`Mark ${name} done today`}
        onClick={() => void commands.complete(null)}
      >
        Done
      </Button>
      <Menu
        size="sm"
        label={`Actions for ${name}`}
        icon={<MoreHorizontal />}
        items={[
          { label: "Done on…", icon: <CalendarDays />, onSelect: () => setAsked("complete") },
          {
            ...{ label: "Move to next class day", icon: <CalendarClock />, divided: true },
            onSelect: () => void commands.replan(null),
          },
          { label: "Re-plan…", icon: <CalendarDays />, onSelect: () => setAsked("replan") },
          {
            ...{ label: `Go to ${batchName}`, icon: <UsersRound />, divided: true },
            to: `/admin/batches/${batchId}`,
          },
        ]}
      />
      {asked && <LateDayDialog act={asked} count={1} commands={commands} onClose={() => setAsked(null)} />}
    </div>
  );
}
