import { graphql } from "react-relay";
import { jobMessages } from "#gateway/domains/jobs/contract";
import { organizationMessages } from "#gateway/domains/organizations/settingsContract";
import type { organizationCommandsCreateCategoryMutation } from "~/__generated__/organizationCommandsCreateCategoryMutation.graphql";
import type { organizationCommandsCreateHolidayMutation } from "~/__generated__/organizationCommandsCreateHolidayMutation.graphql";
import type { organizationCommandsCreatePaymentMutation } from "~/__generated__/organizationCommandsCreatePaymentMutation.graphql";
import type { organizationCommandsDeleteCategoryMutation } from "~/__generated__/organizationCommandsDeleteCategoryMutation.graphql";
import type { organizationCommandsDeleteHolidayMutation } from "~/__generated__/organizationCommandsDeleteHolidayMutation.graphql";
import type { organizationCommandsDeletePaymentMutation } from "~/__generated__/organizationCommandsDeletePaymentMutation.graphql";
import type { organizationCommandsDropJobMutation } from "~/__generated__/organizationCommandsDropJobMutation.graphql";
import type { organizationCommandsImportHolidaysMutation } from "~/__generated__/organizationCommandsImportHolidaysMutation.graphql";
import type { organizationCommandsRenameCategoryMutation } from "~/__generated__/organizationCommandsRenameCategoryMutation.graphql";
import type { organizationCommandsRetryJobMutation } from "~/__generated__/organizationCommandsRetryJobMutation.graphql";
import type { organizationCommandsUpdateHolidayMutation } from "~/__generated__/organizationCommandsUpdateHolidayMutation.graphql";
import type { organizationCommandsUpdateOrganizationMutation } from "~/__generated__/organizationCommandsUpdateOrganizationMutation.graphql";
import type { organizationCommandsUpdatePaymentMutation } from "~/__generated__/organizationCommandsUpdatePaymentMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

export const createCategory: Command<organizationCommandsCreateCategoryMutation> = {
  mutation: graphql`
    mutation organizationCommandsCreateCategoryMutation($name: String!) {
      result: createCategory(name: $name) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: "Category created successfully",
  fallback: "Failed to create category",
};

export const deleteCategory: Command<organizationCommandsDeleteCategoryMutation> = {
  mutation: graphql`
    mutation organizationCommandsDeleteCategoryMutation($categoryId: Int!) {
      result: deleteCategory(categoryId: $categoryId) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: "Successfully Deleted",
  fallback: "Failed to delete category",
};

export const renameCategory: Command<organizationCommandsRenameCategoryMutation> = {
  mutation: graphql`
    mutation organizationCommandsRenameCategoryMutation($categoryId: Int!, $version: DateTime!, $name: String!) {
      result: renameCategory(categoryId: $categoryId, version: $version, name: $name) {
        ... on CategoryPayload @alias(as: "payload") {
          category {
            ...RenameCategory_category
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: "Category renamed",
  fallback: "Failed to rename category",
};

export const retryJob: Command<organizationCommandsRetryJobMutation> = {
  mutation: graphql`
    mutation organizationCommandsRetryJobMutation($jobId: Int!) {
      result: retryJob(jobId: $jobId) {
        ...JobsScreenTable_retried @alias(as: "payload")
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: jobMessages.retried,
  fallback: jobMessages.retryFailed,
};

export const dropJob: Command<organizationCommandsDropJobMutation> = {
  mutation: graphql`
    mutation organizationCommandsDropJobMutation($jobId: Int!) {
      result: dropJob(jobId: $jobId) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: jobMessages.dropped,
  fallback: jobMessages.dropFailed,
};

export const updateOrganization: ToldCommand<organizationCommandsUpdateOrganizationMutation> = {
  mutation: graphql`
    mutation organizationCommandsUpdateOrganizationMutation($databaseId: Int!, $version: DateTime!, $input: OrganizationInput!) {
      result: updateOrganization(databaseId: $databaseId, version: $version, input: $input) {
        ... on ChangedOrganizationPayload @alias(as: "payload") {
          undoId
          organization {
            ...OrganizationForm_organization
          }
          settings {
            ...readSettings_settings
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: organizationMessages.updated,
  fallback: organizationMessages.updateFailed,
};

export const createHoliday: Command<organizationCommandsCreateHolidayMutation> = {
  mutation: graphql`
    mutation organizationCommandsCreateHolidayMutation($input: HolidayInput!) {
      result: createHoliday(input: $input) {
        ... on HolidaysChange @alias(as: "payload") {
          ...useHolidays_change @alias(as: "change")
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: "Holiday added",
  fallback: "Unable to add the holiday",
};

export const updateHoliday: Command<organizationCommandsUpdateHolidayMutation> = {
  mutation: graphql`
    mutation organizationCommandsUpdateHolidayMutation($holidayId: Int!, $version: DateTime!, $input: HolidayInput!) {
      result: updateHoliday(holidayId: $holidayId, version: $version, input: $input) {
        ... on HolidaysChange @alias(as: "payload") {
          ...useHolidays_change @alias(as: "change")
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: "Holiday saved",
  fallback: "Unable to save the holiday",
};

export const deleteHoliday: Command<organizationCommandsDeleteHolidayMutation> = {
  mutation: graphql`
    mutation organizationCommandsDeleteHolidayMutation($holidayId: Int!) {
      result: deleteHoliday(holidayId: $holidayId) {
        ... on HolidaysChange @alias(as: "payload") {
          ...useHolidays_change @alias(as: "change")
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: "Holiday deleted",
  fallback: "Unable to delete the holiday",
};

export const importHolidays: Command<organizationCommandsImportHolidaysMutation> = {
  mutation: graphql`
    mutation organizationCommandsImportHolidaysMutation($holidays: [HolidayInput!]!) {
      result: importHolidays(holidays: $holidays) {
        ... on HolidaysChange @alias(as: "payload") {
          ...useHolidays_change @alias(as: "change")
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: "Holidays added",
  fallback: "Unable to add the holidays",
};

export const createPayment: Command<organizationCommandsCreatePaymentMutation> = {
  mutation: graphql`
    mutation organizationCommandsCreatePaymentMutation($input: PaymentInput!) {
      result: createPayment(input: $input) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: "Payment created successfully",
  fallback: "Unable to create payment",
};

export const updatePayment: Command<organizationCommandsUpdatePaymentMutation> = {
  mutation: graphql`
    mutation organizationCommandsUpdatePaymentMutation($paymentId: Int!, $version: DateTime!, $input: PaymentInput!) {
      result: updatePayment(paymentId: $paymentId, version: $version, input: $input) {
        ... on ChangedPaymentPayload @alias(as: "payload") {
          payment {
            ...EditPaymentScreen_payment
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: "Payment updated successfully",
  fallback: "Unable to update payment",
};

export const deletePayment: ToldCommand<organizationCommandsDeletePaymentMutation> = {
  mutation: graphql`
    mutation organizationCommandsDeletePaymentMutation($paymentId: Int!) {
      result: deletePayment(paymentId: $paymentId) {
        ... on DeletedPaymentPayload @alias(as: "payload") {
          undoId
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  success: "Successfully Deleted",
  fallback: "Unable to delete payment",
};
