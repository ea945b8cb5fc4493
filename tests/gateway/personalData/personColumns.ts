import type { PersonalRows } from "#gateway/personal/personalRows";
import { getModel } from "#gateway/reading/models";

/** Whether a column names a person, by how such columns are called. */
export const isPersonColumn = (column: string): boolean =>
  /^(user|actor|author|trainer|reviewer|learner|member|sender)Id$|[bB]yId$/.test(column);

/** Columns that name a person whose archive need not have the row, with the reason. */
export const exemptColumns: Readonly<Record<string, string>> = {
  "SignInCode.userId":
    "Hashes of codes that open the account; using one starts a session, which is exported.",
  "SignInCode.madeById": "Codes for the accounts of others.",
  "MailToken.userId": "Hashes of links in mails.",
  "PasskeyChallenge.userId": "Hashes of challenges, for five minutes.",
  "RecoveryCode.userId": "Hashes of codes that open the account.",
  "Invitation.invitedById": "Names and addresses of those who were invited.",
  "TopicBlock.updatedById": "Teaching material, which is the institute's.",
  "TopicBlockRevision.savedById": "Teaching material, which is the institute's.",
  "AssignmentExtension.grantedById": "Dates of others.",
  "AssessmentException.grantedById": "Exceptions of others.",
  "AssessmentRelease.releasedById": "Releases of the marks of others.",
  "AttemptQuestion.markedById": "The marks of others.",
  "AttemptQuestion.reviewerId": "The work of others.",
  "MarkChange.byId": "The marks of others.",
  "Regrade.byId": "The marks of others.",
  "Submission.reviewerId": "The work of others.",
  "SubmissionMark.markedById": "The marks of others.",
};

/** The columns that a declaration names and that its table does not have. */
export function listColumns({ table, by, only = [], omit = [], parts = [] }: PersonalRows): string[] {
  const { columns } = getModel(table);
  const unknown = [by, ...only, ...omit].filter((column) => !columns[column]);
  return [...unknown.map((column) => `${table}.${column}`), ...parts.flatMap(listColumns)];
}
