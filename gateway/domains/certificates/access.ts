import type { Prisma } from "#gateway/database/generated/prisma/client";
import { getUserId, isMember, may, mayAll, reachedRows, type Viewer } from "#gateway/session/viewer";
import type { Right } from "../rightsContract";
import { taughtBatches, taughtCourses } from "../roles/teachingRules";
import { taughtUsers } from "../users/access";

/** The rights of staff who make templates or issue certificates. */
export const certificateRights = [
  "certificates.manage",
  "certificates.issue",
] as const satisfies readonly Right[];

/** Whether a viewer makes templates. */
export const mayManageCertificates = (viewer: Viewer): boolean => may(viewer, "certificates.manage");

/** Whether a viewer issues, reissues and revokes certificates. */
export const mayIssueCertificates = (viewer: Viewer): boolean => may(viewer, "certificates.issue");

/** The scopes of templates, or the certificates, that are for a course or batch that a viewer teaches. */
const taughtPlaces = (viewer: Viewer) => ({
  OR: [{ batch: taughtBatches(getUserId(viewer)) }, { course: taughtCourses(getUserId(viewer)) }],
});

/**
 * The courses, batches and specializations of templates that a viewer may see: those who make or issue any see all,
 * others those that they teach.
 */
export function visibleScopes(viewer: Viewer): Prisma.CertificateScopeWhereInput {
  if (mayAll(viewer, "certificates.manage") || mayAll(viewer, "certificates.issue")) return {};
  return mayManageCertificates(viewer) || mayIssueCertificates(viewer) ? taughtPlaces(viewer) : { id: -1 };
}

/** The people to whom a viewer issues certificates: all, or those that they teach. */
export const certifiedUsers = (viewer: Viewer): Prisma.UserWhereInput =>
  reachedRows(viewer, "certificates.issue", taughtUsers);

/**
 * The templates that a viewer may see: those who make or issue any see all, others those of the courses and batches
 * they teach.
 */
export function visibleTemplates(viewer: Viewer): Prisma.CertificateTemplateWhereInput {
  if (mayAll(viewer, "certificates.manage") || mayAll(viewer, "certificates.issue")) return {};
  return mayManageCertificates(viewer) || mayIssueCertificates(viewer)
    ? { scopes: { some: taughtPlaces(viewer) } }
    : { id: -1 };
}

/** The certificates that a viewer issues, reissues and revokes. */
export function issuedCertificates(viewer: Viewer): Prisma.CertificateWhereInput {
  if (mayAll(viewer, "certificates.issue")) return {};
  return mayIssueCertificates(viewer)
    ? { ...taughtPlaces(viewer), user: certifiedUsers(viewer) }
    : { id: -1 };
}

/** The certificates that a viewer may see without their serials: those that they issue, and their own. */
export const visibleCertificates = (viewer: Viewer): Prisma.CertificateWhereInput =>
  // An empty condition among others of an OR would count as none.
  mayAll(viewer, "certificates.issue")
    ? {}
    : { OR: [{ userId: getUserId(viewer) }, issuedCertificates(viewer)] };

/** Whether a viewer may see that an account has certificates: its owner and those who issue them. */
export const mayReadCertificates = (viewer: Viewer, userId: number): boolean =>
  mayIssueCertificates(viewer) || (isMember(viewer) && viewer.userId === userId);

/** The runs that a viewer may follow: their own. */
export const visibleRuns = (viewer: Viewer): Prisma.CertificateRunWhereInput =>
  isMember(viewer) && mayIssueCertificates(viewer) ? { requestedById: viewer.userId } : { id: -1 };
