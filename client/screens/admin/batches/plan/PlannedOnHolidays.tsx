import { graphql, useFragment } from "react-relay";
import type { PlannedDates } from "#gateway/domains/batchTopics/planContract";
import type { PlannedOnHolidays_batchCourse$key } from "~/__generated__/PlannedOnHolidays_batchCourse.graphql";
import { rescueFocus } from "~/ui/useHeadingFocus";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";
import { HolidayNotice } from "../topics/HolidayNotice";
import { planMessages, useSavePlan } from "../topics/useSavePlan";

interface Props {
  batchCourse: PlannedOnHolidays_batchCourse$key;
  frame: BatchCourseFrame;
}

/** The topics of the plan that are planned for holidays; moving them is saved at once. */
export function PlannedOnHolidays({ batchCourse: key, frame }: Props) {
  const { modules } = useFragment(
    graphql`
      fragment PlannedOnHolidays_batchCourse on BatchCourse {
        modules {
          id
          topics {
            id
            databaseId
            status
            plannedDate
          }
        }
      }
    `,
    key,
  );
  const { save, saving } = useSavePlan(frame, planMessages);
  const topics = modules
    .flatMap((module) => module.topics)
    .map(({ id, databaseId, status, plannedDate }) => ({
      ...{ id, topicId: databaseId, plannedDate: plannedDate ?? null },
      status: status === "COMPLETED" ? ("COMPLETED" as const) : ("PENDING" as const),
    }));
  const move = async (dates: PlannedDates) => {
    const moves = topics.flatMap(({ id, topicId, plannedDate }) => {
      const to = dates.get(topicId);
      return to === undefined ? [] : [{ topic: { id, databaseId: topicId }, from: plannedDate, to }];
    });
    // Once nothing is planned on a holiday, the button goes, and the focus with it.
    if (await save(moves)) requestAnimationFrame(rescueFocus);
  };
  return <HolidayNotice topics={topics} frame={frame} busy={saving} onMove={(dates) => void move(dates)} />;
}
