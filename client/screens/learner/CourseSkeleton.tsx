import type { ComponentType } from "react";
import { useLocation } from "react-router-dom";
import { ScreenSkeleton } from "~/layout/ScreenSkeleton";
import { AssessmentsSkeleton } from "./assessments/list/AssessmentsSkeleton";
import { CourseLayoutSkeleton } from "./course/CourseLayoutSkeleton";
import { CourseOutlineSkeleton } from "./outline/CourseOutlineSkeleton";
import { QuestionsSkeleton } from "./questions/QuestionsSkeleton";
import { ResourceSkeleton } from "./resources/ResourceSkeleton";
import { ResourcesSkeleton } from "./resources/ResourcesSkeleton";
import { TopicsSkeleton } from "./topics/TopicsSkeleton";

const skeletons: Readonly<Record<string, ComponentType>> = {
  topics: TopicsSkeleton,
  curriculum: CourseOutlineSkeleton,
  questions: QuestionsSkeleton,
  resources: ResourcesSkeleton,
  assessments: AssessmentsSkeleton,
};

/** Returns the skeleton of the screen that the address names. */
function skeletonAt(pathname: string): ComponentType {
  const [section = "", item] = pathname.split("/").slice(5);
  if (section === "resources" && item) return ResourceSkeleton;
  return (Object.hasOwn(skeletons, section) && skeletons[section]) || ScreenSkeleton;
}

/** The skeleton of a course, in the shape of its open screen. */
export function CourseSkeleton() {
  const Screen = skeletonAt(useLocation().pathname);
  return (
    <CourseLayoutSkeleton>
      <Screen />
    </CourseLayoutSkeleton>
  );
}
