import { CalendarClock, CalendarDays, Check, ChevronDown } from "lucide-react";
import { useState } from "react";
import type { Selection } from "~/lists/useSelection";
import { Button } from "~/ui/Button";
import { Menu } from "~/ui/Menu";
import { type LateAct, LateDayDialog } from "./LateDayDialog";
import { useLateCommands } from "./useLateCommands";

/** The actions for the selected late topics. */
export function LateBulkActions({ selection }: { selection: Selection }) {
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
