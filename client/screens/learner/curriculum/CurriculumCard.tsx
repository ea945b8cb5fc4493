import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { CurriculumCard_curriculum$key } from "~/__generated__/CurriculumCard_curriculum.graphql";
import { Cover } from "~/ui/Cover";
import { curriculumFacts } from "./curriculumFacts";

interface Props {
  curriculum: CurriculumCard_curriculum$key;
  /** Whether it is visible without scrolling. */
  eager: boolean;
}

/** A curriculum; the whole card is a link. */
export function CurriculumCard({ curriculum: key, eager }: Props) {
  const curriculum = useFragment(
    graphql`
      fragment CurriculumCard_curriculum on Curriculum {
        databaseId
        title
        description
        imageUrl
        level
        duration
      }
    `,
    key,
  );
  const { databaseId, title, description, imageUrl } = curriculum;
  return (
    <article
      aria-label={title}
      className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-rest transition-shadow hover:shadow-lift"
    >
      <Cover code={title} title={title} src={imageUrl} eager={eager} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <p className="text-xs text-muted tabular-nums">{curriculumFacts(curriculum).join(", ")}</p>
        <h2 className="line-clamp-2 text-sm leading-5 font-semibold text-ink">
          <Link
            to={`/learner/curriculum/${databaseId}`}
            className="group-hover:text-brand-ink -outline-offset-2 after:absolute after:inset-0 after:rounded-lg"
          >
            {title}
          </Link>
        </h2>
        <p className="line-clamp-3 text-sm text-muted">{description}</p>
      </div>
    </article>
  );
}
