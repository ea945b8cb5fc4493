import { builder } from "#gateway/graphql/builder";
import { orRefusal } from "#gateway/graphql/Refusal";
import { requireMember } from "#gateway/graphql/scopes";
import { Course } from "../courses/Course";
import { Curriculum } from "../curricula/Curriculum";
import { QuestionType } from "../questions/QuestionType";
import { cancelRun, continueRun, startRun } from "./commands";
import { GenerationRun } from "./GenerationRun";
import { InstructionKind } from "./Instruction";
import { discardRun, generateAtOnce, saveQuestions, saveTopics } from "./saveCommands";
import type { TargetKey } from "./targetLoaders";

const instruction = {
  required: true,
  description: "What to generate, in at most 2,000 characters.",
} as const;
const ownRun = { required: true, description: "The number of a generation of the viewer's own." } as const;

builder.mutationField("generateCourseQuestions", (t) =>
  t.prismaField({
    type: GenerationRun,
    description:
      "Generates questions for a course and saves them in one go; UNAVAILABLE says why nothing came of it. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("GenerateCourseQuestions"),
    args: {
      courseId: t.arg.int({ required: true, description: "The course's number." }),
      instruction: t.arg.string(instruction),
    },
    resolve: async (query, _root, { courseId, instruction: text }, context) => {
      const asked = { kind: "QUESTIONS", courseId, curriculumId: null, instruction: text } as const;
      const id = await generateAtOnce(context, requireMember(context.viewer), asked);
      return context.db.generationRun.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

builder.mutationField("generateCurriculumTopics", (t) =>
  t.prismaField({
    type: Curriculum,
    description:
      "Generates modules, topics and objectives for a curriculum and saves them in one go; UNAVAILABLE says why nothing came of it. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("GenerateCurriculumTopics"),
    args: {
      curriculumId: t.arg.int({ required: true, description: "The curriculum's number." }),
      instruction: t.arg.string(instruction),
    },
    resolve: async (query, _root, { curriculumId, instruction: text }, context) => {
      const asked = { kind: "TOPICS", courseId: null, curriculumId, instruction: text } as const;
      await generateAtOnce(context, requireMember(context.viewer), asked);
      return context.db.curriculum.findUniqueOrThrow({ ...query, where: { id: curriculumId } });
    },
  }),
);

const RunPayload = builder.objectRef<{ runId: number }>("GenerationPayload").implement({
  description: "The generation after the change.",
  authScopes: { staff: true },
  fields: (t) => ({
    run: t.prismaField({
      type: GenerationRun,
      description: "The generation.",
      resolve: (query, { runId }, _args, { db }) =>
        db.generationRun.findUniqueOrThrow({ ...query, where: { id: runId } }),
    }),
  }),
});

const SavedPayload = builder.objectRef<TargetKey>("SavedGenerationPayload").implement({
  description: "What was saved into: a course or a curriculum.",
  authScopes: { staff: true },
  fields: (t) => ({
    course: t.prismaField({
      type: Course,
      nullable: true,
      description: "The course; null when it is a curriculum.",
      resolve: (query, { courseId }, _args, { db }) =>
        db.course.findUnique({ ...query, where: { id: courseId ?? -1 } }),
    }),
    curriculum: t.prismaField({
      type: Curriculum,
      nullable: true,
      description: "The curriculum; null when it is a course.",
      resolve: (query, { curriculumId }, _args, { db }) =>
        db.curriculum.findUnique({ ...query, where: { id: curriculumId ?? -1 } }),
    }),
  }),
});

builder.mutationField("startGeneration", (t) =>
  t.field({
    type: RunPayload,
    description:
      "Begins to generate for a course or a curriculum; generationChanged tells what arrives. One at a time for each viewer. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("StartGeneration"),
    args: {
      kind: t.arg({ type: InstructionKind, required: true, description: "What to generate." }),
      courseId: t.arg.int({ description: "The course's number; null for a curriculum." }),
      curriculumId: t.arg.int({ description: "The curriculum's number; null for a course." }),
      instruction: t.arg.string(instruction),
      remark: t.arg.string({ description: "What is to be otherwise about a part; at most 500 characters." }),
      part: t.arg.string({
        description: "The part of an earlier proposal that is to be replaced, in words; with a remark only.",
      }),
    },
    resolve: async (_root, { courseId = null, curriculumId = null, ...asked }, context) => {
      const { runId } = await startRun(context, requireMember(context.viewer), {
        ...asked,
        courseId,
        curriculumId,
      });
      return { runId };
    },
  }),
);

builder.mutationField("continueGeneration", (t) =>
  t.field({
    type: RunPayload,
    description:
      "Goes on with a proposal of the viewer's own that was cut off; what had arrived keeps its place, and the rest follows. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("ContinueGeneration"),
    args: { runId: t.arg.int(ownRun) },
    resolve: async (_root, { runId }, context) => {
      await continueRun(context, requireMember(context.viewer), { runId });
      return { runId };
    },
  }),
);

builder.mutationField("cancelGeneration", (t) =>
  t.field({
    type: RunPayload,
    description: "Ends a generation, upstream too. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("CancelGeneration"),
    args: { runId: t.arg.int(ownRun) },
    resolve: async (_root, { runId }, context) => {
      await cancelRun(context, requireMember(context.viewer), { runId });
      return { runId };
    },
  }),
);

builder.mutationField("discardGeneration", (t) =>
  t.field({
    type: RunPayload,
    description: "Throws away a proposal that waits for its review. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("DiscardGeneration"),
    args: { runId: t.arg.int(ownRun) },
    resolve: async (_root, { runId }, context) => {
      await discardRun(context, requireMember(context.viewer), { runId });
      return { runId };
    },
  }),
);

const KeptModuleInput = builder.inputType("KeptModuleInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 100 characters." }),
    topics: t.stringList({ required: true, description: "The names of its topics, in order; at most 30." }),
  }),
});

