import { Trash2, Upload } from "lucide-react";
import { fileAddress } from "#gateway/domains/files/contract";
import { inWidth } from "../formats/fileAddresses";
import type { FieldBinding } from "../forms/useForm";
import { Button } from "../ui/Button";
import { FieldNotes, RequirementMark } from "../ui/Field";
import { UploadZone } from "./UploadZone";

/** A field for a picture, by the id of its file as text; empty for none. It is chosen, dropped, pasted or removed. */
export function PictureField({ id, label, required, value, onChange, error }: FieldBinding<string>) {
  const isChosen = value !== "";
  return (
    <UploadZone
      label={`${label}: upload a picture`}
      kind="IMAGE"
      onUploaded={(file) => onChange(String(file.id))}
      className="grid grid-cols-1 gap-2"
    >
      {(choose) => (
        <>
          <p className="flex items-baseline gap-1 text-sm font-medium text-ink">
            {label} <RequirementMark required={required} />
          </p>
          {isChosen && (
            <img
              src={inWidth(fileAddress({ id: Number(value), name: "picture" }), 480)}
              alt={`${label} that was chosen`}
              className="h-32 w-fit max-w-full rounded-md border border-line bg-sunken object-contain"
            />
          )}
          <div className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <Button id={id} size="sm" icon={<Upload />} onClick={choose}>
              {isChosen ? "Replace picture" : "Upload picture"}
            </Button>
            {isChosen && (
              <Button size="sm" variant="ghost" icon={<Trash2 />} onClick={() => onChange("")}>
                Remove picture
              </Button>
            )}
            <span className="text-xs pointer-coarse:hidden">or drop or paste it here</span>
          </div>
          <FieldNotes hintId={undefined} error={error} errorId={error && `${id}-error`} />
        </>
      )}
    </UploadZone>
  );
}
