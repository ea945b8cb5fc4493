import { accountRights } from "../accounts/rightsContract";
import { announcementRights } from "../announcements/rightsContract";
import { archiveRights } from "../archives/rightsContract";
import { assessmentRights } from "../assessments/rightsContract";
import { batchRights } from "../batches/rightsContract";
import { blogRights } from "../blogs/rightsContract";
import { categoryRights } from "../categories/rightsContract";
import { chatRights } from "../chat/rightsContract";
import { courseRights } from "../courses/rightsContract";
import { curriculumRights } from "../curricula/rightsContract";
import { enrolmentRights } from "../enrolments/rightsContract";
import { fileRights } from "../files/rightsContract";
import { generationRights } from "../generation/rightsContract";
import { historyRights } from "../history/rightsContract";
import { holidayRights } from "../holidays/rightsContract";
import { invitationRights } from "../invitations/rightsContract";
import { jobRights } from "../jobs/rightsContract";
import { lessonRights } from "../lessons/rightsContract";
import { mailRights } from "../mail/rightsContract";
import { organizationRights } from "../organizations/rightsContract";
import { paymentRights } from "../payments/rightsContract";
import { questionRights } from "../questions/rightsContract";
import { resourceRights } from "../resources/rightsContract";
import { type DomainRights, ownScope, type RightFacts } from "../rightContract";
import { specializationRights } from "../specializations/rightsContract";
import { systemRights } from "../system/rightsContract";
import { userRights } from "../users/rightsContract";
import { roleRights } from "./ownRightsContract";
import { taughtRights } from "./taughtRightsContract";

/** The rights as the editor of roles groups them; each domain names its own. */
export const rightGroups = {
  Courses: {
    ...courseRights,
    ...archiveRights,
    ...curriculumRights,
    ...categoryRights,
    ...specializationRights,
  },
  Lessons: { ...lessonRights, ...questionRights, ...resourceRights, ...fileRights, ...generationRights },
  "Assessments and assignments": { ...assessmentRights, ...taughtRights },
  Batches: { ...batchRights, ...holidayRights },
  People: { ...userRights, ...invitationRights, ...enrolmentRights },
  Payments: paymentRights,
  Communication: { ...announcementRights, ...blogRights, ...chatRights, ...mailRights },
  Organization: {
    ...organizationRights,
    ...accountRights,
    ...roleRights,
    ...historyRights,
    ...jobRights,
    ...systemRights,
  },
} as const satisfies Readonly<Record<string, DomainRights>>;

type UnionKeys<Groups> = Groups extends unknown ? keyof Groups : never;

/** The name of a right, such as payments.write. */
export type Right = UnionKeys<(typeof rightGroups)[keyof typeof rightGroups]>;

/** The reach of a right: everything, or the courses and batches that a person teaches. */
export type RightScope = "ALL" | "OWN";

/** Some rights, each with its scope. */
export type Rights = Readonly<Partial<Record<Right, RightScope>>>;

/** Every right, by its name. */
export const rights = Object.assign({}, ...Object.values(rightGroups)) as Readonly<Record<Right, RightFacts>>;

export const rightNames = Object.keys(rights) as readonly Right[];

/** Whether a right may be for what a person teaches alone. */
export const hasOwn = (right: Right): boolean => rights[right].own !== undefined;

/** The rights that may be for the courses that a person teaches alone. */
export const courseRightNames: readonly Right[] = rightNames.filter(
  (name) => rights[name].own === ownScope.courses,
);

/** Every right, everywhere: ADMIN's rights. */
export const everyRight: Rights = Object.fromEntries(rightNames.map((name) => [name, "ALL"]));

export const noRights: Rights = {};
