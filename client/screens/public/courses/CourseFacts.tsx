import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { CourseFacts_course$key } from "~/__generated__/CourseFacts_course.graphql";
import { formatQuantity } from "~/formats/counts";
import { Cover } from "~/ui/Cover";
import { Price } from "../Price";
import { priceBar, sideColumn } from "./courseGrid";
import { EnrolCall } from "./EnrolCall";

/** A course's cover, price, next step and further facts. */
export function CourseFacts({ course: key }: { course: CourseFacts_course$key }) {
  const course = useFragment(
    graphql`
      fragment CourseFacts_course on Course {
        code
        title
        imageUrl
        price
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
    <section aria-label="Price and facts" className={sideColumn}>
      <Cover
        code={course.code}
        title={course.title}
        src={course.imageUrl}
        eager
        className="max-lg:rounded-lg max-lg:border max-lg:border-line"
      />
      <div className={priceBar}>
        <p className="text-xl font-semibold text-ink">
          <Price amount={course.price} />
        </p>
        <EnrolCall course={course} />
      </div>
      <dl className="divide-y divide-line border-line text-sm max-lg:rounded-lg max-lg:border max-lg:bg-surface max-lg:px-5 lg:m-5 lg:border-t">
        <Fact name="Content">{`${modules}, ${topics}`}</Fact>
        <Fact name="Category">{course.category.name}</Fact>
        {course.authorName && <Fact name="Author">{course.authorName}</Fact>}
        <Fact name="Access">365 days</Fact>
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 py-2.5">
      <dt className="shrink-0 text-muted">{name}</dt>
      <dd className="min-w-0 text-right wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}
