import { Upload } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "../ui/Button";
import { UploadZone } from "./UploadZone";
import type { UploadedFile } from "./uploadedFile";

interface Props {
  label: string;
  /** Whether several files may be chosen. */
  multiple?: boolean;
  /** Media types and extensions that are offered, as in an input's `accept`. */
  accept?: string | undefined;
  onUploaded: (file: UploadedFile) => void;
  children?: ReactNode;
}

/** Uploads files that are chosen, dropped here, or pasted while the focus is within. */
export function UploadArea({ label, multiple = false, children, ...rest }: Props) {
  const hintId = useId();
  return (
    <UploadZone
      {...rest}
      label={label}
      multiple={multiple}
      className="rounded-lg border border-dashed border-line p-3"
    >
      {(choose) => (
        <div className="flex flex-wrap items-center gap-3">
          <Button icon={<Upload />} aria-describedby={hintId} onClick={choose}>
            {label}
          </Button>
          <span id={hintId} className="text-sm text-muted pointer-coarse:hidden">
            {multiple ? "or drop files here, or paste them" : "or drop a file here, or paste it"}
          </span>
          {children}
        </div>
      )}
    </UploadZone>
  );
}
