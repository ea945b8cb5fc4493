import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router-dom";
import layoutParameters from "~/__generated__/CourseLayoutQuery$parameters";
import outlineParameters from "~/__generated__/CourseOutlineScreenQuery$parameters";
import lessonParameters from "~/__generated__/LessonScreenQuery$parameters";
import questionsParameters from "~/__generated__/QuestionsScreenQuery$parameters";
import resourceParameters from "~/__generated__/ResourceScreenQuery$parameters";
import resourcesParameters from "~/__generated__/ResourcesScreenQuery$parameters";
import topicsParameters from "~/__generated__/TopicsScreenQuery$parameters";
import { lazyRoute, lazyWithSkeleton, loadBoth } from "~/layout/lazyRoute";
import { loadByIds } from "~/layout/loadByIds";
import { ScreenSkeleton } from "~/layout/ScreenSkeleton";
import { courseAssessmentsRoute } from "./assessments/routes";
import { courseAssignmentRoutes } from "./assignments/routes";

const ofCourse = loadByIds({ courseId: "id" });
const ofResource = loadByIds({ courseId: "id", databaseId: "resourceId" });
const ofLesson = loadByIds({ topicId: "topicId" });

/** The screens with their skeletons; each is loaded with its first visit. */
const screens = {
  courseLayout: () => loadBoth(import("./course/CourseLayout"), import("./CourseSkeleton")),
  lesson: () => loadBoth(import("./lesson/LessonScreen"), import("./lesson/LessonSkeleton")),
  topics: () => loadBoth(import("./topics/TopicsScreen"), import("./topics/TopicsSkeleton")),
  outline: () => loadBoth(import("./outline/CourseOutlineScreen"), import("./outline/CourseOutlineSkeleton")),
  questions: () => loadBoth(import("./questions/QuestionsScreen"), import("./questions/QuestionsSkeleton")),
  resources: () => loadBoth(import("./resources/ResourcesScreen"), import("./resources/ResourcesSkeleton")),
  resource: () => loadBoth(import("./resources/ResourceScreen"), import("./resources/ResourceSkeleton")),
};

const toTopics = ({ params, request }: LoaderFunctionArgs) => {
  const address = `/learner/courses/${encodeURIComponent(params["title"] ?? "")}/${params["id"] ?? ""}/topics`;
  return redirect(`${address}${new URL(request.url).search}`);
};

const children: RouteObject[] = [
  { index: true, loader: toTopics, Component: ScreenSkeleton },
  { path: "topics", loader: ofCourse(topicsParameters), lazy: lazyWithSkeleton(screens.topics, "Topics") },
  {
    path: "curriculum",
    loader: ofCourse(outlineParameters),
    lazy: lazyWithSkeleton(screens.outline, "CourseOutline"),
  },
  {
    path: "questions",
    loader: ofCourse(questionsParameters),
    lazy: lazyWithSkeleton(screens.questions, "Questions"),
  },
  {
    path: "resources",
    loader: ofCourse(resourcesParameters),
    lazy: lazyWithSkeleton(screens.resources, "Resources"),
  },
  {
    path: "resources/:resourceId",
    loader: ofResource(resourceParameters),
    lazy: lazyWithSkeleton(screens.resource, "Resource"),
  },
  courseAssessmentsRoute,
  ...courseAssignmentRoutes,
];

/** The route of a lesson, which has the course's outline beside it instead of the course's menu. */
export const lessonRoute: RouteObject = {
  path: "courses/:title/:id/topics/:topicId",
  loader: ofLesson(lessonParameters),
  lazy: lazyWithSkeleton(screens.lesson, "Lesson"),
};

/** The routes of a learner's course. The id decides which course it is; the code is for people. */
export const courseRoute: RouteObject = {
  path: "courses/:title/:id",
  loader: ofCourse(layoutParameters),
  lazy: lazyRoute(screens.courseLayout, "CourseLayout", "CourseSkeleton"),
  children,
};
