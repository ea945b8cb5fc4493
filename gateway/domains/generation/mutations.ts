import { builder } from "#gateway/graphql/builder";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload } from "#gateway/graphql/payloads";
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
  description: "The instruction, at most 2,000 characters.",
} as const;
const ownRun = { required: true, description: "The id of one of the viewer's generations." } as const;

builder.mutationField("generateCourseQuestions", (t) =>
  t.prismaField({
    type: GenerationRun,
    description:
      "Generates questions for a course and saves them at once; UNAVAILABLE gives the reason of a failure. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("GenerateCourseQuestions"),
    args: {
      courseId: t.arg.int({ required: true, description: "The course's id." }),
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
      "Generates modules, topics and objectives for a curriculum and saves them at once; UNAVAILABLE gives the reason of a failure. Requires staff.",
    authScopes: { staff: true },
    errors: orRefusal("GenerateCurriculumTopics"),
    args: {
      curriculumId: t.arg.int({ required: true, description: "The curriculum's id." }),
      instruction: t.arg.string(instruction),
    },
    resolve: async (query, _root, { curriculumId, instruction: text }, context) => {
      const asked = { kind: "TOPICS", courseId: null, curriculumId, instruction: text } as const;
      await generateAtOnce(context, requireMember(context.viewer), asked);
      return context.db.curriculum.findUniqueOrThrow({ ...query, where: { id: curriculumId } });
    },
  }),
);

const RunPayload = changedPayload("GenerationPayload", {
  description: "The generation after the change.",
  rows: { run: { type: GenerationRun, id: "runId", description: "The generation." } },
});

const SavedPayload = builder.objectRef<TargetKey>("SavedGenerationPayload").implement({
  description: "The changed course or curriculum.",
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

staffMutation("startGeneration", {
  type: RunPayload,
  description:
    "Starts to generate for a course or a curriculum; generationChanged reports the progress. One at a time per viewer. Requires staff.",
  args: builder.args((t) => ({
    kind: t.field({ type: InstructionKind, required: true, description: "The kind of content." }),
    courseId: t.int({ description: "The course's id; null for a curriculum." }),
    curriculumId: t.int({ description: "The curriculum's id; null for a course." }),
    instruction: t.string(instruction),
    remark: t.string({ description: "The requested change to a part; at most 500 characters." }),
    part: t.string({
      description: "The part of an earlier proposal to replace, as text; with a remark only.",
    }),
  })),
  run: async (context, member, { courseId = null, curriculumId = null, ...asked }) => {
    const { runId } = await startRun(context, member, {
      ...asked,
      courseId,
      curriculumId,
    });
    return { runId };
  },
});

staffMutation("continueGeneration", {
  type: RunPayload,
  description:
    "Continues a proposal of the viewer's that was cut off; its items keep their positions. Requires staff.",
  args: builder.args((t) => ({ runId: t.int(ownRun) })),
  run: continueRun,
});

staffMutation("cancelGeneration", {
  type: RunPayload,
  description: "Ends a generation, upstream too. Requires staff.",
  args: builder.args((t) => ({ runId: t.int(ownRun) })),
  run: cancelRun,
});

staffMutation("discardGeneration", {
  type: RunPayload,
  description: "Discards a proposal that awaits review. Requires staff.",
  args: builder.args((t) => ({ runId: t.int(ownRun) })),
  run: discardRun,
});

const KeptModuleInput = builder.inputType("KeptModuleInput", {
  fields: (t) => ({
    name: t.string({ required: true, description: "At most 100 characters." }),
    topics: t.stringList({ required: true, description: "The names of its topics, in order; at most 30." }),
  }),
});

staffMutation("saveGeneratedTopics", {
  type: SavedPayload,
  description:
    "Saves the reviewed items of a proposal, all or none. An existing module gets the new topics at its end. Requires staff.",
  args: builder.args((t) => ({
    runId: t.int(ownRun),
    objectives: t.stringList({ required: true, description: "The objectives to add; at most 10." }),
    modules: t.field({
      type: [KeptModuleInput],
      required: true,
      description: "The modules, in order; at most 20.",
    }),
  })),
  run: (context, member, { runId, ...input }) => saveTopics(context, member, { runId, input }),
});

const KeptOptionInput = builder.inputType("KeptOptionInput", {
  fields: (t) => ({
    text: t.string({ required: true, description: "At most 300 characters." }),
    isCorrect: t.boolean({ required: true, description: "Whether it is right." }),
  }),
});

const KeptQuestionInput = builder.inputType("KeptQuestionInput", {
  fields: (t) => ({
    title: t.string({ required: true, description: "At most 500 characters." }),
    type: t.field({ type: QuestionType, required: true, description: "The question type." }),
    options: t.field({
      type: [KeptOptionInput],
      required: true,
      description: "2 to 8; none for SHORT_TEXT.",
    }),
    acceptedAnswers: t.stringList({ required: true, description: "For SHORT_TEXT: at least one." }),
    explanation: t.string({ description: "Explains the right answer; at most 1,000 characters." }),
  }),
});

const QuestionsOfModuleInput = builder.inputType("QuestionsOfModuleInput", {
  fields: (t) => ({
    moduleId: t.int({ required: true, description: "The id of a module of the course or curriculum." }),
    questions: t.field({
      type: [KeptQuestionInput],
      required: true,
      description: "The questions to add, in order; at most 10.",
    }),
  }),
});

staffMutation("saveGeneratedQuestions", {
  type: SavedPayload,
  description: "Saves the reviewed questions of a proposal, all or none. Requires staff.",
  args: builder.args((t) => ({
    runId: t.int(ownRun),
    modules: t.field({
      type: [QuestionsOfModuleInput],
      required: true,
      description: "The modules with their questions; at most 20.",
    }),
  })),
  run: (context, member, { runId, modules }) => saveQuestions(context, member, { runId, input: { modules } }),
});
