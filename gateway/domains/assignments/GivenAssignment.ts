import { builder } from "#gateway/graphql/builder";
import { restricted, value } from "#gateway/graphql/fields";
import { fromColumn } from "#gateway/graphql/fromColumn";
import { fromLoader } from "#gateway/graphql/fromLoader";
import { viewerDependent } from "#gateway/graphql/live";
import { rowQuery } from "#gateway/graphql/queryFields";
import { parentColumn } from "#gateway/graphql/relatedColumn";
import { nodeType, rowType, valueType } from "#gateway/graphql/types";
import { RubricCriterion } from "../rubrics/Rubric";
import { readCriteria } from "../rubrics/rules";
import { visibleGiven, visibleTeams } from "./access";
import { countSubmissions, countTries } from "./countLoaders";
import { type OpenDraft, readOpenDrafts } from "./draftLoaders";
import { readPlannedDates } from "./ownWorkLoaders";
import { getDue } from "./rules";

const ProjectTeamMember = rowType("ProjectTeamMember", {
  description: "A member of a team.",
  readers: "signedIn",
  relations: { user: "The team member." },
  fields: (t) => ({
    name: t.string({
      description: "The member's name.",
      ...parentColumn("user", "name"),
    }),
  }),
  columns: { userId: "The member's id." },
});

export const ProjectTeam = nodeType("ProjectTeam", {
  description:
    "Learners who hand in one project together. Visible to learners it was given to, and to staff.",
  visible: visibleTeams,
  readers: "signedIn",
  columns: { name: "Unique among the teams of the project." },
  fields: (t) => ({
    members: t.relation("members", {
      type: ProjectTeamMember,
      description: "Its members.",
      query: { orderBy: { id: "asc" } },
    }),
  }),
});

const AssignmentExtension = rowType("AssignmentExtension", {
  description: "A later due date for one learner. Requires staff.",
  readers: ["assignments.write", "submissions.mark"],
  columns: {
    databaseId: "The id.",
    dueAt: "When it is due for the learner.",
    reason: "The reason for it.",
    grantedByName: "Name of the person who granted it.",
  },
  relations: { user: "The learner." },
});

const OpenDraftType = valueType<OpenDraft>("OpenDraft", {
  description: "That a learner has a draft which is not handed in; not what it holds. Requires staff.",
  readers: ["assignments.write", "submissions.mark"],
  values: {
    learnerName: value("String", "The learner's name, or the team's."),
    savedAt: value("DateTime", "When it was last saved."),
  },
});

export const GivenAssignment = nodeType("GivenAssignment", {
  description:
    "An assignment as given to a batch, or to everyone enrolled. Visible to its learners and to staff.",
  visible: visibleGiven,
  readers: "signedIn",
  columns: {
    opensAt: "When it opens.",
    closesAt: "When submissions close, without extensions; null for never.",
    daysAfterTopic: "Days from its topic's planned date to the due date; null if it has its own date.",
    updatedAt: restricted(
      ["assignments.write", "submissions.mark"],
      "When it last changed, which is its version. Requires staff.",
    ),
    announcedAt: restricted(
      ["assignments.write", "submissions.mark"],
      "When its learners were notified; null before it opens. Requires staff.",
    ),
  },
  relations: {
    assignment: "The assignment.",
    batch: "The batch; null for everyone enrolled.",
  },
  fields: (t) => ({
    dueAt: t.field({
      type: "DateTime",
      nullable: true,
      description:
        "When it is due, without extensions; null without a date, and while its topic is not planned.",
      select: { id: true, dueAt: true, daysAfterTopic: true },
      resolve: async (row, _args, { loaders, tenant }) =>
        getDue(
          row,
          row.daysAfterTopic === null ? null : await loaders.load(readPlannedDates, row.id),
          tenant.timeZone,
        ),
    }),
    criteria: t.field({
      type: [RubricCriterion],
      description: "The copied criteria for marking submissions; empty if they are marked by points alone.",
      ...fromColumn("criteria", readCriteria),
    }),
    teams: t.relation("teams", {
      type: ProjectTeam,
      description: "Its teams, by name. Learners who have left see their own.",
      extensions: viewerDependent,
      query: (_args, { viewer }) => ({
        where: visibleTeams(viewer),
        orderBy: [{ sortKey: "asc" }, { id: "asc" }],
      }),
    }),
    extensions: t.relation("extensions", {
      type: AssignmentExtension,
      description: "Its extensions. Requires staff.",
      authScopes: { "assignments.write": true, "submissions.mark": true },
      query: { orderBy: { id: "asc" } },
    }),
    submissionCount: t.int({
      description: "Number of submissions that were handed in. Requires staff.",
      authScopes: { "assignments.write": true, "submissions.mark": true },
      select: { id: true },
      resolve: async ({ id }, _args, { loaders }) => (await loaders.load(countTries, id))?.handedIn ?? 0,
    }),
    drafts: t.field({
      type: [OpenDraftType],
      description: "The learners and teams whose drafts are not handed in, by name. Requires staff.",
      authScopes: { "assignments.write": true, "submissions.mark": true },
      ...fromLoader(readOpenDrafts, []),
    }),
    waitingCount: t.int({
      description:
        "Number of submissions that are not marked yet, of those that the viewer marks. Requires staff.",
      authScopes: { "assignments.write": true, "submissions.mark": true },
      select: { id: true },
      resolve: async ({ id }, _args, { loaders }) => (await loaders.load(countTries, id))?.waiting ?? 0,
    }),
  }),
});

builder.prismaObjectField("Assignment", "given", (t) =>
  t.relation("given", {
    type: GivenAssignment,
    description: "The batches it was given to, or everyone enrolled. Requires staff.",
    authScopes: { "assignments.write": true, "submissions.mark": true },
    query: { orderBy: [{ opensAt: "desc" }, { id: "desc" }] },
  }),
);

builder.prismaObjectFields("Assignment", (t) => ({
  submissionCount: t.int({
    description: "Number of submissions that were handed in. Requires staff.",
    authScopes: { "assignments.write": true, "submissions.mark": true },
    select: { id: true },
    resolve: async ({ id }, _args, { loaders }) => (await loaders.load(countSubmissions, id))?.handedIn ?? 0,
  }),
  waitingCount: t.int({
    description:
      "Number of submissions that are not marked yet, of those that the viewer marks. Requires staff.",
    authScopes: { "assignments.write": true, "submissions.mark": true },
    select: { id: true },
    resolve: async ({ id }, _args, { loaders }) => (await loaders.load(countSubmissions, id))?.waiting ?? 0,
  }),
}));

rowQuery("givenAssignment", {
  type: GivenAssignment,
  row: "given assignment",
  description: "A given assignment by its id; null if the viewer can see none with it.",
  readers: "signedIn",
  visible: visibleGiven,
});
