import type { FieldRef } from "@pothos/core";
import { inputType, optional, required, rowId, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { staffMutation } from "#gateway/graphql/mutationFields";
import { changedPayload, changedRow, commandPayload } from "#gateway/graphql/payloads";
import { orRefusal } from "#gateway/graphql/Refusal";
import { recordedMutation } from "#gateway/graphql/recorded";
import { getRows, type RowType, type Types } from "#gateway/graphql/rows";
import { readBy, requireMember } from "#gateway/graphql/scopes";
import { Course } from "../courses/Course";
import { Curriculum } from "../curricula/Curriculum";
import { BlockKind, CalloutTone } from "../lessons/BlockKind";
import { QuestionType } from "../questions/QuestionType";
import { cancelRun, continueRun, startRun } from "./commands";
import { generationLimits } from "./contract";
import { GenerationRun } from "./GenerationRun";
import { InstructionKind } from "./Instruction";
import { discardRun, generateAtOnce, saveLesson, saveQuestions, saveTopics } from "./saveCommands";
import type { TargetKey } from "./targetLoaders";

const instruction = required("String", "The instruction, at most 2,000 characters.");
const ownRun = required("Int", "The id of one of the viewer's generations.");

interface AtOnce {
  type: RowType;
  kind: "QUESTIONS" | "TOPICS";
  /** The kind of target, such as "course". */
  target: "course" | "curriculum";
  description: string;
  /** The id of the row that is returned. */
  toId: (made: { runId: number; targetId: number }) => number;
}

/** A field builder, without the model of its row: the type determines it, which the compiler cannot follow. */
interface RowFieldBuilder {
  prismaField: (options: object) => FieldRef<Types>;
}

/** Adds a mutation that generates and saves without a review. */
function atOnceMutation(name: string, { type, kind, target, description, toId }: AtOnce): void {
  const record = recordedMutation(name);
  const field = {
    type,
    description,
    authScopes: readBy("generation.use"),
    errors: orRefusal(`${name.charAt(0).toUpperCase()}${name.slice(1)}`),
    args: toArgs({ [`${target}Id`]: rowId(target), instruction }),
    resolve: async (query: object, _root: object, args: Record<string, unknown>, context: Context) => {
      const targetId = Number(args[`${target}Id`]);
      const scope = { courseId: null, curriculumId: null, topicId: null, [`${target}Id`]: targetId };
      const asked = { kind, ...scope, instruction: String(args["instruction"]) };
      const member = requireMember(context.viewer);
      const runId = await record(context, { args }, () => generateAtOnce(context, member, asked));
      return getRows(context.db, type).findUniqueOrThrow({
        ...query,
        where: { id: toId({ runId, targetId }) },
      });
    },
  };
  builder.mutationField(name, (t) => (t as unknown as RowFieldBuilder).prismaField(field));
}

atOnceMutation("generateCourseQuestions", {
  type: GenerationRun,
  kind: "QUESTIONS",
  target: "course",
  description:
    "Generates questions for a course and saves them at once; UNAVAILABLE gives the reason for a failure. Requires the right to generate.",
  toId: ({ runId }) => runId,
});

atOnceMutation("generateCurriculumTopics", {
  type: Curriculum,
  kind: "TOPICS",
  target: "curriculum",
  description:
    "Generates modules, topics and objectives for a curriculum and saves them at once; UNAVAILABLE gives the reason for a failure. Requires the right to generate.",
  toId: ({ targetId }) => targetId,
});

const RunPayload = changedPayload("GenerationPayload", {
  description: "The generation after the change.",
  rows: { run: { type: GenerationRun, id: "runId", description: "The generation." } },
});

const SavedPayload = commandPayload<TargetKey>("SavedGenerationPayload", {
  description: "The changed course or curriculum.",
  rows: {
    course: {
      type: Course,
      description: "The course; null for a curriculum.",
      where: ({ courseId }) => ({ id: courseId ?? -1 }),
      nullable: true,
    },
    curriculum: {
      type: Curriculum,
      description: "The curriculum; null for a course.",
      where: ({ curriculumId }) => ({ id: curriculumId ?? -1 }),
      nullable: true,
    },
  },
});

staffMutation("startGeneration", {
  right: "generation.use",
  type: RunPayload,
  description:
    "Starts a generation for a course, a curriculum or a lesson; generationChanged reports the progress. One at a time per viewer. Requires staff.",
  args: toArgs({
    kind: required(InstructionKind, "The kind of content."),
    courseId: optional("Int", "The course's id; null for a curriculum."),
    curriculumId: optional("Int", "The curriculum's id; null for a course."),
    topicId: optional("Int", "For LESSON: the id of a topic of the course."),
    instruction: instruction,
    remark: optional("String", "The requested change to a part; at most 500 characters."),
    part: optional("String", "The part of an earlier proposal to replace, as text; only with a remark."),
  }),
  run: async (context, member, { courseId = null, curriculumId = null, topicId = null, ...asked }) => {
    const { runId } = await startRun(context, member, { ...asked, courseId, curriculumId, topicId });
    return { runId };
  },
});

staffMutation("continueGeneration", {
  right: "generation.use",
  type: RunPayload,
  description: "Continues the viewer's interrupted proposal; its items keep their positions. Requires staff.",
  args: toArgs({ runId: ownRun }),
  run: continueRun,
});

staffMutation("cancelGeneration", {
  right: "generation.use",
  type: RunPayload,
  description: "Cancels a generation, also at the model. Requires staff.",
  args: toArgs({ runId: ownRun }),
  run: cancelRun,
});

staffMutation("discardGeneration", {
  right: "generation.use",
  type: RunPayload,
  description: "Discards a proposal that awaits review. Requires staff.",
  args: toArgs({ runId: ownRun }),
  run: discardRun,
});

const KeptModuleInput = inputType("KeptModuleInput", {
  name: required("String", "At most 100 characters."),
  topics: required(["String"], "The names of its topics, in order; at most 30."),
});

staffMutation("saveGeneratedTopics", {
  right: ["courses.write", "curricula.write"],
  type: SavedPayload,
  description:
    "Saves the reviewed items of a proposal, all or none. New topics are added at the end of an existing module. Requires staff.",
  args: toArgs({
    runId: ownRun,
    objectives: required(["String"], "The objectives to add; at most 10."),
    modules: required([KeptModuleInput], "The modules, in order; at most 20."),
  }),
  run: (context, member, { runId, ...input }) => saveTopics(context, member, { runId, input }),
});

const KeptOptionInput = inputType("KeptOptionInput", {
  text: required("String", "At most 300 characters."),
  isCorrect: required("Boolean", "Whether it is right."),
});

const KeptQuestionInput = inputType("KeptQuestionInput", {
  title: required("String", "At most 500 characters."),
  type: required(QuestionType, "The question type."),
  options: required([KeptOptionInput], "2 to 8; none for SHORT_TEXT."),
  acceptedAnswers: required(["String"], "For SHORT_TEXT: at least one."),
  explanation: optional("String", "Explains the right answer; at most 1,000 characters."),
});

const QuestionsOfModuleInput = inputType("QuestionsOfModuleInput", {
  moduleId: required("Int", "The id of a module of the course or curriculum."),
  questions: required([KeptQuestionInput], "The questions to add, in order; at most 10."),
});

staffMutation("saveGeneratedQuestions", {
  right: ["questions.write", "curricula.write"],
  type: SavedPayload,
  description: "Saves the reviewed questions of a proposal, all or none. Requires staff.",
  args: toArgs({
    runId: ownRun,
    modules: required([QuestionsOfModuleInput], "The modules with their questions; at most 20."),
  }),
  run: (context, member, { runId, modules }) => saveQuestions(context, member, { runId, input: { modules } }),
});

const KeptBlockInput = inputType("KeptBlockInput", {
  kind: required(BlockKind, "TEXT, CODE or CALLOUT."),
  markdown: required("String", "At most 50,000 characters."),
  language: optional("String", "Of CODE."),
  tone: optional(CalloutTone, "For CALLOUT; INFO when left out."),
});

staffMutation("saveGeneratedLesson", {
  right: ["lessons.write", "curricula.write"],
  type: changedRow("SavedLessonPayload", "topic", {
    type: "Topic",
    description: "The topic whose draft has the new blocks.",
  }),
  description:
    "Adds the reviewed blocks of a proposal at the end of the lesson's draft, all or none. Requires staff.",
  args: toArgs({
    runId: ownRun,
    blocks: required([KeptBlockInput], `The blocks, in order; at most ${generationLimits.blocks}.`),
  }),
  run: (context, member, { runId, ...input }) => saveLesson(context, member, { runId, input }),
});
