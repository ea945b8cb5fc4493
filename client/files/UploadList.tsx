import { RotateCcw, X } from "lucide-react";
import { shownBytes } from "#gateway/domains/files/contract";
import { IconButton } from "../ui/IconButton";
import { ProgressBar } from "../ui/ProgressBar";
import type { QueuedUpload } from "./uploadQueue";

interface Props {
  uploads: readonly QueuedUpload[];
  onCancel: (key: number) => void;
  onRetry: (key: number) => void;
}

const toPercent = ({ sent, bytes }: QueuedUpload): number =>
  bytes === 0 ? 0 : Math.min(100, Math.floor((sent / bytes) * 100));

/** Uploads that are under way or have failed, each with its progress and Cancel. */
export function UploadList({ uploads, onCancel, onRetry }: Props) {
  if (uploads.length === 0) return null;
  return (
    <ul aria-label="Uploads" className="mt-3 grid gap-2">
      {uploads.map((upload) => (
        <li key={upload.key} className="flex items-center gap-3 text-sm">
          <span className="min-w-0 flex-1">
            <span className="block truncate">{upload.name}</span>
            {upload.error === undefined ? (
              <ProgressBar label={`Uploading ${upload.name}`} value={toPercent(upload)} tone="brand" />
            ) : (
              <span role="alert" className="block text-danger-ink">
                {upload.error}
              </span>
            )}
          </span>
          <span className="text-muted tabular-nums">{shownBytes(upload.bytes)}</span>
          {upload.error !== undefined && !upload.isFinal && (
            <IconButton
              size="sm"
              label={`Try ${upload.name} again`}
              icon={<RotateCcw />}
              onClick={() => onRetry(upload.key)}
            />
          )}
          <IconButton
            size="sm"
            label={upload.error === undefined ? `Cancel ${upload.name}` : `Dismiss ${upload.name}`}
            icon={<X />}
            onClick={() => onCancel(upload.key)}
          />
        </li>
      ))}
    </ul>
  );
}
