import { Trash2, Upload } from "lucide-react";
import type { ReactNode } from "react";
import type { LimitedKind } from "#gateway/domains/files/contract";
import { uploadedName } from "../formats/fileAddresses";
import { Button } from "../ui/Button";
import { classNames } from "../ui/classNames";
import { TextInput } from "../ui/TextInput";
import { UploadedPreview } from "./UploadedPreview";
import { UploadZone } from "./UploadZone";

interface Props {
  label: string;
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  /** The address of a file, or any other. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The kind of file that is taken; undefined takes any. */
  kind?: LimitedKind | undefined;
  /** How the value looks; an uploaded file is shown where this is left out. */
  preview?: ReactNode;
  className?: string | undefined;
}

const nouns: Record<LimitedKind, string> = {
  IMAGE: "picture",
  VIDEO: "video",
  AUDIO: "recording",
  PDF: "PDF",
};

/** A field for an address: typed, or that of a file that is chosen, dropped or pasted here. */
export function FileField({ kind, preview, className, ...field }: Props) {
  const { value, onChange } = field;
  const noun = kind ? nouns[kind] : "file";
  const isUploaded = uploadedName(value) !== null;
  return (
    <UploadZone
      label={`${field.label}: upload a ${noun}`}
      kind={kind}
      onUploaded={({ url }) => onChange(url)}
      className={classNames("grid grid-cols-1 gap-3", className)}
    >
      {(choose) => (
        <>
          {preview ?? <UploadedPreview address={value} kind={kind} />}
          <TextInput {...field} inputMode="url" verbatim />
          <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <Button size="sm" icon={<Upload />} onClick={choose}>
              {isUploaded ? `Replace ${noun}` : `Upload ${noun}`}
            </Button>
            {isUploaded && (
              <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={() => onChange("")}>
                Remove {noun}
              </Button>
            )}
            <span className="text-xs pointer-coarse:hidden">or drop or paste it here</span>
          </div>
        </>
      )}
    </UploadZone>
  );
}
