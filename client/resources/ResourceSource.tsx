import { NewTabLink } from "~/ui/NewTabLink";
import { cutMiddle } from "../formats/cutMiddle";
import { resourceMedia, shownType } from "../formats/resourceMedia";
import { ResourceIcon } from "./ResourceIcon";

interface Props {
  type: string;
  url: string;
  /** Whether it links to the address, in a new tab. */
  linked?: boolean;
}

/** A resource's type and address, cut in the middle; the tooltip has all of it. */
export function ResourceSource({ type, url, linked = false }: Props) {
  const media = resourceMedia(type, url);
  if (media === null)
    return (
      <p title={url} className="truncate text-xs text-muted">
        {cutMiddle(url)}
      </p>
    );
  const source = (
    <>
      <ResourceIcon type={shownType(type, url)} className="size-3.5 shrink-0" />
      <span className="truncate">{cutMiddle(url)}</span>
    </>
  );
  const look = "flex min-w-0 items-center gap-1.5 text-xs";
  if (!linked)
    return (
      <p title={url} className={`${look} text-muted`}>
        {source}
      </p>
    );
  return (
    <NewTabLink
      href={media.address}
      title={url}
      className={`touch ${look} w-fit max-w-full rounded-sm text-muted hover:text-brand-ink hover:underline`}
    >
      {source}
      <span className="sr-only">(opens in a new tab)</span>
    </NewTabLink>
  );
}
