import { graphql, useFragment } from "react-relay";
import type { BlockView_block$data, BlockView_block$key } from "~/__generated__/BlockView_block.graphql";
import { resourceMedia } from "~/formats/resourceMedia";
import { MediaFile } from "~/resources/MediaFile";
import { PageFrame } from "~/resources/PageFrame";
import { ResourceView } from "~/resources/ResourceView";
import { CalloutView } from "./CalloutView";
import { Caption } from "./Caption";
import { CodeView } from "./CodeView";
import { FileView } from "./FileView";
import { LessonHtml } from "./LessonHtml";
import { PictureView } from "./PictureView";

/** Follows the player of a video from when it is there; returns what ends that. */
export type FollowPlayer = (player: HTMLMediaElement) => () => void;

interface Props {
  block: BlockView_block$key;
  /** Follows the player of an uploaded video; it is only played when left out. */
  follow?: FollowPlayer | undefined;
}

/** A block of a lesson, as readers see it. Questions are the reader's own. */
export function BlockView({ block: key, follow }: Props) {
  const block = useFragment(
    graphql`
      fragment BlockView_block on TopicBlock {
        kind
        markdown
        html
        language
        tone
        url
        caption
        altText
        file {
          name
          mime
          bytes
          url
          signedUrl
          width
          height
        }
        captions {
          url
        }
      }
    `,
    key,
  );
  switch (block.kind) {
    case "CODE":
      return <CodeView code={block.markdown} html={block.html} language={block.language} />;
    case "CALLOUT":
      return <CalloutView html={block.html} tone={block.tone} />;
    case "EMBED":
      return block.url ? (
        <PageFrame title={block.caption || block.url} type="EMBED" address={block.url} height={480} />
      ) : null;
    case "TEXT":
      return <LessonHtml html={block.html} />;
    default:
      return <MediaBlock block={block} follow={follow} />;
  }
}

/** A block that holds a file, or the address of a video on another site. */
function MediaBlock({ block, follow }: { block: BlockView_block$data; follow: FollowPlayer | undefined }) {
  const { kind, file, caption } = block;
  if (kind === "VIDEO" && !file) return <ForeignVideo url={block.url ?? ""} caption={caption} />;
  if (!file) return null;
  const { name, mime, bytes, url, width = null, height = null } = file;
  if (kind === "IMAGE")
    return <PictureView address={url} altText={block.altText} {...{ caption, width, height }} />;
  if (kind === "FILE") return <FileView address={url} {...{ name, mime, bytes, caption }} />;
  return (
    <figure>
      <MediaFile
        kind={kind === "AUDIO" ? "audio" : "video"}
        name={caption || name}
        address={file.signedUrl}
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
