import { builder } from "#gateway/graphql/builder";
import { describedEnum } from "#gateway/graphql/enums";
import { expose, nullable, value } from "#gateway/graphql/fields";
import { visibleNode } from "#gateway/graphql/nodes";
import { QuestionType } from "../questions/QuestionType";
import { visibleRuns } from "./access";
import type { generationStatuses } from "./contract";
import { type ProposedModule, type ProposedQuestion, readProposal } from "./proposalRules";

describedEnum<(typeof generationStatuses)[number]>("GenerationStatus", "The status of a generation.", {
  RUNNING: "It is running.",
  FINISHED: "The complete proposal awaits review.",
  SAVED: "Its reviewed items were saved.",
  DISCARDED: "The proposal was discarded in review.",
  CANCELLED: "It was cancelled.",
  ABANDONED: "Its screen was closed; its partial result can be reviewed.",
  INTERRUPTED: "The server stopped; its partial result can be reviewed.",
  FAILED: "It failed, for its reason; its partial result can be reviewed.",
});

const ProposedOption = builder.objectRef<ProposedQuestion["options"][number]>("ProposedOption").implement({
  description: "An option of a proposed question. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    ...expose(t, {
      text: value("String", "The option's text, as plain text."),
      isCorrect: value("Boolean", "Whether it is right."),
    }),
  }),
});

const ProposedQuestionType = builder.objectRef<ProposedQuestion>("ProposedQuestion").implement({
  description: "A question that a model proposes. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    ...expose(t, {
      title: value("String", "The question; plain text."),
      type: value(QuestionType, "The question type."),
      acceptedAnswers: value(["String"], "For SHORT_TEXT: the texts that count as right."),
      explanation: value("String", "Explains the right answer; may be empty."),
    }),
    options: t.field({
      type: [ProposedOption],
      description: "Its options, in order; none for SHORT_TEXT.",
      resolve: ({ options }) => options,
    }),
  }),
});

const ProposedModuleType = builder.objectRef<ProposedModule>("ProposedModule").implement({
  description: "A module of a proposal: a new one, or one that gets additions. Requires staff.",
  authScopes: { staff: true },
  fields: (t) => ({
    ...expose(t, {
      moduleId: nullable("Int", "The id of the module of the questions; null when topics are proposed."),
      name: value("String", "At most 100 characters; plain text."),
      topics: value(["String"], "Its topics, in order; at most 30."),
    }),
    questions: t.field({
      type: [ProposedQuestionType],
      description: "Its questions, in order; at most 10.",
      resolve: ({ questions }) => questions,
    }),
  }),
});

export const GenerationRun = builder.prismaNode("GenerationRun", {
  description: "A generation by a model. Visible to its user, and to ADMIN.",
  ...visibleNode(visibleRuns),
  // Lists of runs leave their proposals where they are.
  select: { id: true, status: true },
  authScopes: { staff: true },
  fields: (t) => ({
    ...expose(t, {
      databaseId: "The id, used in arguments.",
      kind: "The kind of content.",
      status: "The status.",
      reason: "Why it failed, for users; null while it runs and when it is finished.",
      instruction: "The instruction, verbatim.",
      remark: "The requested change to one part; null for a whole proposal.",
      courseId: "The id of its course, which may be deleted; null for a curriculum.",
      curriculumId: "The id of its curriculum, which may be deleted; null for a course.",
      targetTitle: "The name of the course or curriculum at that time.",
      userName: "The requesting user.",
      model: "The model.",
      inputTokens: "Tokens of the request, estimated where the server does not report them; 0 while it runs.",
      outputTokens:
        "Tokens of the response, estimated where the server does not report them; 0 while it runs.",
      milliseconds: "Its duration; 0 while it runs.",
      startedAt: "When it started, or was last continued.",
    }),
    objectives: t.stringList({
      description: "The proposed learning objectives so far; at most 10.",
      select: { proposal: true },
      resolve: ({ proposal }) => readProposal(proposal).objectives,
    }),
    modules: t.field({
      type: [ProposedModuleType],
      description: "The modules so far, in order; at most 20.",
      select: { proposal: true },
      resolve: ({ proposal }) => readProposal(proposal).modules,
    }),
    leftOut: t.int({
      description: "How many questions were dropped because they are not usable.",
      select: { proposal: true },
      resolve: ({ proposal }) => readProposal(proposal).leftOut,
    }),
    overCap: t.int({
      description: "How many usable questions were dropped because a module takes at most 10.",
      select: { proposal: true },
      resolve: ({ proposal }) => readProposal(proposal).overCap,
    }),
  }),
});
