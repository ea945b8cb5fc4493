import { optional, required, toArgs } from "#gateway/graphql/arguments";
import { listQuery } from "#gateway/graphql/lists";
import { findQuery, valueQuery } from "#gateway/graphql/queryFields";
import { requireMember } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import { may } from "#gateway/session/viewer";
import { tokensLeft } from "./budgetAggregates";
import { GenerationRun } from "./GenerationRun";
import { InstructionKind } from "./Instruction";
import { reviewable } from "./saveCommands";

const Generation = valueType<object>("Generation", {
  description: "Whether content can be generated, and the tokens left today. Requires staff.",
  readers: "generation.use",
  fields: (t) => ({
    isConfigured: t.boolean({
      description: "Whether a model is configured.",
      resolve: (_parent, _args, { generator }) => generator !== null,
    }),
    model: t.string({
      nullable: true,
      description: "The model's name; null when none is configured.",
      resolve: (_parent, _args, { generator }) => generator?.model ?? null,
    }),
    dailyTokens: t.int({
      description: "The tokens that the organization may use each day.",
      resolve: (_parent, _args, { config }) => config.generationDailyTokens,
    }),
    tokensLeft: t.int({
      description: "The tokens left today, in its time zone, reserving those for a run in progress.",
      resolve: (_parent, _args, context) => tokensLeft(context),
    }),
    canSeeUsage: t.boolean({
      description: "Whether the viewer may list all generations.",
      resolve: (_parent, _args, { viewer }) => may(viewer, "history.read"),
    }),
  }),
});

valueQuery("generation", {
  type: Generation,
  description: "Whether content can be generated, and the tokens left today. Requires staff.",
  readers: "generation.use",
  resolve: () => ({}),
});

findQuery("openGeneration", {
  type: GenerationRun,
  description:
    "The viewer's generation for a course, curriculum or lesson that is running or awaits review; null without one. Requires staff.",
  readers: "generation.use",
  args: toArgs({
    kind: required(InstructionKind, "The kind of content."),
    courseId: optional("Int", "The course's id; null for a curriculum."),
    curriculumId: optional("Int", "The curriculum's id; null for a course."),
    topicId: optional("Int", "For LESSON: the topic's id."),
  }),
  where: async ({ kind, courseId, curriculumId, topicId }, { db, viewer }) => {
    const { userId } = requireMember(viewer);
    const last = await db.generationRun.findFirst({
      where: {
        userId,
        kind,
        courseId: courseId ?? null,
        curriculumId: curriculumId ?? null,
        topicId: topicId ?? null,
        remark: null,
      },
      orderBy: { id: "desc" },
      select: { id: true, status: true },
    });
    // A later one that is over hides those before it.
    const isOpen = last && ["RUNNING", ...reviewable].includes(last.status);
    return isOpen ? { id: last.id } : null;
  },
});

listQuery("generationRuns", {
  type: GenerationRun,
  description: "All generations of the organization, newest first. Requires ADMIN.",
  readers: "history.read",
  orderBy: [{ startedAt: "desc" }, { id: "desc" }],
});
