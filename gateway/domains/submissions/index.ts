import type { DomainManifest } from "#gateway/graphql/manifest";

export const manifest: DomainManifest = {
  hiddenTables: ["Submission", "SubmissionFile", "SubmissionMark", "MarkProposal"],
};
