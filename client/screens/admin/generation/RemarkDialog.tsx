import { type FormEvent, useId, useState } from "react";
import { messages } from "#gateway/domains/contract";
import { generationLabels, generationLimits } from "#gateway/domains/generation/contract";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextArea } from "~/ui/TextArea";

interface Props {
  /** The part in words. */
  part: string;
  /** Answers whether it was begun. */
  onRemark: (remark: string) => Promise<boolean>;
  onClose: () => void;
}

/** Asks what is to be otherwise about one part of a proposal. */
export function RemarkDialog({ part, onRemark, onClose }: Props) {
  const formId = useId();
  const [remark, setRemark] = useState("");
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = remark.trim();
    const { remark: label } = generationLabels;
    if (trimmed === "") return setError(messages.required(label));
    if (trimmed.length > generationLimits.remark)
      return setError(messages.tooLong(label, generationLimits.remark));
    setBusy(true);
    const begun = await onRemark(trimmed);
    setBusy(false);
    if (begun) onClose();
    return undefined;
  };
  return (
    <Dialog
      open
      title="Regenerate"
      description={<span className="line-clamp-3 wrap-anywhere">{part}</span>}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy}>
            Regenerate
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextArea
          data-autofocus
          label={generationLabels.remark}
          required
          rows={3}
          limit={generationLimits.remark}
          placeholder="Shorter, and with an example"
          value={remark}
          onChange={(text) => {
            setRemark(text);
            setError(undefined);
          }}
          error={error}
        />
      </form>
    </Dialog>
  );
}
