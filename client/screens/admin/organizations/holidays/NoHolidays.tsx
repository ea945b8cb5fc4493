import { CalendarX2 } from "lucide-react";
import type { ReactNode } from "react";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";

/** An organization without holidays. */
export function NoHolidays({ actions }: { actions: ReactNode }) {
  return (
    <Card>
      <EmptyState icon={<CalendarX2 />} title="No holidays yet" action={actions}>
        Plans and schedules leave holidays out, and calendars name them.
      </EmptyState>
    </Card>
  );
}
