import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { nullable } from "#gateway/graphql/fields";
import { viewerDependent } from "#gateway/graphql/live";
import { valueType } from "#gateway/graphql/types";
import {
  type Allowance,
  countAttemptsLeft,
  findStartProblem,
  getAllowance,
  type StartProblem,
  waitsForMarks,
} from "./attemptRules";
import { type OwnTerms, readOwnTerms } from "./termLoaders";

const AssessmentProblem = describedEnum<StartProblem>(
  "AssessmentProblem",
  "Why an attempt cannot be started now.",
  {
    NOT_OPEN: "It is not open yet.",
    CLOSED: "It is closed.",
    NO_ATTEMPTS_LEFT: "All attempts were used.",
    MARKS_OPEN: "An exam, or an assessment with limited attempts, waits for marks of an earlier attempt.",
  },
);

type OwnAllowance = Allowance & Pick<OwnTerms, "kind" | "attempts" | "isOffered"> & { hasUnmarked: boolean };

const AssessmentTerms = valueType<OwnAllowance>("AssessmentTerms", {
  description:
    "The viewer's times, minutes and attempts for an assessment: from the viewer's batches, granted exceptions and lasting extra time.",
  readers: "signedIn",
  values: {
    opensAt: nullable("DateTime", "When attempts may start; null if they may at once."),
    closesAt: nullable("DateTime", "When attempts end at the latest; null for never."),
    minutes: nullable("Int", "Minutes per attempt; null without a limit."),
  },
  fields: (t) => ({
    attemptsLeft: t.int({
      nullable: true,
      description: "Number of attempts left; null for unlimited.",
      resolve: countAttemptsLeft,
    }),
    problem: t.field({
      type: AssessmentProblem,
      nullable: true,
      description: "Why an attempt cannot be started now; null when it can. An open one can be resumed.",
      resolve: (terms, _args, { clock }) =>
        terms.isOffered ? findStartProblem(terms, { ...terms, now: clock() }) : "CLOSED",
    }),
  }),
});

builder.prismaObjectField("Assessment", "own", (t) =>
  t.field({
    type: AssessmentTerms,
    nullable: true,
    description: "The viewer's terms for the assessment; null if the viewer is not enrolled in its course.",
    extensions: viewerDependent,
    select: { id: true },
    resolve: async ({ id }, _args, { loaders, clock }) => {
      const terms = await loaders.load(readOwnTerms, id);
      if (!terms) return null;
      const { kind, attempts, unmarked, isOffered } = terms;
      const [now, own] = [clock(), { kind, attempts, isOffered }];
      return { ...getAllowance(terms, now), ...own, hasUnmarked: waitsForMarks(unmarked, now) };
    },
  }),
);
