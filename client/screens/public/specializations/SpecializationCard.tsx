import { useId } from "react";
import { Link } from "react-router-dom";
import type { useSpecialization_specialization$key } from "~/__generated__/useSpecialization_specialization.graphql";
import { formatQuantity } from "~/formats/counts";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { CourseCard } from "../CourseCard";
import { CourseGrid, CourseGridItem } from "../CourseGrid";
import { useSpecialization } from "./useSpecialization";

/** A specialization with its courses. Its name and View link to its screen, the cards to the courses. */
export function SpecializationCard({
  specialization: key,
}: {
  specialization: useSpecialization_specialization$key;
}) {
  const { databaseId, name, category, courseCount, courses } = useSpecialization(key);
  const heading = useId();
  const address = `/specializations/${databaseId}`;
  return (
    <section aria-labelledby={heading}>
      <header className="mb-4 flex min-h-11 items-center justify-between gap-4 border-b border-line pb-3">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={heading} className="min-w-0 text-base font-semibold wrap-anywhere text-ink">
            <Link to={address} className="rounded-sm hover:text-brand-ink hover:underline">
              {name}
            </Link>
          </h2>
          {category && <Badge tone="brand">{category}</Badge>}
          <span className="text-xs text-muted tabular-nums">
            {formatQuantity(courseCount, { one: "course", many: "courses" })}
          </span>
        </div>
        <ButtonLink size="sm" to={address} aria-label={`View ${name}`}>
          View
        </ButtonLink>
      </header>
      <CourseGrid>
        {courses.map(({ course }) => (
          <CourseGridItem key={course.id}>
            <CourseCard course={course} heading="h3" />
          </CourseGridItem>
        ))}
      </CourseGrid>
    </section>
  );
}
