import { graphql } from "react-relay";
import { categoryMessages } from "#gateway/domains/categories/contract";
import { holidayMessages } from "#gateway/domains/holidays/contract";
import { jobMessages } from "#gateway/domains/jobs/contract";
import { organizationMessages } from "#gateway/domains/organizations/settingsContract";
import { paymentMessages } from "#gateway/domains/payments/contract";
import { roleMessages } from "#gateway/domains/roles/contract";
import type { organizationCommandsCreateCategoryMutation } from "~/__generated__/organizationCommandsCreateCategoryMutation.graphql";
import type { organizationCommandsCreateHolidayMutation } from "~/__generated__/organizationCommandsCreateHolidayMutation.graphql";
import type { organizationCommandsCreatePaymentMutation } from "~/__generated__/organizationCommandsCreatePaymentMutation.graphql";
import type { organizationCommandsDeleteCategoryMutation } from "~/__generated__/organizationCommandsDeleteCategoryMutation.graphql";
import type { organizationCommandsDeleteHolidayMutation } from "~/__generated__/organizationCommandsDeleteHolidayMutation.graphql";
import type { organizationCommandsDeletePaymentMutation } from "~/__generated__/organizationCommandsDeletePaymentMutation.graphql";
import type { organizationCommandsDeleteRoleMutation } from "~/__generated__/organizationCommandsDeleteRoleMutation.graphql";
import type { organizationCommandsDropJobMutation } from "~/__generated__/organizationCommandsDropJobMutation.graphql";
import type { organizationCommandsImportHolidaysMutation } from "~/__generated__/organizationCommandsImportHolidaysMutation.graphql";
import type { organizationCommandsRenameCategoryMutation } from "~/__generated__/organizationCommandsRenameCategoryMutation.graphql";
import type { organizationCommandsRetryJobMutation } from "~/__generated__/organizationCommandsRetryJobMutation.graphql";
import type { organizationCommandsSaveRoleMutation } from "~/__generated__/organizationCommandsSaveRoleMutation.graphql";
import type { organizationCommandsUpdateHolidayMutation } from "~/__generated__/organizationCommandsUpdateHolidayMutation.graphql";
import type { organizationCommandsUpdateOrganizationMutation } from "~/__generated__/organizationCommandsUpdateOrganizationMutation.graphql";
import type { organizationCommandsUpdatePaymentMutation } from "~/__generated__/organizationCommandsUpdatePaymentMutation.graphql";
import type { Command, ToldCommand } from "~/relay/useMutation";

