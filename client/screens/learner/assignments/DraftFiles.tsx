import { Trash2, Upload } from "lucide-react";
import { submissionLimits } from "#gateway/domains/submissions/contract";
import { UploadZone } from "~/files/UploadZone";
import { Button } from "~/ui/Button";
import { IconButton } from "~/ui/IconButton";
import type { Draft } from "./submissionDraft";

interface Props {
  files: Draft["files"];
  onChange: (files: Draft["files"]) => void;
}

/** The files of a draft: they are added and removed one by one. */
export function DraftFiles({ files, onChange }: Props) {
  return (
    <UploadZone
      label="Add files"
      multiple
      onUploaded={({ id: databaseId, name }) => onChange([...files, { databaseId, name }])}
      className="grid gap-2 border border-dashed border-line p-4"
    >
      {(choose) => (
        <>
          <div className="flex flex-wrap items-center gap-3">
            <Button icon={<Upload />} onClick={choose} disabled={files.length >= submissionLimits.files}>
              Add files
            </Button>
            <span className="text-sm text-muted">or drop them here, at most {submissionLimits.files}</span>
          </div>
          <ul className="grid gap-1">
            {files.map(({ databaseId, name }) => (
              <li key={databaseId} className="flex items-center justify-between gap-2 text-sm">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <IconButton
                  label={`Remove ${name}`}
                  icon={<Trash2 />}
                  onClick={() => onChange(files.filter((file) => file.databaseId !== databaseId))}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </UploadZone>
  );
}
