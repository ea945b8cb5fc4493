import { graphql } from "react-relay";
import type { z } from "zod";
import {
  organizationMessages,
  type organizationSchema,
} from "#gateway/domains/organizations/settingsContract";
import type { useSaveOrganizationMutation } from "~/__generated__/useSaveOrganizationMutation.graphql";
import type { FieldError } from "~/forms/useForm";
import { useMutation } from "~/relay/useMutation";
import { readSettings } from "~/session/readSettings";
import { keepSettings } from "~/session/sessionStore";

const mutation = graphql`
  mutation useSaveOrganizationMutation($databaseId: Int!, $version: DateTime!, $input: OrganizationInput!) {
    result: updateOrganization(databaseId: $databaseId, version: $version, input: $input) {
      __typename
      ... on ChangedOrganizationPayload {
        organization {
          ...OrganizationForm_organization
        }
        settings {
          ...readSettings_settings
        }
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

const texts = { success: organizationMessages.updated, fallback: organizationMessages.updateFailed };

interface Save {
  databaseId: number;
  version: string;
  input: z.output<typeof organizationSchema>;
  onFieldErrors: (errors: readonly FieldError[]) => void;
  /** Somebody else was quicker. */
  onConflict: () => void;
}

/** Saves the settings and shows them around every screen of this tab; false says that they were refused. */
export function useSaveOrganization() {
  const [update] = useMutation<useSaveOrganizationMutation>(mutation, texts);
  return async ({ databaseId, version, input, onFieldErrors, onConflict }: Save): Promise<boolean> => {
    const saved = await update({ databaseId, version, input }, { onFieldErrors, onStale: onConflict });
    if (saved) keepSettings(readSettings(saved.settings));
    return saved !== null;
  };
}
