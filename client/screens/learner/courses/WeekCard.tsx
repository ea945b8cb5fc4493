import { Video } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { WeekCard_classes$data, WeekCard_classes$key } from "~/__generated__/WeekCard_classes.graphql";
import { meetingAddress } from "~/formats/addresses";
import { formatQuantity } from "~/formats/counts";
import { formatDayMonth } from "~/formats/dates";
import { weekdayInWords } from "~/formats/months";
import { describeOwnClassTime, formatClassTime } from "~/formats/ranges";
import { Card } from "~/ui/Card";
import { NewTabLink } from "~/ui/NewTabLink";

type Class = WeekCard_classes$data[number];

/** How many classes are shown. */
const shown = 4;

const titles = { today: "Today", later: "This week" };

interface Props {
  classes: WeekCard_classes$key;
  /** Today's classes, or those of the days after. */
  part: keyof typeof titles;
}

/** The next classes of the learner's batches: today's, or those within a week; nothing without one. */
export function WeekCard({ classes: key, part }: Props) {
  const all = useFragment(
    graphql`
      fragment WeekCard_classes on OwnClass @relay(plural: true) {
        uid
        day
        isToday
        startTime
        batchName
        courseTitle
        meetingLink
        topics { name }
      }
    `,
    key,
  );
  const classes = all.filter(({ isToday }) => isToday === (part === "today"));
  if (classes.length === 0) return null;
  const more = classes.length - shown;
  return (
    <Card title={titles[part]}>
      <ol className="grid grid-cols-1 gap-3">
        {classes.slice(0, shown).map((item) => (
          <ClassRow key={item.uid} {...item} />
        ))}
      </ol>
      {more > 0 && (
        <p className="mt-3 text-xs text-muted">
          {formatQuantity(more, { one: "more class", many: "more classes" })} {titles[part].toLowerCase()}
        </p>
      )}
    </Card>
  );
}

function ClassRow({ day, isToday, startTime, batchName, courseTitle, meetingLink, topics }: Class) {
  const address = isToday ? meetingAddress(meetingLink) : null;
  const ownTime = startTime ? describeOwnClassTime(startTime, day) : null;
  return (
    <li className="flex items-start gap-3 text-sm">
      <span className="w-15 shrink-0 text-xs text-muted tabular-nums">
        <span className={`block ${isToday ? "font-semibold text-brand-ink" : "font-medium text-soft"}`}>
          {isToday ? "Today" : `${weekdayInWords(day)} ${formatDayMonth(day).slice(0, 2)}`}
        </span>
        {startTime && formatClassTime(startTime, day)}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium text-ink">
          {topics.length > 0 ? topics.map(({ name }) => name).join(", ") : "Class"}
        </span>
        <span className="block truncate text-xs text-muted">{courseTitle ?? batchName}</span>
        {ownTime && <span className="block text-xs text-muted tabular-nums">{ownTime}</span>}
      </span>
      {address && (
        <NewTabLink
          href={address}
          className="touch inline-flex shrink-0 items-center gap-1.5 rounded-sm font-medium text-brand-ink hover:underline"
        >
          <Video aria-hidden className="size-4" />
          Join
          <span className="sr-only"> the class of {batchName} (opens in a new tab)</span>
        </NewTabLink>
      )}
    </li>
  );
}
