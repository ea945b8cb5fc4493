import { Trash2 } from "lucide-react";
import { useState } from "react";
import { assignmentLimits } from "#gateway/domains/assignments/contract";
import { UploadArea } from "~/files/UploadArea";
import type { FieldBinding } from "~/forms/useForm";
import { FieldNotes } from "~/ui/Field";
import { IconButton } from "~/ui/IconButton";

interface Props extends FieldBinding<number[]> {
  /** The names of the files that are saved. */
  known: readonly { readonly databaseId: number; readonly name: string }[];
}

/** Files that belong to a text: uploaded here, in this order. */
export function FileRows({ id, label, value: ids, onChange, error, known }: Props) {
  const [added, setAdded] = useState<Readonly<Record<number, string>>>({});
  const getName = (fileId: number) =>
    added[fileId] ?? known.find(({ databaseId }) => databaseId === fileId)?.name ?? `File ${fileId}`;
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="grid gap-2 outline-none"
    >
      <legend className="mb-1.5 text-sm font-medium text-ink">{label}</legend>
      <ul className="grid gap-1">
        {ids.map((fileId) => (
          <li key={fileId} className="flex items-center justify-between gap-2 text-sm">
            <span className="min-w-0 wrap-anywhere">{getName(fileId)}</span>
            <IconButton
              label={`Remove ${getName(fileId)}`}
              icon={<Trash2 />}
              onClick={() => onChange(ids.filter((other) => other !== fileId))}
            />
          </li>
        ))}
      </ul>
      {ids.length < assignmentLimits.files && (
        <UploadArea
          label="Add file"
          onUploaded={(file) => {
            setAdded((before) => ({ ...before, [file.id]: file.name }));
            onChange([...ids.filter((other) => other !== file.id), file.id]);
          }}
        />
      )}
      <FieldNotes error={error} errorId={`${id}-error`} hintId={undefined} />
    </fieldset>
  );
}
