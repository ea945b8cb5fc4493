import { graphql } from "react-relay";
import type { useSaveHolidayCreateMutation } from "~/__generated__/useSaveHolidayCreateMutation.graphql";
import type {
  HolidayInput,
  useSaveHolidayUpdateMutation,
} from "~/__generated__/useSaveHolidayUpdateMutation.graphql";
import type { FieldError } from "~/forms/useForm";
import { takeHolidays } from "~/layout/holidays/useHolidays";
import { useMutation } from "~/relay/useMutation";

const createMutation = graphql`
  mutation useSaveHolidayCreateMutation($input: HolidayInput!) {
    result: createHoliday(input: $input) {
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

const updateMutation = graphql`
  mutation useSaveHolidayUpdateMutation($holidayId: Int!, $version: DateTime!, $input: HolidayInput!) {
    result: updateHoliday(holidayId: $holidayId, version: $version, input: $input) {
      __typename
      ... on HolidaysChange {
        ...useHolidays_change @alias(as: "change")
      }
      ... on Refusal {
        code
        message
        fieldErrors {
          field
          message
        }
      }
    }
  }
`;

const createTexts = { success: "Holiday added", fallback: "Unable to add the holiday" };
const updateTexts = { success: "Holiday saved", fallback: "Unable to save the holiday" };

interface Saving {
  version: string;
  onFieldErrors: (errors: readonly FieldError[]) => void;
  onStale: () => void;
}

/** Adds a holiday, or changes the one that is given; returns whether it was saved. */
export function useSaveHoliday(holidayId: number | undefined) {
  const [create] = useMutation<useSaveHolidayCreateMutation>(createMutation, createTexts);
  const [update] = useMutation<useSaveHolidayUpdateMutation>(updateMutation, updateTexts);
  return async (input: HolidayInput, { version, onFieldErrors, onStale }: Saving): Promise<boolean> => {
    if (holidayId === undefined) {
      const updater = (store: Parameters<typeof takeHolidays>[0]) =>
        takeHolidays(store, store.getRootField("createHoliday"));
      return (await create({ input }, { onFieldErrors, updater })) !== null;
    }
    const updater = (store: Parameters<typeof takeHolidays>[0]) =>
      takeHolidays(store, store.getRootField("updateHoliday"));
    const variables = { holidayId, version, input };
    return (await update(variables, { onFieldErrors, onStale, updater })) !== null;
  };
}
