import type { LoaderFunctionArgs, RouteObject } from "react-router-dom";
import type { GenerationKind } from "#gateway/domains/generation/contract";
import type { GenerateScreenQuery } from "~/__generated__/GenerateScreenQuery.graphql";
import generateParameters from "~/__generated__/GenerateScreenQuery$parameters";
import type { UsageScreenQuery } from "~/__generated__/UsageScreenQuery.graphql";
import usageParameters from "~/__generated__/UsageScreenQuery$parameters";
import { parseId } from "~/formats/addresses";
import { lazyScreen } from "~/layout/lazyScreen";
import { pageVariables, plainList } from "~/lists/listParams";
import { preload } from "~/relay/preload";
import { type TargetKey, targetArguments } from "./target";

const loadGenerate =
  (type: TargetKey["type"], kind: GenerationKind) =>
  ({ params }: LoaderFunctionArgs) => {
    const databaseId = parseId(params["id"]);
    return preload<GenerateScreenQuery>(generateParameters, {
      ...targetArguments({ type, databaseId }),
      ...{ kind, databaseId, isCourse: type === "course" },
    });
  };

const screens = {
  TOPICS: async () => {
    const [{ GenerateTopicsScreen }, { GenerateSkeleton }] = await Promise.all([
      import("./GenerateScreen"),
      import("./GenerateSkeleton"),
    ]);
    return lazyScreen(GenerateTopicsScreen, GenerateSkeleton);
  },
  QUESTIONS: async () => {
    const [{ GenerateQuestionsScreen }, { GenerateSkeleton }] = await Promise.all([
      import("./GenerateScreen"),
      import("./GenerateSkeleton"),
    ]);
    return lazyScreen(GenerateQuestionsScreen, GenerateSkeleton);
  },
};

const generate = (type: TargetKey["type"], kind: GenerationKind): RouteObject => ({
  path: `${type === "course" ? "courses" : "curriculum"}/:id/${kind.toLowerCase()}/generate`,
  loader: loadGenerate(type, kind),
  lazy: screens[kind],
});

const loadUsage = ({ request }: LoaderFunctionArgs) =>
  preload<UsageScreenQuery>(
    usageParameters,
    pageVariables(plainList.parse(new URL(request.url).searchParams)),
  );

/** Generating topics and questions for curricula and courses, and what it has cost. */
export const generationRoutes: RouteObject[] = [
  generate("curriculum", "TOPICS"),
  generate("curriculum", "QUESTIONS"),
  generate("course", "TOPICS"),
  generate("course", "QUESTIONS"),
  {
    path: "generation",
    loader: loadUsage,
    lazy: async () => {
      const [{ UsageScreen }, { UsageSkeleton }] = await Promise.all([
        import("./usage/UsageScreen"),
        import("./usage/UsageSkeleton"),
      ]);
      return lazyScreen(UsageScreen, UsageSkeleton);
    },
  },
];
