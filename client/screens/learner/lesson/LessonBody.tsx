import { graphql, useFragment } from "react-relay";
import type { LessonBody_topic$data, LessonBody_topic$key } from "~/__generated__/LessonBody_topic.graphql";
import { BlockView } from "~/lesson/BlockView";
import type { LessonQuestionProps } from "~/lesson/LessonQuestion";
import { useViewedBlocks } from "~/lesson/useViewedBlocks";
import { lazyWithRetry } from "~/relay/lazyWithRetry";
import { classNames } from "~/ui/classNames";
import { Skeleton } from "~/ui/Skeleton";
import { blockAnchor } from "../coursePath";
import { useSoughtPlace } from "../useSoughtPlace";
import { useReportViewed } from "./useReportViewed";
import type { WatchedVideoProps } from "./WatchedVideo";

/** Questions, whose code only lessons with one load. */
const LessonQuestion = lazyWithRetry<LessonQuestionProps>(
  async () => (await import("~/lesson/LessonQuestion")).LessonQuestion,
  { fallback: <Skeleton className="h-72 w-full rounded-lg" /> },
);

const WatchedVideo = lazyWithRetry<WatchedVideoProps>(
  async () => (await import("./WatchedVideo")).WatchedVideo,
  { fallback: <Skeleton className="aspect-video w-full rounded-lg" /> },
);

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
        blocks { id databaseId kind ...BlockView_block ...WatchedVideo_block ...LessonQuestion_block }
      }
    `,
    key,
  );
  const reportViewed = useReportViewed(databaseId);
  const sought = useSoughtPlace();
  const watchEnd = useViewedBlocks(isRecorded ? reportViewed : ignore);
  return (
    <div className="grid gap-7">
      {blocks.map((block) => (
        <div
          key={block.id}
          id={blockAnchor(block.databaseId)}
          tabIndex={sought === blockAnchor(block.databaseId) ? -1 : undefined}
          className={classNames(
            "min-w-0 scroll-mt-24",
            sought === blockAnchor(block.databaseId) && "rounded-md outline-2 outline-offset-8 outline-brand",
          )}
        >
          <LessonBlock block={block} isRecorded={isRecorded} />
          <span ref={watchEnd(block.databaseId)} aria-hidden className="block h-px" />
        </div>
      ))}
    </div>
  );
}

interface BlockProps {
  block: Block;
  isRecorded: boolean;
}

function LessonBlock({ block, isRecorded }: BlockProps) {
  if (block.kind === "QUESTION") return <LessonQuestion block={block} readOnly={!isRecorded} />;
  if (block.kind === "VIDEO" && isRecorded) return <WatchedVideo block={block} />;
  return <BlockView block={block} />;
}
