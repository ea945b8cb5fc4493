import { inWidth } from "~/formats/fileAddresses";

interface Props {
  name: string;
  url: string;
  /** Its kind, such as IMAGE or PDF: what a browser shows is shown. */
  kind: string | null | undefined;
}

/** A learner's file: pictures and PDFs are read in place, any file opens by its name. */
export function FileInPlace({ name, url, kind }: Props) {
  return (
    <figure className="grid gap-1">
      {kind === "IMAGE" && (
        <img src={inWidth(url, 960)} alt={name} className="max-w-full rounded-md border border-line" />
      )}
      {kind === "PDF" && (
        <iframe src={url} title={name} className="h-120 w-full rounded-md border border-line" />
      )}
      <figcaption className="text-sm">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="touch wrap-anywhere text-brand-ink underline"
        >
          {name}
        </a>
      </figcaption>
    </figure>
  );
}
