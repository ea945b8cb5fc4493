import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { CourseFacts_course$key } from "~/__generated__/CourseFacts_course.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDuration } from "~/formats/durations";
import { Card } from "~/ui/Card";
import { Cover } from "~/ui/Cover";
import { Rating } from "~/ui/Rating";
import { LevelBadge } from "../LevelBadge";
import { Price } from "../Price";
import { EnrolCall } from "./EnrolCall";

/** A course's cover, price, facts and call to action. */
export function CourseFacts({ course: key }: { course: CourseFacts_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseFacts_course on Course {
        code
        title
        imageUrl
        price
        duration
        level
        rating
        reviewCount
        trainerName
        authorName
        moduleCount
        topicCount
        category {
          name
        }
        ...EnrolCall_course
      }
    `,
    key,
  );
  const modules = formatQuantity(course.moduleCount, { one: "module", many: "modules" });
  const topics = formatQuantity(course.topicCount, { one: "topic", many: "topics" });
  return (
    <Card flush>
      <Cover code={course.code} title={course.title} src={course.imageUrl} eager />
      <div className="p-5">
        <p className="text-xl font-semibold text-ink">
          <Price amount={course.price} />
        </p>
        <EnrolCall course={course} />
        <dl className="mt-5 divide-y divide-line border-t border-line text-sm">
          <Fact name="Rating">
            <Rating value={course.rating} count={course.reviewCount} />
          </Fact>
          <Fact name="Level">
            <LevelBadge level={course.level} />
          </Fact>
          <Fact name="Duration">{formatDuration(course.duration)}</Fact>
          <Fact name="Content">{`${modules}, ${topics}`}</Fact>
          <Fact name="Category">{course.category.name}</Fact>
          {course.trainerName && <Fact name="Trainer">{course.trainerName}</Fact>}
          {course.authorName && <Fact name="Author">{course.authorName}</Fact>}
          <Fact name="Access">365 days</Fact>
        </dl>
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 py-2.5">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere text-ink [&>span]:text-sm">{children}</dd>
    </div>
  );
}
