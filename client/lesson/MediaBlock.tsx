import type { BlockView_block$data } from "~/__generated__/BlockView_block.graphql";
import { isOwnAddress, resourceMedia } from "~/formats/resourceMedia";
import { MediaFile } from "~/resources/MediaFile";
import { PageFrame } from "~/resources/PageFrame";
import { ResourceCardView } from "~/resources/ResourceCardView";
import { ResourceView } from "~/resources/ResourceView";
import { Caption } from "./Caption";
import { FileView } from "./FileView";

/** Follows the player of a video from when it is there; returns what ends that. */
export type FollowPlayer = (player: HTMLMediaElement) => () => void;

export interface MediaBlockProps {
  block: BlockView_block$data;
  /** Follows the player of an uploaded video; it is only played when left out. */
  follow: FollowPlayer | undefined;
}

/** A block that plays or frames something: a file, or an address on another site. */
export function MediaBlock({ block, follow }: MediaBlockProps) {
  const { kind, file, caption, url } = block;
  if (kind === "EMBED") return url ? <FramedPage url={url} caption={caption} /> : null;
  if (kind === "VIDEO" && !file) return <ForeignVideo url={url ?? ""} caption={caption} />;
  if (!file) return null;
  const { name, mime, bytes } = file;
  if (kind === "FILE")
    return <FileView address={file.url} name={name} mime={mime} bytes={bytes} caption={caption} />;
  return (
    <figure>
      <MediaFile
        kind={kind === "AUDIO" ? "audio" : "video"}
        name={caption || name}
        address={file.signedUrl ?? file.url}
        captions={block.captions?.url ?? null}
        follow={follow}
      />
      <Caption>{caption}</Caption>
    </figure>
  );
}

/** A page of another site; one of this site is only linked to, since in a frame it would act as the reader. */
function FramedPage({ url, caption }: { url: string; caption: string }) {
  const title = caption || url;
  if (isOwnAddress(url)) return <ResourceCardView type="EMBED" name={title} address={url} />;
  return <PageFrame title={title} type="EMBED" address={url} height={480} />;
}

/** A video of YouTube or Vimeo, which loads when it is started. */
function ForeignVideo({ url, caption }: { url: string; caption: string }) {
  if (resourceMedia("VIDEO", url) === null) return null;
  return (
    <figure>
      <ResourceView name={caption || "Video"} type="VIDEO" url={url} />
      <Caption>{caption}</Caption>
    </figure>
  );
}
