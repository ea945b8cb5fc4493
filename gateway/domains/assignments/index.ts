import type { DomainManifest } from "#gateway/graphql/manifest";

export const manifest: DomainManifest = {
  hiddenTables: [
    "Assignment",
    "AssignmentFile",
    "GivenAssignment",
    "AssignmentExtension",
    "ProjectTeam",
    "ProjectTeamMember",
    "MilestoneCheck",
  ],
};
