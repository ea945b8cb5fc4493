import { Download, FileText } from "lucide-react";
import { formatBytes } from "~/formats/bytes";
import { buttonClass } from "~/ui/buttonClass";
import { Caption } from "./Caption";

interface Props {
  name: string;
  mime: string;
  bytes: number;
  address: string;
  caption: string;
}

/** A file to download, with its name and size. A PDF is also shown in place. */
export function FileView({ name, mime, bytes, address, caption }: Props) {
  return (
    <figure>
      <div className="flex flex-wrap items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3">
        <FileText aria-hidden className="size-6 shrink-0 text-muted" />
        <div className="min-w-40 flex-1">
          <p className="text-sm font-medium wrap-anywhere text-ink">{name}</p>
          <p className="text-xs text-muted tabular-nums">{formatBytes(bytes)}</p>
        </div>
        <a href={address} download={name} className={buttonClass({ variant: "secondary" })}>
          <Download aria-hidden className="-ml-0.5 size-4" />
          Download<span className="sr-only"> {name}</span>
        </a>
      </div>
      {mime === "application/pdf" && (
        // Browsers open no PDF in a sandbox; the gateway serves files with a policy of their own.
        <iframe
          title={name}
          src={address}
          loading="lazy"
          className="mt-3 block h-[36rem] w-full rounded-lg border border-line bg-sunken max-sm:hidden print:hidden"
        />
      )}
      <Caption>{caption}</Caption>
    </figure>
  );
}