export const createCategory: Command<organizationCommandsCreateCategoryMutation> = {
  ...categoryMessages.create,
  mutation: graphql`
    mutation organizationCommandsCreateCategoryMutation($name: String!) {
      result: createCategory(name: $name) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const deleteCategory: Command<organizationCommandsDeleteCategoryMutation> = {
  ...categoryMessages.delete,
  mutation: graphql`
    mutation organizationCommandsDeleteCategoryMutation($categoryId: Int!) {
      result: deleteCategory(categoryId: $categoryId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const renameCategory: Command<organizationCommandsRenameCategoryMutation> = {
  ...categoryMessages.rename,
  mutation: graphql`
    mutation organizationCommandsRenameCategoryMutation($categoryId: Int!, $version: DateTime!, $name: String!) {
      result: renameCategory(categoryId: $categoryId, version: $version, name: $name) {
        ... on CategoryPayload @alias(as: "payload") { category { ...CategoriesScreen_category } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const retryJob: Command<organizationCommandsRetryJobMutation> = {
  ...jobMessages.retry,
  mutation: graphql`
    mutation organizationCommandsRetryJobMutation($jobId: Int!) {
      result: retryJob(jobId: $jobId) {
        ... on JobPayload @alias(as: "payload") { job { ...JobsScreenTable_job } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const dropJob: Command<organizationCommandsDropJobMutation> = {
  ...jobMessages.drop,
  mutation: graphql`
    mutation organizationCommandsDropJobMutation($jobId: Int!) {
      result: dropJob(jobId: $jobId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const updateOrganization: ToldCommand<organizationCommandsUpdateOrganizationMutation> = {
  ...organizationMessages.update,
  mutation: graphql`
    mutation organizationCommandsUpdateOrganizationMutation(
      $databaseId: Int!
      $version: DateTime!
      $input: OrganizationInput!
    ) {
      result: updateOrganization(databaseId: $databaseId, version: $version, input: $input) {
        ... on ChangedOrganizationPayload @alias(as: "payload") {
          undoId
          organization { ...OrganizationForm_organization }
          settings { ...readSettings_settings }
        }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const createHoliday: Command<organizationCommandsCreateHolidayMutation> = {
  ...holidayMessages.add,
  mutation: graphql`
    mutation organizationCommandsCreateHolidayMutation($input: HolidayInput!) {
      result: createHoliday(input: $input) {
        ... on HolidaysChange @alias(as: "payload") { ...useHolidays_change @alias(as: "change") }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const updateHoliday: Command<organizationCommandsUpdateHolidayMutation> = {
  ...holidayMessages.save,
  mutation: graphql`
    mutation organizationCommandsUpdateHolidayMutation($holidayId: Int!, $version: DateTime!, $input: HolidayInput!) {
      result: updateHoliday(holidayId: $holidayId, version: $version, input: $input) {
        ... on HolidaysChange @alias(as: "payload") { ...useHolidays_change @alias(as: "change") }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteHoliday: Command<organizationCommandsDeleteHolidayMutation> = {
  ...holidayMessages.delete,
  mutation: graphql`
    mutation organizationCommandsDeleteHolidayMutation($holidayId: Int!) {
      result: deleteHoliday(holidayId: $holidayId) {
        ... on HolidaysChange @alias(as: "payload") { ...useHolidays_change @alias(as: "change") }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const importHolidays: Command<organizationCommandsImportHolidaysMutation> = {
  ...holidayMessages.import,
  mutation: graphql`
    mutation organizationCommandsImportHolidaysMutation($holidays: [HolidayInput!]!) {
      result: importHolidays(holidays: $holidays) {
        ... on HolidaysChange @alias(as: "payload") { ...useHolidays_change @alias(as: "change") }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const createPayment: Command<organizationCommandsCreatePaymentMutation> = {
  ...paymentMessages.create,
  mutation: graphql`
    mutation organizationCommandsCreatePaymentMutation($input: PaymentInput!) {
      result: createPayment(input: $input) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};

export const updatePayment: Command<organizationCommandsUpdatePaymentMutation> = {
  ...paymentMessages.update,
  mutation: graphql`
    mutation organizationCommandsUpdatePaymentMutation($paymentId: Int!, $version: DateTime!, $input: PaymentInput!) {
      result: updatePayment(paymentId: $paymentId, version: $version, input: $input) {
        ... on ChangedPaymentPayload @alias(as: "payload") { payment { ...EditPaymentScreen_payment } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deletePayment: ToldCommand<organizationCommandsDeletePaymentMutation> = {
  ...paymentMessages.delete,
  mutation: graphql`
    mutation organizationCommandsDeletePaymentMutation($paymentId: Int!) {
      result: deletePayment(paymentId: $paymentId) {
        ... on DeletedPaymentPayload @alias(as: "payload") { undoId }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const saveRole: Command<organizationCommandsSaveRoleMutation> = {
  ...roleMessages.save,
  mutation: graphql`
    mutation organizationCommandsSaveRoleMutation($roleId: Int, $version: DateTime, $input: RoleInput!) {
      result: saveRole(roleId: $roleId, version: $version, input: $input) {
        ... on RolePayload @alias(as: "payload") { role { databaseId ...EditRoleScreen_role } }
        ...readRefusal_refusal @alias(as: "refusal")
      }
    }
  `,
};

export const deleteRole: Command<organizationCommandsDeleteRoleMutation> = {
  ...roleMessages.delete,
  mutation: graphql`
    mutation organizationCommandsDeleteRoleMutation($roleId: Int!) {
      result: deleteRole(roleId: $roleId) { ...readRefusal_refusal @alias(as: "refusal") }
    }
  `,
};
