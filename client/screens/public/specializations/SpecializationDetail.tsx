import type { useSpecialization_specialization$key } from "~/__generated__/useSpecialization_specialization.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { EmptyState } from "~/ui/EmptyState";
import { PageHeader } from "~/ui/PageHeader";
import { CourseCard } from "../CourseCard";
import { CourseGrid, CourseGridItem } from "../CourseGrid";
import { specializationTitle } from "./specializationMessages";
import { useSpecialization } from "./useSpecialization";

interface Props {
  specialization: useSpecialization_specialization$key;
}

/** A specialization's courses in the recommended order. */
export function SpecializationDetail({ specialization: key }: Props) {
  const { name, category, courseCount, courses } = useSpecialization(key);
  useScreenTitle(name);
  return (
    <>
      <PageHeader
        size="page"
        title={specializationTitle(name, courseCount)}
        breadcrumbs={[{ label: "Specializations", to: "/specializations" }, { label: name }]}
        subtitle={category ? <Badge tone="brand">{category}</Badge> : "For every career track"}
      />
      {courses.length === 0 ? (
        <NoCourses />
      ) : (
        <CourseGrid>
          {courses.map(({ course }, index) => (
            <CourseGridItem key={course.id}>
              <CourseCard course={course} heading="h2" eager={index < 4} />
            </CourseGridItem>
          ))}
        </CourseGrid>
      )}
    </>
  );
}

function NoCourses() {
  return (
    <Card>
      <EmptyState title="No courses yet" action={<ButtonLink to="/courses">View all courses</ButtonLink>}>
        The courses of this specialization appear here once they are published.
      </EmptyState>
    </Card>
  );
}
