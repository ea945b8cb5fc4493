import { graphql } from "react-relay";
import { categoryMessages } from "#gateway/domains/categories/contract";
import { holidayMessages } from "#gateway/domains/holidays/contract";
import { jobMessages } from "#gateway/domains/jobs/contract";
import { organizationMessages } from "#gateway/domains/organizations/settingsContract";
import { paymentMessages } from "#gateway/domains/payments/contract";
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
  ...categoryMessages.create,
};

export const deleteCategory: Command<organizationCommandsDeleteCategoryMutation> = {
  mutation: graphql`
    mutation organizationCommandsDeleteCategoryMutation($categoryId: Int!) {
      result: deleteCategory(categoryId: $categoryId) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...categoryMessages.delete,
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
  ...categoryMessages.rename,
};

export const retryJob: Command<organizationCommandsRetryJobMutation> = {
  mutation: graphql`
    mutation organizationCommandsRetryJobMutation($jobId: Int!) {
      result: retryJob(jobId: $jobId) {
        ... on JobPayload @alias(as: "payload") {
          job {
            ...JobsScreenTable_job
          }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...jobMessages.retry,
};

export const dropJob: Command<organizationCommandsDropJobMutation> = {
  mutation: graphql`
    mutation organizationCommandsDropJobMutation($jobId: Int!) {
      result: dropJob(jobId: $jobId) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...jobMessages.drop,
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
  ...organizationMessages.update,
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
  ...holidayMessages.add,
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
  ...holidayMessages.save,
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
  ...holidayMessages.delete,
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
  ...holidayMessages.import,
};

export const createPayment: Command<organizationCommandsCreatePaymentMutation> = {
  mutation: graphql`
    mutation organizationCommandsCreatePaymentMutation($input: PaymentInput!) {
      result: createPayment(input: $input) {
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
  ...paymentMessages.create,
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
  ...paymentMessages.update,
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
  ...paymentMessages.delete,
};
