import { graphql, useFragment } from "react-relay";
import type { CourseFacts_course$key } from "~/__generated__/CourseFacts_course.graphql";
import { formatQuantity } from "~/formats/counts";
import { Cover } from "~/ui/Cover";
import { FactLine } from "~/ui/Facts";
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
        category { name }
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
        <FactLine label="Content">{`${modules}, ${topics}`}</FactLine>
        <FactLine label="Category">{course.category.name}</FactLine>
        {course.authorName && <FactLine label="Author">{course.authorName}</FactLine>}
        <FactLine label="Access">365 days</FactLine>
      </dl>
    </section>
  );
}
