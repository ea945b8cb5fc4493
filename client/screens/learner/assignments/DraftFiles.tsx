import { CircleAlert, Trash2, Upload } from "lucide-react";
import { submissionLabels, submissionLimits } from "#gateway/domains/submissions/contract";
import { UploadZone } from "~/files/UploadZone";
import type { QueuedUpload } from "~/files/uploadQueue";
import { Button } from "~/ui/Button";
import { FieldGroup } from "~/ui/FieldGroup";
import { IconButton } from "~/ui/IconButton";
import type { Draft, RefusedFiles } from "./submissionDraft";

interface Props {
  id: string;
  files: Draft["files"];
  /** Why files were refused, by their ids: they are not part of the draft until they are removed. */
  refused: RefusedFiles;
  error: string | undefined;
  disabled: boolean;
  onRemoved: (databaseId: number) => void;
  /** Called when a file has come up, which may be long after it was chosen. */
  onUploaded: (file: Draft["files"][number]) => void;
  onUploads: (uploads: readonly QueuedUpload[]) => void;
}

/** The files of a draft: they are added and removed one by one. */
export function DraftFiles({ id, files, refused, error, disabled, onRemoved, onUploaded, onUploads }: Props) {
  const isFull = files.length >= submissionLimits.files;
  return (
    <FieldGroup id={id} label={submissionLabels.files} error={error}>
      <UploadZone
        label="Add files"
        multiple
        onUploaded={({ id: databaseId, name }) => onUploaded({ databaseId, name })}
        onUploads={onUploads}
        className="grid gap-2 border border-dashed border-line p-4"
      >
        {(choose) => (
          <>
            <div className="flex flex-wrap items-center gap-3">
              <Button icon={<Upload />} onClick={choose} disabled={disabled || isFull}>
                Add files
              </Button>
              <span className="text-sm text-muted">
                <span className="pointer-coarse:hidden">or drop them here, at most </span>
                <span className="hidden pointer-coarse:inline">At most </span>
                {submissionLimits.files}
              </span>
            </div>
            <ul className="grid gap-1">
              {files.map(({ databaseId, name }) => (
                <li key={databaseId} className="flex items-center justify-between gap-2 text-sm">
                  <FileName name={name} reason={refused.get(databaseId)} />
                  <IconButton
                    label={`Remove ${name}`}
                    icon={<Trash2 />}
                    disabled={disabled}
                    onClick={() => onRemoved(databaseId)}
                  />
                </li>
              ))}
            </ul>
          </>
        )}
      </UploadZone>
    </FieldGroup>
  );
}

/** A file's name; one that was refused looks so, with the reason. */
function FileName({ name, reason }: { name: string; reason: string | undefined }) {
  if (reason === undefined) return <span className="min-w-0 wrap-anywhere">{name}</span>;
  return (
    <span className="min-w-0 text-danger-ink">
      <span className="wrap-anywhere line-through">{name}</span>
      <span className="flex items-start gap-1.5 text-xs font-medium">
        <CircleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
        {reason}
      </span>
    </span>
  );
}
