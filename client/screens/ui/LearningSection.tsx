import { Avatar } from "~/ui/Avatar";
import { Card } from "~/ui/Card";
import { Cover } from "~/ui/Cover";
import { ProgressBar } from "~/ui/ProgressBar";
import { Rating } from "~/ui/Rating";
import { Row, Section, Specimen } from "./Specimen";

const courses = [
  { code: "JAVA101", title: "Java Basics", rating: 4.6, progress: 94 },
  { code: "REACT", title: "React for Teams", rating: 3.5, progress: 58 },
  { code: "SQL-2", title: "Relational Databases", rating: null, progress: 20 },
  { code: "C++", title: "C++", rating: 5, progress: 0 },
];

/** Cards and avatars of courses and people. */
export function LearningSection() {
  return (
    <Section title="Learning">
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {courses.map((course) => (
          <Card key={course.code} as="li" flush>
            <Cover
              code={course.code}
              title={course.title}
              src={course.code === "SQL-2" ? "/no-such.png" : null}
            />
            <div className="grid gap-2 p-4">
              <h3 className="text-sm font-semibold text-ink">{course.title}</h3>
              <Rating value={course.rating} count={course.rating === null ? undefined : 1280} />
              <ProgressBar label={`Progress in ${course.title}`} value={course.progress} />
            </div>
          </Card>
        ))}
      </ul>
      <Specimen name="Avatar">
        <Row>
          <Avatar name="Ananya Iyer" size="sm" />
          <Avatar name="Rahul Menon" online />
          <Avatar name="Zoya Khan" size="lg" online />
        </Row>
      </Specimen>
    </Section>
  );
}
