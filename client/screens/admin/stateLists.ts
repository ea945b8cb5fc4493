import { announcementStateLabels } from "#gateway/domains/announcements/contract";
import { assessmentKindLabels, assessmentStateLabels } from "#gateway/domains/assessments/contract";
import { assignmentKindLabels, assignmentStageLabels } from "#gateway/domains/assignments/contract";
import { certificateStateLabels } from "#gateway/domains/certificates/contract";
import { invitationStateLabels } from "#gateway/domains/invitations/contract";
import { jobStateLabels } from "#gateway/domains/jobs/contract";
import { getValues } from "#gateway/domains/labelsContract";
import { mailStateLabels } from "#gateway/domains/mail/contract";
import { stateList } from "~/lists/countedList";
import { type PageParams, type ParsedAddress, unsortedList } from "~/lists/listParams";
import { listVariables } from "~/lists/loadList";
import {
  enumParam,
  flagParam,
  idParam,
  paramGroup,
  stringParam,
  textParam,
  yesNoParam,
} from "~/lists/searchParams";

const noFilters = paramGroup<object>({});
const bySearch = paramGroup({ search: textParam });

export const announcementsList = stateList("/admin/announcements", announcementStateLabels, noFilters);

/** The recipients of an announcement, by name: all, those who have read it, or those who have not. */
const recipients = unsortedList(paramGroup({ search: textParam, read: yesNoParam }));
export const recipientsList = {
  ...recipients,
  variablesIn: (announcementId: number, { read, ...address }: ParsedAddress<typeof recipients>) => ({
    announcementId,
    ...listVariables(address),
    read: flagParam(read),
  }),
};
export const invitationsList = stateList("/admin/users/invitations", invitationStateLabels, bySearch);
export const issuedList = stateList(
  "/admin/certificates",
  certificateStateLabels,
  paramGroup({ search: textParam, template: idParam }),
);

/** Converts the address of the list of certificates to its query's variables; 0 names no template. */
export const issuedVariables = ({ template, ...address }: ParsedAddress<typeof issuedList>) => ({
  ...listVariables(address),
  templateId: template,
  chosenTemplate: template ?? 0,
});
export const jobsList = stateList("/admin/jobs", jobStateLabels, noFilters);
export const mailList = stateList(
  "/admin/mail",
  mailStateLabels,
  paramGroup({ search: textParam, kind: stringParam, kept: enumParam<"yes">(["yes"]) }),
);

/** Converts the address of the list of mails to its query's variables. */
export const mailVariables = ({ kept, ...address }: ParsedAddress<typeof mailList>) => ({
  ...listVariables(address),
  kept: flagParam(kept),
});

/** The list of rubrics, which have no states. */
export const rubricsList = unsortedList(bySearch);

/** The address of a list of what learners of a course do. */
export interface CourseWorkAddress extends PageParams {
  search: string;
  kind: string | null;
  course: number | null;
}

const byCourse = <Kind extends string>(kinds: Readonly<Record<Kind, string>>) =>
  paramGroup({ search: textParam, kind: enumParam<Kind>(getValues(kinds)), course: idParam });

export const assessmentsList = stateList(
  "/admin/assessments",
  assessmentStateLabels,
  byCourse(assessmentKindLabels),
);
export const assignmentsList = stateList(
  "/admin/assignments",
  assignmentStageLabels,
  byCourse(assignmentKindLabels),
);

/** The course of an address as variables: the one that narrows the list, and the one whose name is read. */
const courseVariables = (course: number | null) => ({ courseId: course, chosenCourse: course ?? 0 });

/** Converts the address of the list of assessments to its query's variables. */
export const assessmentsVariables = ({ course, ...address }: ParsedAddress<typeof assessmentsList>) => ({
  ...listVariables(address),
  ...courseVariables(course),
});

/** Converts the address of the list of assignments to its query's variables. */
export const assignmentsVariables = ({
  course,
  state,
  ...address
}: ParsedAddress<typeof assignmentsList>) => ({
  ...listVariables(address),
  ...courseVariables(course),
  stage: state,
});
