import { ScrollText, Upload } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { AdminCurriculumModules_curriculum$key } from "../../../__generated__/AdminCurriculumModules_curriculum.graphql";
import { countOf } from "../../../formats/counts";
import { ButtonLink } from "../../../ui/ButtonLink";
import { Card } from "../../../ui/Card";
import { EmptyState } from "../../../ui/EmptyState";
import { curriculumAddresses } from "./curriculumAddresses";

const fragment = graphql`
  fragment AdminCurriculumModules_curriculum on Curriculum {
    databaseId
    modules {
      id
      name
      topics {
        id
        name
      }
    }
  }
`;

/** The modules of a curriculum in order, with the names of their topics. */
export function AdminCurriculumModules({
  curriculum,
}: {
  curriculum: AdminCurriculumModules_curriculum$key;
}) {
  const { databaseId, modules } = useFragment(fragment, curriculum);
  if (modules.length === 0) return <NoModules databaseId={databaseId} />;
  return (
    <ol aria-label="Modules" className="grid gap-4">
      {modules.map(({ id, name, topics }, index) => (
        <li key={id} className="rounded-lg border border-line bg-surface px-5 py-4 shadow-rest">
          <div className="flex items-baseline justify-between gap-4">
            <h2 className="min-w-0 text-sm font-semibold break-words text-ink">
              <span className="mr-2 font-normal text-muted tabular-nums">{index + 1}</span>
              {name}
            </h2>
            <span className="shrink-0 text-xs text-muted tabular-nums">
              {countOf(topics.length, { one: "topic", many: "topics" })}
            </span>
          </div>
          {topics.length > 0 && (
            <ul className="mt-3 grid list-disc gap-1.5 pl-5 text-sm text-soft marker:text-control">
              {topics.map((topic) => (
                <li key={topic.id} className="break-words">
                  {topic.name}
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ol>
  );
}

function NoModules({ databaseId }: { databaseId: number }) {
  return (
    <Card>
      <EmptyState
        icon={<ScrollText />}
        title="No modules yet"
        action={
          <ButtonLink variant="primary" icon={<Upload />} to={curriculumAddresses(databaseId).upload}>
            Upload an outline
          </ButtonLink>
        }
      >
        Write modules and topics as Markdown, CSV or JSON, or bring them in a file. They are listed here.
      </EmptyState>
    </Card>
  );
}
