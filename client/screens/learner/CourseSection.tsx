import type { ReactNode } from "react";
import { ScreenHead } from "~/layout/ScreenHead";

interface Props {
  title: string;
  course: { readonly title: string };
  children: ReactNode;
}

/** A screen of a course, such as its resources, below its title and the course's. */
export function CourseSection({ title, course, children }: Props) {
  return (
    <>
      <ScreenHead title={title} subtitle={course.title} />
      {children}
    </>
  );
}