builder.mutationField("saveGeneratedTopics", (t) =>
  t.field({
    type: SavedPayload,
    description:
      "Saves what a review kept of a proposal, all or nothing. A module that is there takes the new topics at its end. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("SaveGeneratedTopics"),
    args: {
      runId: t.arg.int(ownRun),
      objectives: t.arg.stringList({ required: true, description: "The objectives to add; at most 10." }),
      modules: t.arg({
        type: [KeptModuleInput],
        required: true,
        description: "The modules, in order; at most 20.",
      }),
    },
    resolve: (_root, { runId, ...input }, context) =>
      saveTopics(context, requireMember(context.viewer), { runId, input }),
  }),
);

const KeptOptionInput = builder.inputType("KeptOptionInput", {
  fields: (t) => ({
    text: t.string({ required: true, description: "At most 300 characters." }),
    isCorrect: t.boolean({ required: true, description: "Whether it is right." }),
  }),
});

const KeptQuestionInput = builder.inputType("KeptQuestionInput", {
  fields: (t) => ({
    title: t.string({ required: true, description: "At most 500 characters." }),
    type: t.field({ type: QuestionType, required: true, description: "How it is answered." }),
    options: t.field({
      type: [KeptOptionInput],
      required: true,
      description: "2 to 8; none for SHORT_TEXT.",
    }),
    acceptedAnswers: t.stringList({ required: true, description: "For SHORT_TEXT: at least one." }),
    explanation: t.string({ description: "What the right answer teaches; at most 1,000 characters." }),
  }),
});

const QuestionsOfModuleInput = builder.inputType("QuestionsOfModuleInput", {
  fields: (t) => ({
    moduleId: t.int({ required: true, description: "The number of a module of the course or curriculum." }),
    questions: t.field({
      type: [KeptQuestionInput],
      required: true,
      description: "The questions to add, in order; at most 10.",
    }),
  }),
});

builder.mutationField("saveGeneratedQuestions", (t) =>
  t.field({
    type: SavedPayload,
    description: "Saves the questions that a review kept of a proposal, all or nothing. Staff only.",
    authScopes: { staff: true },
    errors: orRefusal("SaveGeneratedQuestions"),
    args: {
      runId: t.arg.int(ownRun),
      modules: t.arg({
        type: [QuestionsOfModuleInput],
        required: true,
        description: "The modules with their questions; at most 20.",
      }),
    },
    resolve: (_root, { runId, modules }, context) =>
      saveQuestions(context, requireMember(context.viewer), { runId, input: { modules } }),
  }),
);
