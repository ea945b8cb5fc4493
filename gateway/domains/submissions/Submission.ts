import type { Context } from "#gateway/graphql/context";
import { describedEnum } from "#gateway/graphql/enums";
import { nullable, renamed, restricted, value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { fromLoader } from "#gateway/graphql/fromLoader";
import { viewerDependent } from "#gateway/graphql/live";
import { rowQuery } from "#gateway/graphql/queryFields";
import { relatedColumn } from "#gateway/graphql/relatedColumn";
import { renderedFrom } from "#gateway/graphql/renderedFrom";
import { nodeType, rowType, valueType } from "#gateway/graphql/types";
import { isMember } from "#gateway/session/viewer";
import { File, ofFilesInOrder } from "../files/File";
import { visibleMarks, visibleSubmissions } from "./access";
import type { MarkedCriterion, ProposalState as Proposal, SubmissionState as State } from "./contract";
import { type EarlierTry, readEarlierTries } from "./earlierLoaders";
import { readLateness } from "./latenessLoaders";
import { getScore, readMarked } from "./rules";

export const SubmissionState = describedEnum<State>("SubmissionState", "State of a submission.", {
  DRAFT: "It is being written.",
  HANDED_IN: "It waits for its mark.",
  RETURNED: "It was returned for another try.",
  ACCEPTED: "It was accepted.",
});

const MarkedCriterionType = valueType<MarkedCriterion>("MarkedCriterion", {
  description: "The part of a mark for one criterion.",
  readers: "signedIn",
  values: {
    key: value("String", "The criterion's key."),
    level: nullable("Int", "The level's place, from 0; null without a level."),
    points: value("Float", "Points for the level."),
    comment: value("String", "Comment on the criterion; may be empty."),
  },
});

const readPenalty = async (submissionId: number, { loaders }: Context): Promise<number> =>
  (await loaders.load(readLateness, submissionId))?.penalty ?? 0;

export const SubmissionMark = rowType("SubmissionMark", {
  description: "A mark for a submission. Learners see their own valid marks, staff all of them.",
  readers: "signedIn",
  select: { userId: true },
  columns: {
    databaseId: "The id.",
    userId: "Id of the learner who got the mark.",
    outcome: { type: SubmissionState, nullable: false, description: "RETURNED or ACCEPTED." },
    points: "Points before the late penalty.",
    maxPoints: "The most points possible.",
    comment: "Comment on the whole submission; may be empty.",
    markedAt: "When it was marked.",
    markedByName: "Name of the person who marked it.",
    replacedAt: restricted(
      "submissions.mark",
      "When a newer mark replaced it, or it was undone; null while it is valid. Requires staff.",
    ),
    undone: restricted("submissions.mark", "Whether it was undone. Requires staff."),
  },
  fields: (t) => ({
    penalty: t.int({
      description: "The late penalty in percent, by the dates that hold now.",
      select: { submissionId: true },
      resolve: ({ submissionId }, _args, context) => readPenalty(submissionId, context),
    }),
    score: t.float({
      description: "Points after the late penalty, which count.",
      select: { submissionId: true, points: true },
      resolve: async ({ submissionId, points }, _args, context) =>
        getScore(points, await readPenalty(submissionId, context)),
    }),
    criteria: t.field({
      type: [MarkedCriterionType],
      description: "The mark for each criterion.",
      ...fromColumn("criteria", readMarked),
    }),
  }),
});

const ProposalState = describedEnum<Proposal>("ProposalState", "A person's decision on a proposal.", {
  PROPOSED: "Nothing yet.",
  ACCEPTED: "It was accepted.",
  REFUSED: "It was refused.",
});

const MarkProposal = rowType("MarkProposal", {
  description: "A level that the AI proposes for a criterion. Requires staff.",
  readers: "submissions.mark",
  columns: {
    databaseId: "The id.",
    criterionKey: "The criterion's key.",
    level: "The level's place, from 0.",
    quotation: "The passage of the submission that supports it.",
    state: { type: ProposalState, nullable: false, description: "The person's decision." },
  },
});

const EarlierTryType = valueType<EarlierTry>("EarlierTry", {
  description: "A submission before the one to mark. Requires staff.",
  readers: "submissions.mark",
  values: {
    submissionId: value("Int", "Its id."),
    number: value("Int", "1 is the first try."),
    text: value("String", "Its text in Markdown; may be empty."),
    textHtml: value("String", "Its text as safe HTML; may be empty."),
    link: value("String", "Its web address; may be empty."),
    handedInAt: value("DateTime", "When it was handed in."),
    criteria: value([MarkedCriterionType], "The mark for each criterion; empty without a mark."),
    score: nullable("Float", "Points that counted; null without a mark."),
    maxPoints: nullable("Int", "The most points possible; null without a mark."),
    comment: value("String", "Comment on the whole submission; may be empty."),
    markedByName: nullable("String", "Name of the person who marked it; null without a mark."),
  },
});

export const Submission = nodeType("Submission", {
  description: "One try at an assignment. Visible to its learners and, once handed in, to staff who mark it.",
  visible: visibleSubmissions,
  readers: "signedIn",
  columns: {
    number: "1 is the first try.",
    state: { type: SubmissionState, nullable: false, description: "State of the submission." },
    text: "The text in Markdown; may be empty.",
    link: "The web address; may be empty.",
    handedInAt: "When it was handed in; null for a draft.",
    handedInByItself: "Whether it was a draft that was handed in by itself when it was due.",
    updatedAt: "When it last changed, which is its version.",
    reservedUntil: restricted(
      "submissions.mark",
      "Until when it is reserved for its reviewer. Requires staff.",
    ),
    givenId: renamed("givenId", "Id of the given assignment."),
  },
  relations: {
    given: "The given assignment.",
    user: "The learner; null for a team's submission.",
    team: "The team; null for one learner's submission.",
    reviewer: { description: "The person who is marking it. Requires staff.", readers: "submissions.mark" },
  },
  fields: (t) => ({
    textHtml: t.string({
      description: "The text as safe HTML; may be empty.",
      ...renderedFrom("text", "textHtml"),
    }),
    daysLate: t.int({
      description: "Started days after the due date that holds now; 0 if it was in time.",
      select: { id: true },
      resolve: async ({ id }, _args, { loaders }) => (await loaders.load(readLateness, id))?.daysLate ?? 0,
    }),
    isBeingRead: t.boolean({
      description: "Whether someone is marking it.",
      select: { reviewerId: true, reservedUntil: true },
      resolve: ({ reviewerId, reservedUntil }, _args, { clock }) =>
        reviewerId !== null && reservedUntil !== null && reservedUntil > clock(),
    }),
    isMine: t.boolean({
      description: "Whether the viewer is marking it. Requires staff.",
      authScopes: { "submissions.mark": true },
      extensions: viewerDependent,
      select: { reviewerId: true, reservedUntil: true },
      resolve: ({ reviewerId, reservedUntil }, _args, { viewer, clock }) =>
        isMember(viewer) && reviewerId === viewer.userId && reservedUntil !== null && reservedUntil > clock(),
    }),
    learnerName: t.string({
      description: "The learner's name, or the team's.",
      select: { user: { select: { name: true } }, team: { select: { name: true } } },
      resolve: ({ user, team }) => user?.name ?? team?.name ?? "",
    }),
    handedInByName: t.string({
      nullable: true,
      description:
        "Name of the person who last handed it in; null before, and where it was handed in by itself.",
      ...relatedColumn("handedInBy", "name"),
    }),
    files: t.field({
      type: [File],
      description: "Its files, in order.",
      ...ofFilesInOrder,
    }),
    marks: t.relation("marks", {
      type: SubmissionMark,
      description: "Its marks, newest first: learners see their own valid marks, staff all of them.",
      extensions: viewerDependent,
      query: (_args, { viewer }) => ({
        where: visibleMarks(viewer),
        orderBy: [{ markedAt: "desc" }, { id: "desc" }],
      }),
    }),
    earlierTries: t.field({
      type: [EarlierTryType],
      description: "The submissions before it, newest first. Requires staff.",
      authScopes: { "submissions.mark": true },
      ...fromLoader(readEarlierTries, []),
    }),
    proposals: t.relation("proposals", {
      type: MarkProposal,
      description: "Levels that the AI proposes. Requires staff.",
      authScopes: { "submissions.mark": true },
      query: { orderBy: { id: "asc" } },
    }),
  }),
});

rowQuery("submission", {
  type: Submission,
  row: "submission",
  description: "A submission by its id; null if the viewer can see none with it.",
  readers: "signedIn",
  visible: visibleSubmissions,
});
