import { graphql } from "react-relay";
import { providerMessages, providerSchema } from "#gateway/domains/identityProviders/contract";
import type { ProviderDialogsQuery } from "~/__generated__/ProviderDialogsQuery.graphql";
import { saveProvider, showProviders } from "~/commands/signInCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useVersionedForm } from "~/forms/useVersionedForm";
import { useMutation } from "~/relay/useMutation";
import { useReadNewest } from "~/relay/useReadNewest";
import {
  formLabels,
  newProvider,
  type Provider,
  ProviderFields,
  type ProviderValues,
  toValues,
} from "./ProviderFields";

const query = graphql`
  query ProviderDialogsQuery {
    identityProviders { ...Providers_providers }
  }
`;

/** Adds a sign-in provider. */
export function AddProviderDialog({ onClose }: { onClose: () => void }) {
  const [save] = useMutation(saveProvider);
  const form = useForm<typeof providerSchema, ProviderValues>({
    schema: providerSchema,
    labels: formLabels,
    initial: newProvider,
    async onSubmit(input): Promise<boolean> {
      const saved = await save({ input }, { onFieldErrors: form.setServerErrors, updater: showProviders });
      if (saved) onClose();
      return saved !== null;
    },
  });
  return (
    <FormDialog
      sheet
      title="Add a provider"
      description="The provider asks for a redirect address of your site. You can copy it here once the provider is saved."
      submit="Save"
      form={form}
      onClose={onClose}
    >
      <ProviderFields form={form} isSecretSet={false} />
    </FormDialog>
  );
}

const formatTheirs = ({ theirs }: { theirs: string | boolean }): string => {
  if (typeof theirs === "boolean") return theirs ? "yes" : "no";
  return theirs;
};

interface EditProps {
  provider: Provider;
  onClose: () => void;
}

/** Changes a sign-in provider. */
export function EditProviderDialog({ provider, onClose }: EditProps) {
  const [save] = useMutation(saveProvider);
  const readNewest = useReadNewest<ProviderDialogsQuery>(query, {});
  const { form, crossing } = useVersionedForm<typeof providerSchema, ProviderValues>({
    schema: providerSchema,
    labels: formLabels,
    saved: { version: provider.updatedAt, values: toValues(provider) },
    kept: null,
    async onSave(input, { version, onFieldErrors, onStale }) {
      const saved = await save(
        { providerId: provider.databaseId, version, input },
        { onFieldErrors, onStale: () => readNewest(onStale), updater: showProviders },
      );
      if (saved) onClose();
      return saved !== null;
    },
  });
  return (
    <FormDialog
      sheet
      title="Edit provider"
      submit="Save"
      form={form}
      conflict={{ title: providerMessages.changed, crossing, labels: formLabels, formatTheirs }}
      onClose={onClose}
    >
      <ProviderFields form={form} isSecretSet={provider.isSecretSet} />
    </FormDialog>
  );
}
