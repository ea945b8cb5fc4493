import { CalendarX2, ClipboardPaste, Plus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { graphql } from "react-relay";
import type { HolidaysScreenQuery } from "~/__generated__/HolidaysScreenQuery.graphql";
import { useLiveHolidays } from "~/layout/holidays/useHolidays";
import { ScreenHead } from "~/layout/ScreenHead";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { EmptyCard } from "~/ui/EmptyCard";
import { Loading } from "~/ui/Loading";
import { PageHeader } from "~/ui/PageHeader";
import { Skeleton } from "~/ui/Skeleton";
import { SettingsTabs } from "../SettingsTabs";
import { HolidayDialog, PasteHolidays } from "./HolidayDialogs";
import { DeleteHoliday, HolidayYears } from "./HolidayYears";
import type { HolidayItem } from "./pastedHolidays";

/** Shown for an organization without holidays. */
function NoHolidays({ actions }: { actions: ReactNode }) {
  return (
    <EmptyCard icon={<CalendarX2 />} title="No holidays yet" action={actions}>
      Plans and schedules skip holidays, and calendars show them.
    </EmptyCard>
  );
}

const query = graphql`
  query HolidaysScreenQuery($organizationId: Int!) @preloadable {
    today
    organization(databaseId: $organizationId) { canUpdate }
    holidays { ...useHolidays_holiday @relay(mask: false) }
  }
`;

/** The open dialog: a new holiday, pasted ones, or a change of one. */
type OpenDialog = { act: "add" } | { act: "paste" } | { act: "edit" | "delete"; holiday: HolidayItem };

/** The organization's days without classes: an ADMIN edits them, other staff read them. */
export function HolidaysScreen() {
  useLiveHolidays();
  const { today, organization, holidays } = useRouteQuery<HolidaysScreenQuery>(query);
  const [asked, setAsked] = useState<OpenDialog | null>(null);
  const mayWrite = organization?.canUpdate ?? false;
  const actions = mayWrite ? <Actions onAsk={setAsked} /> : null;
  return (
    <>
      <ScreenHead title="Holidays" subtitle={subtitle(mayWrite)} actions={actions} />
      <SettingsTabs />
      {holidays.length === 0 ? (
        <NoHolidays actions={mayWrite ? <Actions onAsk={setAsked} /> : null} />
      ) : (
        <HolidayYears
          holidays={holidays}
          today={today}
          onAsk={mayWrite ? (act, holiday) => setAsked({ act, holiday }) : null}
        />
      )}
      {asked && <Question asked={asked} holidays={holidays} today={today} onClose={() => setAsked(null)} />}
    </>
  );
}

const subtitle = (mayWrite: boolean): string =>
  `Days without classes in any batch.${mayWrite ? "" : " Only an ADMIN can change them."}`;

function Actions({ onAsk }: { onAsk: (asked: OpenDialog) => void }) {
  return (
    <>
      <Button variant="primary" icon={<Plus />} onClick={() => onAsk({ act: "add" })}>
        Add holiday
      </Button>
      <Button icon={<ClipboardPaste />} onClick={() => onAsk({ act: "paste" })}>
        Paste list
      </Button>
    </>
  );
}

interface QuestionProps {
  asked: OpenDialog;
  holidays: readonly HolidayItem[];
  today: string;
  onClose: () => void;
}

function Question({ asked, holidays, today, onClose }: QuestionProps) {
  if (asked.act === "paste") return <PasteHolidays known={holidays} onClose={onClose} />;
  if (asked.act === "add") return <HolidayDialog holiday={null} today={today} onClose={onClose} />;
  // As the list currently shows it; it may have changed or been deleted while the dialog was open.
  const holiday = holidays.find(({ id }) => id === asked.holiday.id) ?? asked.holiday;
  if (asked.act === "delete") return <DeleteHoliday holiday={holiday} onClose={onClose} />;
  return <HolidayDialog holiday={holiday} today={today} onClose={onClose} />;
}

/** Placeholder for the holidays while they load. */
export function HolidaysSkeleton() {
  return (
    <Loading label="Loading the holidays">
      <PageHeader title="Holidays" subtitle={<Skeleton className="h-4 w-56" />} />
      <SettingsTabs />
      <Card title={<Skeleton className="h-4 w-16" />}>
        {[1, 2, 3, 4].map((row) => (
          <Skeleton key={row} className="mb-4 h-6" />
        ))}
      </Card>
    </Loading>
  );
}
