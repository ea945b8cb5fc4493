import type { ReactNode } from "react";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";

interface Props {
  title: string;
  course: { readonly title: string };
  children: ReactNode;
}

/** A screen of a course, such as its resources, below its title and the course's. */
export function CourseSection({ title, course, children }: Props) {
  useScreenTitle(title);
  return (
    <>
      <PageHeader title={title} subtitle={course.title} />
      {children}
    </>
  );
}
