import { graphql, useFragment } from "react-relay";
import type { BlockView_block$data, BlockView_block$key } from "~/__generated__/BlockView_block.graphql";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { RenderedText } from "~/ui/RenderedText";
import { Skeleton } from "~/ui/Skeleton";
import { CalloutView } from "./CalloutView";
import { CodeView } from "./CodeView";
import type { FollowPlayer, MediaBlockProps } from "./MediaBlock";
import { PictureView } from "./PictureView";

/** Players and frames, whose code only lessons with such a block load. */
const MediaBlock = lazyWithRetry<MediaBlockProps>(async () => (await import("./MediaBlock")).MediaBlock, {
  fallback: <Skeleton className="aspect-video w-full rounded-lg" />,
});

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
        file { name mime bytes url signedUrl width height }
        captions { url }
      }
    `,
    key,
  );
  switch (block.kind) {
    case "CODE":
      return <CodeView code={block.markdown} html={block.html} language={block.language} />;
    case "CALLOUT":
      return <CalloutView html={block.html} tone={block.tone} />;
    case "TEXT":
      return <RenderedText html={block.html} />;
    case "IMAGE":
      return <PictureBlock block={block} />;
    default:
      return <MediaBlock block={block} follow={follow} />;
  }
}

function PictureBlock({ block: { file, altText, caption } }: { block: BlockView_block$data }) {
  if (!file) return null;
  const { url, width = null, height = null } = file;
  return <PictureView address={url} altText={altText} caption={caption} width={width} height={height} />;
}
