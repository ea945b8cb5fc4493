import { builder, nodeNumber } from "#gateway/graphql/builder";
import { QuestionType } from "../questions/QuestionType";
import { visibleRuns } from "./access";
import type { generationStatuses } from "./contract";
import { InstructionKind } from "./Instruction";
import { type ProposedModule, type ProposedQuestion, readProposal } from "./rules";

const GenerationStatus = builder.enumType("GenerationStatus", {
  description: "What became of a generation.",
  values: {
    RUNNING: { description: "It goes on." },
    FINISHED: { description: "The whole proposal waits for its review." },
    SAVED: { description: "What the review kept was saved." },
    DISCARDED: { description: "The review threw the proposal away." },
    CANCELLED: { description: "It was cancelled." },
    ABANDONED: { description: "Its screen was closed; what had arrived can be reviewed." },
    INTERRUPTED: { description: "The server stopped; what had arrived can be reviewed." },
    FAILED: { description: "It failed, for its reason; what had arrived can be reviewed." },
  } satisfies Record<(typeof generationStatuses)[number], object>,
});

const ProposedOption = builder.objectRef<ProposedQuestion["options"][number]>("ProposedOption").implement({
  description: "An option of a proposed question. Staff only.",
  authScopes: { staff: true },
  fields: (t) => ({
    text: t.exposeString("text", { description: "What one may choose; plain text." }),
    isCorrect: t.exposeBoolean("isCorrect", { description: "Whether it is right." }),
  }),
});

const ProposedQuestionType = builder.objectRef<ProposedQuestion>("ProposedQuestion").implement({
  description: "A question that a model proposes. Staff only.",
  authScopes: { staff: true },
  fields: (t) => ({
    title: t.exposeString("title", { description: "The question; plain text." }),
    type: t.expose("type", { type: QuestionType, description: "How it is answered." }),
    options: t.field({
      type: [ProposedOption],
      description: "Its options, in order; none for SHORT_TEXT.",
      resolve: ({ options }) => options,
    }),
    acceptedAnswers: t.exposeStringList("acceptedAnswers", {
      description: "For SHORT_TEXT: the texts that count as right.",
    }),
    explanation: t.exposeString("explanation", {
      description: "What the right answer teaches; may be empty.",
    }),
  }),
});

const ProposedModuleType = builder.objectRef<ProposedModule>("ProposedModule").implement({
  description: "A module that a model proposes, or proposes something for. Staff only.",
  authScopes: { staff: true },
  fields: (t) => ({
    moduleId: t.exposeInt("moduleId", {
      nullable: true,
      description: "The number of the module that the questions are for; null when topics are proposed.",
    }),
    name: t.exposeString("name", { description: "At most 100 characters; plain text." }),
    topics: t.exposeStringList("topics", { description: "Its topics, in order; at most 30." }),
    questions: t.field({
      type: [ProposedQuestionType],
      description: "Its questions, in order; at most 10.",
      resolve: ({ questions }) => questions,
    }),
  }),
});

export const GenerationRun = builder.prismaNode("GenerationRun", {
  description: "One asking of a model. Who asked sees it, and ADMIN sees all.",
  id: { field: "id" },
  nullable: true,
  findUnique: (id, { viewer }) => ({ id: nodeNumber(id), AND: visibleRuns(viewer) }),
  // Lists of runs leave their proposals where they are.
  select: { id: true, status: true },
  authScopes: { staff: true },
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "The number that arguments use." }),
    kind: t.expose("kind", { type: InstructionKind, description: "What is generated." }),
    status: t.expose("status", { type: GenerationStatus, description: "What became of it so far." }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Why it came to nothing, for people; null while it goes on and when it is finished.",
    }),
    instruction: t.exposeString("instruction", { description: "What was asked for, word for word." }),
    remark: t.exposeString("remark", {
      nullable: true,
      description: "What was to be otherwise about one part; null for a whole proposal.",
    }),
    courseId: t.exposeInt("courseId", {
      nullable: true,
      description: "The number of the course it is for, which may be gone; null for a curriculum.",
    }),
    curriculumId: t.exposeInt("curriculumId", {
      nullable: true,
      description: "The number of the curriculum it is for, which may be gone; null for a course.",
    }),
    targetTitle: t.exposeString("targetTitle", {
      description: "What the course or curriculum was called then.",
    }),
    userName: t.exposeString("userName", { description: "Who asked." }),
    model: t.exposeString("model", { description: "The model that was asked." }),
    inputTokens: t.exposeInt("inputTokens", {
      description: "Tokens of the question, estimated where the server does not count; 0 while it runs.",
    }),
    outputTokens: t.exposeInt("outputTokens", {
      description: "Tokens of the answer, estimated where the server does not count; 0 while it runs.",
    }),
    milliseconds: t.exposeInt("milliseconds", { description: "How long it took; 0 while it runs." }),
    startedAt: t.expose("startedAt", {
      type: "DateTime",
      description: "When it began, or was continued last.",
    }),
    objectives: t.stringList({
      description: "What a learner can do afterwards, as far as proposed; at most 10.",
      select: { proposal: true },
      resolve: ({ proposal }) => readProposal(proposal).objectives,
    }),
    modules: t.field({
      type: [ProposedModuleType],
      description: "The modules that have arrived, in order; at most 20.",
      select: { proposal: true },
      resolve: ({ proposal }) => readProposal(proposal).modules,
    }),
    leftOut: t.int({
      description: "How many questions were left out because they could not be used.",
      select: { proposal: true },
      resolve: ({ proposal }) => readProposal(proposal).leftOut,
    }),
    overCap: t.int({
      description: "How many good questions were left out because a module takes at most 10.",
      select: { proposal: true },
      resolve: ({ proposal }) => readProposal(proposal).overCap,
    }),
  }),
});
