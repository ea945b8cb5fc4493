import { ListTree, Route } from "lucide-react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import { formatCount } from "#gateway/domains/countTextContract";
import { type Level, levelLabels } from "#gateway/domains/courses/contract";
import type { CourseAbout_course$key } from "~/__generated__/CourseAbout_course.graphql";
import type { CourseAboutCourseModules_course$key } from "~/__generated__/CourseAboutCourseModules_course.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { formatDuration } from "~/formats/durations";
import { formatMoney } from "~/formats/money";
import { topicNoun } from "~/formats/nouns";
import { FigureLink } from "~/lists/FigureLink";
import { figureAddresses } from "~/lists/figures";
import type { FragmentData } from "~/relay/fragmentData";
import { AllowedLink } from "~/ui/AllowedLink";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { Cover } from "~/ui/Cover";
import { EmptyCard } from "~/ui/EmptyCard";
import { FactGrid } from "~/ui/Facts";

/** A course's picture, description and facts. */
export function CourseAbout({ course: key }: { course: CourseAbout_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseAbout_course on Course {
        databaseId
        code
        title
        description
        imageUrl
        price
        isFree
        level
        duration
        authorName
        trainerName
        rating
        reviewCount
        moduleCount
        topicCount
        publishedAt
        updatedAt
        category { id name }
        learnerCount
        canListLearners
        resources(first: 1) { totalCount }
      }
    `,
    key,
  );
  return (
    <Card className="mb-6">
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,16rem)_1fr]">
        <Cover
          eager
          code={course.code}
          title={course.title}
          src={course.imageUrl}
          className="w-full rounded-md"
        />
        <div className="min-w-0">
          <p className="mb-4 max-w-prose text-sm wrap-anywhere text-soft">{course.description}</p>
          <FactGrid facts={listFacts(course)} className="sm:grid-cols-3 xl:grid-cols-4" />
        </div>
      </div>
    </Card>
  );
}

const isLevel = (level: string): level is Level => Object.hasOwn(levelLabels, level);
const levelLabel = (level: string) => (isLevel(level) ? levelLabels[level] : "–");

function listFacts(course: FragmentData<CourseAbout_course$key>): [term: string, fact: ReactNode][] {
  const { databaseId, title, rating, reviewCount, learnerCount } = course;
  return [
    ["Category", course.category.name],
    ["Level", levelLabel(course.level)],
    ["Duration", formatDuration(course.duration) || "–"],
    ["Price", course.isFree ? "Free" : formatMoney(course.price)],
    ["Modules", formatCount(course.moduleCount)],
    ["Topics", formatCount(course.topicCount)],
    [
      "Resources",
      <FigureLink
        key="resources"
        count={course.resources.totalCount}
        to={figureAddresses.resourcesOfCourse(databaseId)}
        rows={`resources of ${title}`}
      />,
    ],
    [
      "Enrolled",
      course.canListLearners ? (
        <FigureLink
          key="enrolled"
          count={learnerCount}
          to={figureAddresses.learnersOfCourse(databaseId)}
          rows={`enrolled in ${title}`}
        />
      ) : (
        formatCount(learnerCount)
      ),
    ],
    ["Rating", rating === null || rating === undefined ? "None yet" : `${rating} of 5 (${reviewCount})`],
    ["Author", course.authorName ?? "–"],
    ["Trainer", course.trainerName ?? "–"],
    ["Published", formatDate(course.publishedAt) || "Never"],
    ["Last Updated", formatDate(course.updatedAt)],
  ];
}

/** A course's modules with their topics. */
export function CourseModules({ course: key }: { course: CourseAboutCourseModules_course$key }) {
  const { databaseId, modules } = useFragment(
    graphql`
      fragment CourseAboutCourseModules_course on Course {
        databaseId
        modules {
          id
          name
          topics { id databaseId name }
        }
      }
    `,
    key,
  );
  if (modules.length === 0) return <NoModules courseId={databaseId} />;
  return (
    <section aria-label="Modules">
      <ul className="grid items-start gap-4 md:grid-cols-2">
        {modules.map(({ id, name, topics }) => (
          <Card key={id} as="li" title={name} description={formatQuantity(topics.length, topicNoun)}>
            {topics.length === 0 ? (
              <p className="text-sm text-muted">No topics yet</p>
            ) : (
              <ol className="grid list-decimal gap-1.5 pl-5 text-sm text-soft marker:text-muted marker:tabular-nums">
                {topics.map((topic) => (
                  <li key={topic.id} className="wrap-anywhere">
                    <AllowedLink
                      to={`/admin/courses/${databaseId}/topics/${topic.databaseId}/edit`}
                      className="touch inline-block rounded-sm hover:text-ink hover:underline"
                    >
                      {topic.name}
                    </AllowedLink>
                  </li>
                ))}
              </ol>
            )}
          </Card>
        ))}
      </ul>
    </section>
  );
}

function NoModules({ courseId }: { courseId: number }) {
  return (
    <EmptyCard
      icon={<ListTree />}
      title="No modules yet"
      action={
        <ButtonLink variant="primary" icon={<Route />} to={`/admin/courses/${courseId}/curriculum`}>
          Add a module
        </ButtonLink>
      }
    >
      Modules and their topics form the course's curriculum.
    </EmptyCard>
  );
}
