import { Clock } from "lucide-react";
import { graphql } from "react-relay";
import type { PreviewLessonScreenQuery } from "~/__generated__/PreviewLessonScreenQuery.graphql";
import { NotFoundState } from "~/layout/NotFoundState";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { BlockView } from "~/lesson/BlockView";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Badge } from "~/ui/Badge";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { ScreenHeading } from "~/ui/ScreenHeading";

const query = graphql`
  query PreviewLessonScreenQuery($topicId: Int!) @preloadable {
    topic(databaseId: $topicId) {
      name
      summary
      minutes
      isPreview
      course { code title }
      blocks {
        id
        kind
        question { title }
        ...BlockView_block
      }
    }
  }
`;

type Topic = NonNullable<PreviewLessonScreenQuery["response"]["topic"]>;

/** A lesson that anyone who sees the course may read. */
export function PreviewLessonScreen() {
  const { topic } = useRouteQuery<PreviewLessonScreenQuery>(query);
  if (!topic)
    return <NotFoundState what="Lesson">This lesson doesn't exist, or it was deleted.</NotFoundState>;
  return <PreviewLesson topic={topic} />;
}

function PreviewLesson({ topic }: { topic: Topic }) {
  const { name, summary, minutes, course, isPreview, blocks } = topic;
  useScreenTitle(name);
  const toCourse = `/courses/${encodeURIComponent(course.code)}`;
  return (
    <article className="mx-auto max-w-3xl">
      <Breadcrumbs items={[{ label: course.title, to: toCourse }, { label: name }]} />
      <header className="mt-4 mb-8">
        {isPreview && <Badge tone="brand">Preview</Badge>}
        <ScreenHeading className="mt-2 text-3xl leading-tight font-semibold wrap-anywhere text-ink outline-none">
          {name}
        </ScreenHeading>
        {summary && <p className="mt-3 text-lg wrap-anywhere text-soft">{summary}</p>}
        {minutes > 0 && (
          <p className="mt-3 flex items-center gap-1.5 text-sm text-muted tabular-nums">
            <Clock aria-hidden className="size-4" />
            {minutes} min
          </p>
        )}
      </header>
      <Blocks blocks={blocks} isPreview={isPreview} />
      <footer className="mt-10 rounded-lg border border-line bg-sunken p-5">
        <p className="text-sm text-soft">
          This is one lesson of <strong className="font-semibold text-ink">{course.title}</strong>.
        </p>
        <ButtonLink variant="primary" to={toCourse} className="mt-3">
          See the whole course
        </ButtonLink>
      </footer>
    </article>
  );
}

function Blocks({ blocks, isPreview }: { blocks: Topic["blocks"]; isPreview: boolean }) {
  if (blocks.length === 0)
    return (
      <Card>
        <EmptyState title={isPreview ? "No lesson yet" : "This lesson is for learners of the course"}>
          {isPreview ? "It appears here once it is published." : "Enrol in the course to read it."}
        </EmptyState>
      </Card>
    );
  return (
    <div className="grid gap-7">
      {blocks.map((block) =>
        block.kind === "QUESTION" ? (
          <p key={block.id} className="rounded-lg border border-line bg-surface p-5 text-sm text-soft">
            <span className="block text-base font-medium text-ink">{block.question?.title}</span>
            Learners of the course answer this question here.
          </p>
        ) : (
          <BlockView key={block.id} block={block} />
        ),
      )}
    </div>
  );
}
