import { certificateLabels, revokeSchema } from "#gateway/domains/certificates/contract";
import { revokeCertificate } from "~/commands/certificateCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { TextInput } from "~/ui/TextInput";

interface Props {
  row: { readonly databaseId: number; readonly name: string };
  onClose: () => void;
}

/** Asks why a certificate is revoked. */
export function RevokeDialog({ row, onClose }: Props) {
  const save = useSave(revokeCertificate);
  const form = useForm({
    ...{ schema: revokeSchema, labels: { reason: certificateLabels.reason }, initial: { reason: "" } },
    onSubmit: ({ reason }): Promise<boolean> =>
      save(
        { certificateId: row.databaseId, reason },
        { onFieldErrors: form.setServerErrors, onSaved: onClose },
      ),
  });
  return (
    <FormDialog
      title={`Revoke the certificate of ${row.name}`}
      description="Its page says so at once. You can reissue it later."
      form={form}
      submit="Revoke"
      onClose={onClose}
    >
      <TextInput {...form.field("reason")} autoComplete="off" hint="Only staff see the reason." />
    </FormDialog>
  );
}
