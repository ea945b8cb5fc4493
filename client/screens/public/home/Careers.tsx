import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { Careers_specializations$key } from "~/__generated__/Careers_specializations.graphql";
import { formatQuantity } from "~/formats/counts";
import { Cover } from "~/ui/Cover";
import { Skeleton } from "~/ui/Skeleton";
import { HomeSection } from "./HomeSection";

/** The careers teaser: specializations and where they lead; nothing without specializations. */
export function Careers({ specializations: key }: { specializations: Careers_specializations$key }) {
  const { nodes } = useFragment(
    graphql`
      fragment Careers_specializations on QuerySpecializationsConnection {
        nodes {
          id
          databaseId
          name
          courseCount
          courses {
            course { id code title imageUrl }
          }
        }
      }
    `,
    key,
  );
  if (nodes.length === 0) return null;
  return (
    <CareersSection>
      {nodes.map(({ id, databaseId, name, courseCount, courses }) => (
        <li key={id} className={careerClass}>
          <CoverFan courses={courses.map(({ course }) => course)} />
          <div className="min-w-0 flex-1">
            <h3 className="line-clamp-2 text-sm leading-tight font-semibold text-ink">
              <Link
                to={`/specializations/${databaseId}`}
                className="outline-none group-hover:text-brand-ink after:absolute after:inset-0"
              >
                {name}
              </Link>
            </h3>
            <p className="mt-0.5 text-xs text-muted tabular-nums">
              {formatQuantity(courseCount, { one: "course", many: "courses" })}
            </p>
          </div>
          <ChevronRight aria-hidden className="size-4 shrink-0 text-muted" />
        </li>
      ))}
    </CareersSection>
  );
}

/** The teaser while the specializations load. */
export function CareersSkeleton() {
  return (
    <CareersSection>
      {[1, 2, 3, 4, 5, 6].map((career) => (
        <li key={career} aria-hidden className={careerClass}>
          <Skeleton className="h-7 w-26" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3 w-16" />
          </div>
        </li>
      ))}
    </CareersSection>
  );
}

const careerClass =
  "group relative flex h-18 items-center gap-4 rounded-lg border border-line bg-surface px-4 shadow-rest transition-shadow hover:shadow-lift has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-brand-ink";

function CareersSection({ children }: { children: ReactNode }) {
  return (
    <HomeSection
      title="Where it can take you"
      text="A specialization puts courses in order, from your first lesson to the job you want."
      more={{ label: "All specializations", to: "/specializations" }}
    >
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">{children}</ul>
    </HomeSection>
  );
}

interface FanCourse {
  id: string;
  code: string;
  title: string;
  imageUrl: string | null | undefined;
}

function CoverFan({ courses }: { courses: readonly FanCourse[] }) {
  return (
    <div aria-hidden className="flex w-26 shrink-0">
      {courses.slice(0, 3).map(({ id, code, title, imageUrl }) => (
        <div key={id} className="-mr-5 w-12 shrink-0 overflow-hidden rounded-md border-2 border-surface">
          <Cover code={code} title={title} src={imageUrl} />
        </div>
      ))}
    </div>
  );
}
