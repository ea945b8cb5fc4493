import { FileDown } from "lucide-react";
import { shownBytes } from "#gateway/domains/files/contract";

interface ShownFile {
  readonly databaseId: number;
  readonly name: string;
  readonly url: string;
  readonly bytes: number;
}

/** Files with their sizes, each of which opens in a tab of its own. */
export function FileLinks({ files }: { files: readonly ShownFile[] }) {
  return (
    <ul className="grid gap-1">
      {files.map(({ databaseId, name, url, bytes }) => (
        <li key={databaseId}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex min-h-11 items-center gap-2 text-sm text-brand-ink hover:underline"
          >
            <FileDown aria-hidden className="size-4" />
            <span className="wrap-anywhere">{name}</span>
            <span className="text-muted">{shownBytes(bytes)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
