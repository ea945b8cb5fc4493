import { CircleCheck, History } from "lucide-react";
import { graphql } from "react-relay";
import { weekdaysIn } from "#gateway/domains/batches/contract";
import { type ClassCalendar, classDays } from "#gateway/domains/batchTopics/dayContract";
import type { Day } from "#gateway/domains/dayContract";
import type { BatchActivitiesScreenCourseActivitiesQuery } from "~/__generated__/BatchActivitiesScreenCourseActivitiesQuery.graphql";
import type { BatchActivitiesScreenQuery } from "~/__generated__/BatchActivitiesScreenQuery.graphql";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { formatQuantity } from "~/formats/counts";
import { formatTopicDate } from "~/formats/dates";
import { weekdayInWords } from "~/formats/months";
import { topicNoun } from "~/formats/nouns";
import { useHolidays } from "~/layout/holidays/useHolidays";
import { ScreenHead } from "~/layout/ScreenHead";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { Badge } from "~/ui/Badge";
import { Card } from "~/ui/Card";
import { classNames } from "~/ui/classNames";
import { EmptyCard } from "~/ui/EmptyCard";
import { useBatchCourseContext } from "../batchCourseContext";

interface CompletedTopic {
  readonly completedDate: string | null | undefined;
}

/** A class day with the topics that the batch completed on it. */
interface ActivityDay<Topic> {
  day: Day;
  topics: Topic[];
}

interface Span extends ClassCalendar {
  startDate: Day;
  endDate: Day;
  today: Day;
}

/**
 * Returns the class days of a span up to today, latest first, with their topics, and the topics completed on other
 * days.
 */
export function activityDays<Topic extends CompletedTopic>(topics: readonly Topic[], span: Span) {
  const last = span.today < span.endDate ? span.today : span.endDate;
  const days = classDays(span, span.startDate, last).reverse();
  const known = new Set(days);
  const on = (day: Day) => topics.filter(({ completedDate }) => completedDate === day);
  const elsewhere = topics.filter(({ completedDate }) => completedDate && !known.has(completedDate));
  const otherDays = [...new Set(elsewhere.map(({ completedDate }) => completedDate ?? ""))].sort().reverse();
  const toActivityDay = (day: Day): ActivityDay<Topic> => ({ day, topics: on(day) });
  return { days: days.map(toActivityDay), otherDays: otherDays.map(toActivityDay) };
}

/** A topic as the activity log shows it. */
interface LoggedTopic {
  readonly id: string;
  readonly topicName: string;
  readonly courseName: string;
  readonly completedDate: string | null | undefined;
}

interface Props {
  days: readonly ActivityDay<LoggedTopic>[];
  otherDays: readonly ActivityDay<LoggedTopic>[];
  /** Whether the topics belong to several courses. */
  showCourse: boolean;
}

/** The class days so far, latest first, with the topics completed on each. */
function ActivityLog({ days, otherDays, showCourse }: Props) {
  if (days.length === 0 && otherDays.length === 0) {
    return (
      <EmptyCard icon={<History />} title="No class days yet">
        The log starts on the first class day. Topics appear on the day of their completion.
      </EmptyCard>
    );
  }
  return (
    <div className="grid gap-5">
      {days.length > 0 && (
        <Card flush title="Class days">
          <Days days={days} showCourse={showCourse} />
        </Card>
      )}
      {otherDays.length > 0 && (
        <Card flush title="On other days" description="Completed on days without a class.">
          <Days days={otherDays} showCourse={showCourse} />
        </Card>
      )}
    </div>
  );
}

function Days({ days, showCourse }: Pick<Props, "days" | "showCourse">) {
  return (
    <ol className="mt-2">
      {days.map(({ day, topics }) => (
        <li
          key={day}
          className="grid gap-x-4 gap-y-1.5 border-t border-line px-5 py-2.5 text-sm sm:grid-cols-[9rem_minmax(0,1fr)_auto]"
        >
          <h3
            className={classNames("tabular-nums", topics.length > 0 ? "font-medium text-ink" : "text-muted")}
          >
            <span className="mr-2 inline-block w-8 text-xs text-muted">{weekdayInWords(day)}</span>
            {formatTopicDate(day)}
          </h3>
          {topics.length === 0 ? (
            <p className="text-muted">Nothing completed</p>
          ) : (
            <ul className="grid gap-1">
              {topics.map((topic) => (
                <li key={topic.id} className="flex min-w-0 items-start gap-2 text-soft">
                  <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success-ink" />
                  <span className="min-w-0 wrap-anywhere">
                    {topic.topicName}
                    {showCourse && <span className="ml-2 text-xs text-muted">{topic.courseName}</span>}
                  </span>
                </li>
              ))}
            </ul>
          )}
          {topics.length > 0 && (
            <Badge tone="success" className="self-start justify-self-start">
              {formatQuantity(topics.length, topicNoun)}
            </Badge>
          )}
        </li>
      ))}
    </ol>
  );
}

function CourseLog(response: Found<BatchActivitiesScreenCourseActivitiesQuery, "batchCourse">) {
  const { batchCourse } = response;
  const context = useBatchCourseContext(response);
  const title = `Activities - ${batchCourse.course.title}`;
  const topics = batchCourse.modules.flatMap((module) => module.topics);
  return (
    <>
      <ScreenHead
        title={title}
        subtitle={`${batchCourse.batch.name}, ${classDaysInWords(context.classDays)}`}
      />
      <ActivityLog {...activityDays(topics, context)} showCourse={false} />
    </>
  );
}

const courseQuery = graphql`
  query BatchActivitiesScreenCourseActivitiesQuery($batchId: Int!, $courseId: Int!) @preloadable {
    ...batchCourseContext_query @relay(mask: false)
    batchCourse(batchId: $batchId, courseId: $courseId) {
      modules {
        id
        topics { id topicName courseName completedDate }
      }
    }
  }
`;

/** The topics that a batch completed in one course, by class day. */
export const CourseActivitiesScreen = foundScreen(courseQuery, "batchCourse", CourseLog);

function Log(response: Found<BatchActivitiesScreenQuery, "batch">) {
  const { batch } = response;
  const holidays = useHolidays(response);
  const classDays = weekdaysIn(batch.classDays);
  return (
    <>
      <ScreenHead
        screenTitle={`Activities, ${batch.name}`}
        title="Activities"
        subtitle={`${batch.name}, ${classDaysInWords(classDays)}`}
      />
      <ActivityLog {...activityDays(batch.topics, { ...batch, classDays, holidays })} showCourse />
    </>
  );
}

const query = graphql`
  query BatchActivitiesScreenQuery($batchId: Int!) @preloadable {
    ...useHolidays_query
    batch(databaseId: $batchId) {
      id
      name
      startDate
      endDate
      classDays
      today
      topics { id topicName courseName completedDate }
    }
  }
`;

/** The topics that a batch completed in all its courses, by class day. */
export const BatchActivitiesScreen = foundScreen(query, "batch", Log);
