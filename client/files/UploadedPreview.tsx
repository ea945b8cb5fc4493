import { FileText } from "lucide-react";
import type { LimitedKind } from "#gateway/domains/files/contract";
import { NewTabLink } from "~/ui/NewTabLink";
import { inWidth, uploadedName } from "../formats/fileAddresses";

interface Props {
  address: string;
  kind: LimitedKind | undefined;
}

/** An uploaded file by its picture, or by its name; nothing for any other address. */
export function UploadedPreview({ address, kind }: Props) {
  const name = uploadedName(address);
  if (name === null) return null;
  if (kind === "IMAGE")
    return (
      <img
        src={inWidth(address, 480)}
        alt={name}
        className="h-32 w-fit max-w-full rounded-md border border-line bg-sunken object-contain"
      />
    );
  return (
    <NewTabLink
      href={address}
      className="touch inline-flex w-fit max-w-full items-center gap-2 rounded-sm text-sm font-medium text-brand-ink hover:underline"
    >
      <FileText aria-hidden className="size-4 shrink-0" />
      <span className="truncate">{name}</span>
      <span className="sr-only">(opens in a new tab)</span>
    </NewTabLink>
  );
}
