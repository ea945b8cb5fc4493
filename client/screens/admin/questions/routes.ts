import type { RouteObject } from "react-router-dom";
import type { CourseQuestionsScreenQuery } from "~/__generated__/CourseQuestionsScreenQuery.graphql";
import courseParameters from "~/__generated__/CourseQuestionsScreenQuery$parameters";
import type { CurriculumQuestionsScreenQuery } from "~/__generated__/CurriculumQuestionsScreenQuery.graphql";
import curriculumParameters from "~/__generated__/CurriculumQuestionsScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { preload } from "~/relay/preload";

async function courseScreen() {
  const [{ CourseQuestionsScreen }, { ListSkeleton }] = await Promise.all([
    import("./CourseQuestionsScreen"),
    import("../ListSkeleton"),
  ]);
  return lazyScreen(CourseQuestionsScreen, ListSkeleton);
}

async function curriculumScreen() {
  const [{ CurriculumQuestionsScreen }, { ListSkeleton }] = await Promise.all([
    import("./CurriculumQuestionsScreen"),
    import("../ListSkeleton"),
  ]);
  return lazyScreen(CurriculumQuestionsScreen, ListSkeleton);
}

/** The questions of a course and of a curriculum, below /admin. */
export const questionRoutes: RouteObject[] = [
  {
    path: "courses/:id/questions",
    loader: ({ params }) =>
      preload<CourseQuestionsScreenQuery>(courseParameters, { courseId: parseId(params["id"]) }),
    lazy: courseScreen,
  },
  {
    path: "curriculum/:id/questions",
    loader: ({ params }) =>
      preload<CurriculumQuestionsScreenQuery>(curriculumParameters, { curriculumId: parseId(params["id"]) }),
    lazy: curriculumScreen,
  },
];
