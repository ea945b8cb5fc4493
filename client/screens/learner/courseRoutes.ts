import { type LoaderFunctionArgs, type RouteObject, redirect } from "react-router-dom";
import type { CourseLayoutQuery } from "~/__generated__/CourseLayoutQuery.graphql";
import layoutParameters from "~/__generated__/CourseLayoutQuery$parameters";
import type { CourseOutlineScreenQuery } from "~/__generated__/CourseOutlineScreenQuery.graphql";
import outlineParameters from "~/__generated__/CourseOutlineScreenQuery$parameters";
import type { QuestionsScreenQuery } from "~/__generated__/QuestionsScreenQuery.graphql";
import questionsParameters from "~/__generated__/QuestionsScreenQuery$parameters";
import type { ResourceScreenQuery } from "~/__generated__/ResourceScreenQuery.graphql";
import resourceParameters from "~/__generated__/ResourceScreenQuery$parameters";
import type { ResourcesScreenQuery } from "~/__generated__/ResourcesScreenQuery.graphql";
import resourcesParameters from "~/__generated__/ResourcesScreenQuery$parameters";
import type { TopicsScreenQuery } from "~/__generated__/TopicsScreenQuery.graphql";
import topicsParameters from "~/__generated__/TopicsScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { ScreenSkeleton } from "~/layout/ScreenSkeleton";
import { preload } from "~/relay/preload";
import { courseAssessmentsRoute } from "./assessments/routes";

const readCourseId = ({ params }: LoaderFunctionArgs) => ({ courseId: parseId(params["id"]) });

async function courseLayout() {
  const [{ CourseLayout }, { CourseSkeleton }] = await Promise.all([
    import("./course/CourseLayout"),
    import("./CourseSkeleton"),
  ]);
  return lazyScreen(CourseLayout, CourseSkeleton);
}

async function topicsScreen() {
  const [{ TopicsScreen }, { TopicsSkeleton }] = await Promise.all([
    import("./topics/TopicsScreen"),
    import("./topics/TopicsSkeleton"),
  ]);
  return lazyScreen(TopicsScreen, TopicsSkeleton);
}

async function outlineScreen() {
  const [{ CourseOutlineScreen }, { CourseOutlineSkeleton }] = await Promise.all([
    import("./outline/CourseOutlineScreen"),
    import("./outline/CourseOutlineSkeleton"),
  ]);
  return lazyScreen(CourseOutlineScreen, CourseOutlineSkeleton);
}

async function questionsScreen() {
  const [{ QuestionsScreen }, { QuestionsSkeleton }] = await Promise.all([
    import("./questions/QuestionsScreen"),
    import("./questions/QuestionsSkeleton"),
  ]);
  return lazyScreen(QuestionsScreen, QuestionsSkeleton);
}

async function resourcesScreen() {
  const [{ ResourcesScreen }, { ResourcesSkeleton }] = await Promise.all([
    import("./resources/ResourcesScreen"),
    import("./resources/ResourcesSkeleton"),
  ]);
  return lazyScreen(ResourcesScreen, ResourcesSkeleton);
}

async function resourceScreen() {
  const [{ ResourceScreen }, { ResourceSkeleton }] = await Promise.all([
    import("./resources/ResourceScreen"),
    import("./resources/ResourceSkeleton"),
  ]);
  return lazyScreen(ResourceScreen, ResourceSkeleton);
}

const toTopics = ({ params, request }: LoaderFunctionArgs) => {
  const address = `/learner/courses/${encodeURIComponent(params["title"] ?? "")}/${params["id"] ?? ""}/topics`;
  return redirect(`${address}${new URL(request.url).search}`);
};

const children: RouteObject[] = [
  { index: true, loader: toTopics, Component: ScreenSkeleton },
  {
    path: "topics",
    loader: (args) => preload<TopicsScreenQuery>(topicsParameters, readCourseId(args)),
    lazy: topicsScreen,
  },
  {
    path: "curriculum",
    loader: (args) => preload<CourseOutlineScreenQuery>(outlineParameters, readCourseId(args)),
    lazy: outlineScreen,
  },
  {
    path: "questions",
    loader: (args) => preload<QuestionsScreenQuery>(questionsParameters, readCourseId(args)),
    lazy: questionsScreen,
  },
  {
    path: "resources",
    loader: (args) => preload<ResourcesScreenQuery>(resourcesParameters, readCourseId(args)),
    lazy: resourcesScreen,
  },
  {
    path: "resources/:resourceId",
    loader: (args) =>
      preload<ResourceScreenQuery>(resourceParameters, {
        ...readCourseId(args),
        databaseId: parseId(args.params["resourceId"]),
      }),
    lazy: resourceScreen,
  },
  courseAssessmentsRoute,
  {
    path: "assignments",
    lazy: async () => lazyScreen((await import("./assignments/AssignmentsScreen")).AssignmentsScreen),
  },
  {
    path: "assignments/:assignmentid",
    lazy: async () => lazyScreen((await import("./assignments/AssignmentScreen")).AssignmentScreen),
  },
];

/** The routes of a learner's course. The id decides which course it is; the code is for people. */
export const courseRoute: RouteObject = {
  path: "courses/:title/:id",
  loader: (args) => preload<CourseLayoutQuery>(layoutParameters, readCourseId(args)),
  lazy: courseLayout,
  children,
};
