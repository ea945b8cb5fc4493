import { describedEnum } from "#gateway/graphql/enums";
import { nullable, value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { nodeType, valueType } from "#gateway/graphql/types";
import { BlockKind, CalloutTone } from "../lessons/BlockKind";
import type { BlockKind as AnyKind } from "../lessons/contract";
import { QuestionType } from "../questions/QuestionType";
import { visibleRuns } from "./access";
import type { generationStatuses, UsedFor } from "./contract";
import {
  type Proposal,
  type ProposedBlock,
  type ProposedModule,
  type ProposedQuestion,
  readProposal,
} from "./proposalRules";

describedEnum<(typeof generationStatuses)[number]>("GenerationStatus", "The status of a generation.", {
  RUNNING: "It is running.",
  FINISHED: "The complete proposal awaits review.",
  SAVED: "Its reviewed items were saved.",
  DISCARDED: "The proposal was discarded in review.",
  CANCELLED: "It was cancelled.",
  ABANDONED: "Its screen was closed; its partial result can be reviewed.",
  INTERRUPTED: "The server stopped; its partial result can be reviewed.",
  FAILED: "It failed for the given reason; its partial result can be reviewed.",
});

const ProposedOption = valueType<ProposedQuestion["options"][number]>("ProposedOption", {
  description: "An option of a proposed question. Requires staff.",
  readers: "generation.use",
  values: {
    text: value("String", "The option's text, as plain text."),
    isCorrect: value("Boolean", "Whether it is right."),
  },
});

const ProposedQuestionType = valueType<ProposedQuestion>("ProposedQuestion", {
  description: "A question that a model proposes. Requires staff.",
  readers: "generation.use",
  values: {
    title: value("String", "The question; plain text."),
    type: value(QuestionType, "The question type."),
    acceptedAnswers: value(["String"], "For SHORT_TEXT: the texts that count as right."),
    explanation: value("String", "Explains the right answer; may be empty."),
    options: value([ProposedOption], "Its options, in order; none for SHORT_TEXT."),
  },
});

const ProposedModuleType = valueType<ProposedModule>("ProposedModule", {
  description: "A module of a proposal: a new one, or an existing one with additions. Requires staff.",
  readers: "generation.use",
  values: {
    moduleId: nullable("Int", "The id of the questions' module; null for proposed topics."),
    name: value("String", "At most 100 characters; plain text."),
    topics: value(["String"], "Its topics, in order; at most 30."),
    questions: value([ProposedQuestionType], "Its questions, in order; at most 10."),
  },
});

const ProposedBlockType = valueType<Omit<ProposedBlock, "kind"> & { kind: AnyKind }>("ProposedBlock", {
  description: "A block of a lesson that a model proposes. Requires staff.",
  readers: "generation.use",
  values: {
    kind: value(BlockKind, "TEXT, CODE or CALLOUT."),
    markdown: value("String", "Its Markdown, or its code."),
    language: value("String", "For CODE: the language; empty for others."),
    tone: value(CalloutTone, "For CALLOUT; INFO for others."),
  },
});

const UsedForType = describedEnum<UsedFor>("UsedFor", "Task given to a model.", {
  TOPICS: "Topics of a course or a curriculum.",
  QUESTIONS: "Questions of a course or a curriculum.",
  LESSON: "The blocks of a lesson.",
  MARKS: "Marks proposed for a submission.",
});

/** The options of a field that returns a part of the proposal. */
const fromProposal = <Part extends keyof Proposal>(part: Part) =>
  fromColumn("proposal", (kept) => readProposal(kept)[part]);

export const GenerationRun = nodeType("GenerationRun", {
  description: "A generation by a model. Visible to its user and to ADMIN.",
  visible: visibleRuns,
  // Lists of runs leave their proposals where they are.
  select: { id: true, status: true },
  readers: "generation.use",
  columns: {
    databaseId: "The id, used in arguments.",
    status: "The status.",
    reason: "The reason it failed, for users; null while it runs and after it succeeds.",
    instruction: "The instruction, verbatim.",
    remark: "The requested change to one part; null for a whole proposal.",
    courseId: "The id of its course, which may have been deleted; null for a curriculum.",
    curriculumId: "The id of its curriculum, which may have been deleted; null for a course.",
    topicId: "For LESSON: the id of its topic, which may have been deleted; null for others.",
    targetTitle: "The name of the course, curriculum or topic at the time.",
    userName: "The requesting user.",
    model: "The model.",
    inputTokens: "Tokens of the request, estimated if the server does not report them; 0 while it runs.",
    outputTokens: "Tokens of the response, estimated if the server does not report them; 0 while it runs.",
    milliseconds: "Its duration; 0 while it runs.",
    startedAt: "When it started, or was last continued.",
    kind: value(UsedForType, "Task given to the model."),
  },
  fields: (t) => ({
    objectives: t.stringList({
      description: "The proposed learning objectives so far; at most 10.",
      ...fromProposal("objectives"),
    }),
    modules: t.field({
      type: [ProposedModuleType],
      description: "The modules so far, in order; at most 20.",
      ...fromProposal("modules"),
    }),
    blocks: t.field({
      type: [ProposedBlockType],
      description: "For LESSON: the blocks so far, in order; at most 40.",
      ...fromProposal("blocks"),
    }),
    leftOut: t.int({
      description: "Number of questions or blocks dropped because they are not usable.",
      ...fromProposal("leftOut"),
    }),
    overCap: t.int({
      description: "Number of usable questions or blocks dropped because there are too many.",
      ...fromProposal("overCap"),
    }),
  }),
});
