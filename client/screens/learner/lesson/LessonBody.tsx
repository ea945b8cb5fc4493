import { graphql, useFragment } from "react-relay";
import type { LessonBody_topic$data, LessonBody_topic$key } from "~/__generated__/LessonBody_topic.graphql";
import { BlockView } from "~/lesson/BlockView";
import { LessonQuestion } from "~/lesson/LessonQuestion";
import { useViewedBlocks } from "~/lesson/useViewedBlocks";
import { useWatching } from "~/lesson/useWatching";
import { classNames } from "~/ui/classNames";
import { blockAnchor } from "../coursePath";
import { useLessonProgress } from "./useLessonProgress";
import { useSoughtBlock } from "./useSoughtBlock";

interface Props {
  topic: LessonBody_topic$key;
  /** Whether what is read counts: the viewer is an enrolled learner. */
  isRecorded: boolean;
}

type Block = LessonBody_topic$data["blocks"][number];

const ignore = async () => true;

/** The blocks of a lesson. What the learner has seen and watched is recorded. */
export function LessonBody({ topic: key, isRecorded }: Props) {
  const { databaseId, blocks } = useFragment(
    graphql`
      fragment LessonBody_topic on Topic {
        databaseId
        blocks {
          id
          databaseId
          kind
          progress {
            position
          }
          ...BlockView_block
          ...LessonQuestion_block
        }
      }
    `,
    key,
  );
  const { reportViewed } = useLessonProgress(databaseId);
  const sought = useSoughtBlock();
  const watchEnd = useViewedBlocks(isRecorded ? reportViewed : ignore);
  return (
    <div className="grid gap-7">
      {blocks.map((block) => (
        <div
          key={block.id}
          id={blockAnchor(block.databaseId)}
          className={classNames(
            "min-w-0 scroll-mt-24",
            sought === blockAnchor(block.databaseId) && "rounded-md outline-2 outline-offset-8 outline-brand",
          )}
        >
          <LessonBlock block={block} isRecorded={isRecorded} topicId={databaseId} />
          <span ref={watchEnd(block.databaseId)} aria-hidden className="block h-px" />
        </div>
      ))}
    </div>
  );
}

interface BlockProps {
  block: Block;
  topicId: number;
  isRecorded: boolean;
}

function LessonBlock({ block, topicId, isRecorded }: BlockProps) {
  if (block.kind === "QUESTION") return <LessonQuestion block={block} readOnly={!isRecorded} />;
  if (block.kind === "VIDEO" && isRecorded) return <WatchedVideo block={block} topicId={topicId} />;
  return <BlockView block={block} />;
}

/** A video that goes on where the learner was last, and whose watched parts are recorded. */
function WatchedVideo({ block, topicId }: Omit<BlockProps, "isRecorded">) {
  const { reportWatched } = useLessonProgress(topicId);
  const follow = useWatching({
    position: block.progress?.position ?? 0,
    report: (ranges) => reportWatched(block.databaseId, ranges),
  });
  return <BlockView block={block} follow={follow} />;
}
