import { CalendarRange } from "lucide-react";
import { classDaysInWords } from "~/formats/classDaysInWords";
import { formatDate } from "~/formats/dates";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";
import type { BatchCourseFrame } from "../topics/batchCourseFrame";

interface Props {
  title: string;
  batchName: string;
  frame: BatchCourseFrame;
}

/** Whose plan is edited, between which days, and the way back to it. */
export function PlanEditHead({ title, batchName, frame }: Props) {
  const heading = `Edit plan - ${title}`;
  useScreenTitle(heading);
  const { batchId, courseId, startDate, endDate, classDays } = frame;
  return (
    <PageHeader
      title={heading}
      subtitle={`${batchName}, ${formatDate(startDate)} to ${formatDate(endDate)}, ${classDaysInWords(classDays)}`}
      actions={
        <ButtonLink icon={<CalendarRange />} to={`/admin/batches/${batchId}/courses/${courseId}/plan`}>
          Back to the plan
        </ButtonLink>
      }
    />
  );
}
