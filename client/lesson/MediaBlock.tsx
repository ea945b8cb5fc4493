import type { BlockView_block$data } from "~/__generated__/BlockView_block.graphql";
import { resourceMedia } from "~/formats/resourceMedia";
import { MediaFile } from "~/resources/MediaFile";
import { PageFrame } from "~/resources/PageFrame";
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
  if (kind === "EMBED")
    return url ? <PageFrame title={caption || url} type="EMBED" address={url} height={480} /> : null;
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
