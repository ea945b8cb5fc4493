import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { GenerationKind } from "#gateway/domains/generation/contract";
import type { GenerateScreenQuery } from "~/__generated__/GenerateScreenQuery.graphql";
import generateScreenParameters from "~/__generated__/GenerateScreenQuery$parameters";
import type { UsageScreenQuery } from "~/__generated__/UsageScreenQuery.graphql";
import usageScreenParameters from "~/__generated__/UsageScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyRoute } from "~/layout/lazyRoute";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";
import { type TargetKey, targetArguments } from "./target";

const loadGenerate =
  (type: TargetKey["type"], kind: GenerationKind) =>
  ({ params }: LoaderFunctionArgs) => {
    const databaseId = parseId(params["id"]);
    return preload<GenerateScreenQuery>(generateScreenParameters, {
      ...targetArguments({ type, databaseId }),
      ...{ kind, databaseId, isCourse: type === "course" },
    });
  };

const screens = {
  TOPICS: lazyRoute(() => import("./GenerateScreen"), "GenerateTopicsScreen", {
    loading: "GenerateSkeleton",
  }),
  QUESTIONS: lazyRoute(() => import("./GenerateScreen"), "GenerateQuestionsScreen", {
    loading: "GenerateSkeleton",
  }),
};

const generate = (type: TargetKey["type"], kind: GenerationKind): RouteObject => ({
  path: `${type === "course" ? "" : "curriculum/:id/"}${kind.toLowerCase()}/generate`,
  loader: loadGenerate(type, kind),
  lazy: screens[kind],
});

const loadUsage = ({ request }: LoaderFunctionArgs) =>
  preload<UsageScreenQuery>(
    usageScreenParameters,
    pageVariables(plainList.parse(new URL(request.url).searchParams)),
  );

/** The routes for generating a curriculum's topics and questions, and for AI usage. */
export const generationRoutes: RouteObject[] = [
  generate("curriculum", "TOPICS"),
  generate("curriculum", "QUESTIONS"),
  {
    path: "generation",
    loader: loadUsage,
    lazy: lazyRoute(() => import("./UsageScreen"), "UsageScreen", { loading: "UsageSkeleton" }),
  },
];

/** The screens for generating a course's topics and questions, below its route. */
export const courseGenerationRoutes: RouteObject[] = [
  generate("course", "TOPICS"),
  generate("course", "QUESTIONS"),
];
