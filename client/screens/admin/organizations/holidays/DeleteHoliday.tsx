import { useState } from "react";
import { graphql } from "react-relay";
import type { DeleteHolidayMutation } from "~/__generated__/DeleteHolidayMutation.graphql";
import { takeHolidays } from "~/layout/holidays/useHolidays";
import { useMutation } from "~/relay/useMutation";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { rescueFocus } from "~/ui/useHeadingFocus";
import type { HolidayItem } from "./HolidaysScreen";
import { spanInWords } from "./holidayLabels";
import { countHolidayDays } from "./pastedHolidays";

const mutation = graphql`
  mutation DeleteHolidayMutation($holidayId: Int!) {
    result: deleteHoliday(holidayId: $holidayId) {
      __typename
      ... on HolidaysChange {
        ...useHolidays_change @alias(as: "change")
      }
      ... on Refusal {
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const texts = { success: "Holiday deleted", fallback: "Unable to delete the holiday" };

/** Asks before a holiday is deleted. */
export function DeleteHoliday({ holiday, onClose }: { holiday: HolidayItem; onClose: () => void }) {
  const [remove] = useMutation<DeleteHolidayMutation>(mutation, texts);
  const [error, setError] = useState<string>();
  const confirm = async () => {
    const removed = await remove(
      { holidayId: holiday.databaseId },
      { updater: (store) => takeHolidays(store, store.getRootField("deleteHoliday")), onFailure: setError },
    );
    if (!removed) return;
    onClose();
    // The holiday's own button is gone.
    requestAnimationFrame(rescueFocus);
  };
  return (
    <ConfirmDialog
      open
      subject={`${holiday.name}, ${spanInWords(holiday)}`}
      message={
        countHolidayDays(holiday) === 1
          ? "The day counts as a class day again."
          : "These days count as class days again."
      }
      error={error}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
