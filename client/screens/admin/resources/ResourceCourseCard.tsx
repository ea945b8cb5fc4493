import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ResourceCourseCard_course$key } from "~/__generated__/ResourceCourseCard_course.graphql";
import { formatQuantity } from "~/formats/counts";
import { Badge } from "~/ui/Badge";
import { Cover } from "~/ui/Cover";
import { cardsAddress } from "./addresses";
import { resourceNoun } from "./resourceMessages";

interface Props {
  course: ResourceCourseCard_course$key;
  /** Whether it can be seen without scrolling. */
  eager: boolean;
}

/** A course and how many resources it has; all of the card leads to them. */
export function ResourceCourseCard({ course, eager }: Props) {
  const { databaseId, code, title, imageUrl, status, resources } = useFragment(
    graphql`
      fragment ResourceCourseCard_course on Course {
        databaseId
        code
        title
        imageUrl
        status
        resources(first: 1) {
          totalCount
        }
      }
    `,
    course,
  );
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface shadow-rest transition-shadow hover:shadow-lift">
      <Cover code={code} title={title} src={imageUrl} eager={eager} />
      <div className="flex flex-1 flex-col gap-2 p-4">
        <h2 className="line-clamp-2 text-sm leading-5 font-semibold text-ink">
          <Link
            to={cardsAddress(databaseId)}
            className="group-hover:text-brand-ink -outline-offset-2 after:absolute after:inset-0 after:rounded-lg"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-auto flex flex-wrap items-center gap-2 text-xs text-muted tabular-nums">
          {formatQuantity(resources.totalCount, resourceNoun)}
          {status === "DRAFT" && <Badge tone="warning">Draft</Badge>}
        </p>
      </div>
    </article>
  );
}
