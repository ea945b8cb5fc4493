import { Monitor, Smartphone } from "lucide-react";
import { useId, useState } from "react";
import { graphql } from "react-relay";
import type { LessonPreviewQuery } from "~/__generated__/LessonPreviewQuery.graphql";
import { BlockView } from "~/lesson/BlockView";
import { LessonHead } from "~/lesson/LessonHead";
import { LessonQuestion } from "~/lesson/LessonQuestion";
import { FetchedPart } from "~/relay/FetchedPart";
import { classNames } from "~/ui/classNames";
import { EmptyState } from "~/ui/EmptyState";
import { Skeleton } from "~/ui/Skeleton";

const query = graphql`
  query LessonPreviewQuery($topicId: Int!) {
    topic(databaseId: $topicId) {
      ...LessonHead_topic
      draftBlocks { id kind ...BlockView_block ...LessonQuestion_block }
    }
  }
`;

const widths = [
  { value: "wide", label: "Wide screen", Icon: Monitor },
  { value: "phone", label: "Phone", Icon: Smartphone },
] as const;
type Width = (typeof widths)[number]["value"];

interface Props {
  topicId: number;
  /** The draft's version, with which the preview is read again. */
  version: number;
  /** Whether some blocks are not saved, and so missing. */
  isUnsaved: boolean;
}

/** The draft as a learner would see it. */
export function LessonPreview({ topicId, version, isUnsaved }: Props) {
  const [width, setWidth] = useState<Width>("wide");
  return (
    <section aria-label="Preview">
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <WidthChoice width={width} onChange={setWidth} />
        <p className="text-sm text-muted">
          {isUnsaved
            ? "Some blocks aren't saved yet, so they're missing here."
            : "The draft as learners will see it."}
        </p>
      </div>
      <div
        className={classNames(
          "rounded-lg border border-line bg-canvas px-4 py-6 sm:px-8",
          width === "phone" && "mx-auto max-w-[390px] sm:px-4",
        )}
      >
        <FetchedPart<LessonPreviewQuery>
          query={query}
          variables={{ topicId }}
          version={version}
          loading={<Skeleton className="h-64" />}
          failed="Unable to load the preview"
        >
          {({ topic }) => topic && <Lesson topic={topic} />}
        </FetchedPart>
      </div>
    </section>
  );
}

function Lesson({ topic }: { topic: NonNullable<LessonPreviewQuery["response"]["topic"]> }) {
  const blocks = topic.draftBlocks ?? [];
  return (
    <article className="mx-auto max-w-3xl">
      <LessonHead topic={topic} level={2} />
      <div className="grid gap-7">
        {blocks.map((block) => (
          <div key={block.id} className="min-w-0">
            {block.kind === "QUESTION" ? (
              <LessonQuestion block={block} readOnly />
            ) : (
              <BlockView block={block} />
            )}
          </div>
        ))}
      </div>
      {blocks.length === 0 && <EmptyState title="Nothing to preview yet">Add the first block.</EmptyState>}
    </article>
  );
}

function WidthChoice({ width, onChange }: { width: Width; onChange: (width: Width) => void }) {
  const name = useId();
  return (
    <fieldset className="inline-flex rounded-md border border-line bg-sunken p-0.5 max-sm:hidden">
      <legend className="sr-only">Width of the preview</legend>
      {widths.map(({ value, label, Icon }) => (
        <label
          key={value}
          className="touch inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-sm px-2.5 text-sm text-muted hover:text-ink has-checked:bg-surface has-checked:text-ink has-checked:shadow-rest has-focus-visible:outline-2 has-focus-visible:outline-brand-ink"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={width === value}
            onChange={() => onChange(value)}
            className="sr-only"
          />
          <Icon aria-hidden className="size-4" />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
