import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router-dom";
import layoutParameters from "~/__generated__/CourseLayoutQuery$parameters";
import outlineParameters from "~/__generated__/CourseOutlineScreenQuery$parameters";
import lessonParameters from "~/__generated__/LessonScreenQuery$parameters";
import questionsParameters from "~/__generated__/QuestionsScreenQuery$parameters";
import resourceParameters from "~/__generated__/ResourceScreenQuery$parameters";
import resourcesParameters from "~/__generated__/ResourcesScreenQuery$parameters";
import topicsParameters from "~/__generated__/TopicsScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute, loadBoth } from "~/layout/lazyRoute";
import { ScreenSkeleton } from "~/layout/ScreenSkeleton";
import { preload } from "~/relay/preload";
import { courseAssessmentsRoute } from "./assessments/routes";
import { courseAssignmentRoutes } from "./assignments/routes";

const readCourseId = ({ params }: LoaderFunctionArgs) => ({ courseId: parseId(params["id"]) });

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
  {
    path: "topics",
    loader: (args) => preload(topicsParameters, readCourseId(args)),
    lazy: lazyRoute(screens.topics, "TopicsScreen", { loading: "TopicsSkeleton" }),
  },
  {
    path: "curriculum",
    loader: (args) => preload(outlineParameters, readCourseId(args)),
    lazy: lazyRoute(screens.outline, "CourseOutlineScreen", { loading: "CourseOutlineSkeleton" }),
  },
  {
    path: "questions",
    loader: (args) => preload(questionsParameters, readCourseId(args)),
    lazy: lazyRoute(screens.questions, "QuestionsScreen", { loading: "QuestionsSkeleton" }),
  },
  {
    path: "resources",
    loader: (args) => preload(resourcesParameters, readCourseId(args)),
    lazy: lazyRoute(screens.resources, "ResourcesScreen", { loading: "ResourcesSkeleton" }),
  },
  {
    path: "resources/:resourceId",
    loader: (args) =>
      preload(resourceParameters, {
        ...readCourseId(args),
        databaseId: parseId(args.params["resourceId"]),
      }),
    lazy: lazyRoute(screens.resource, "ResourceScreen", { loading: "ResourceSkeleton" }),
  },
  courseAssessmentsRoute,
  ...courseAssignmentRoutes,
];

/** The route of a lesson, which has the course's outline beside it instead of the course's menu. */
export const lessonRoute: RouteObject = {
  path: "courses/:title/:id/topics/:topicId",
  loader: ({ params }) => preload(lessonParameters, { topicId: parseId(params["topicId"]) }),
  lazy: lazyRoute(screens.lesson, "LessonScreen", { loading: "LessonSkeleton" }),
};

/** The routes of a learner's course. The id decides which course it is; the code is for people. */
export const courseRoute: RouteObject = {
  path: "courses/:title/:id",
  loader: (args) => preload(layoutParameters, readCourseId(args)),
  lazy: lazyRoute(screens.courseLayout, "CourseLayout", { loading: "CourseSkeleton" }),
  children,
};
