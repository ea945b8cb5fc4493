import { optional, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { restricted } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { nodeType, readersBy } from "#gateway/graphql/types";
import { dayIn, midnight, toDay } from "../dayContract";
import { searchLimit } from "../lists/contract";
import { searchWords } from "../lists/rules";
import { holds } from "../rules";
import { issuedCertificates, mayReadCertificates, visibleCertificates } from "./access";
import { hasBadge } from "./badgeRules";
import { badgePath, type CertificateState as State } from "./contract";
import { certificateStateFilter, getCertificateState, showGrade } from "./rules";

export const CertificateState = describedEnum<State>("CertificateState", "State of a certificate.", {
  VALID: "It holds.",
  EXPIRED: "Its last day has passed.",
  REVOKED: "It was revoked.",
});

const ofIssuers = { "certificates.issue": true };

export const Certificate = nodeType("Certificate", {
  description:
    "A person's certificate. Its text was copied when it was issued. Visible to its owner and staff only.",
  visible: visibleCertificates,
  ...readersBy("userId", mayReadCertificates),
  columns: {
    serial: "Twelve characters that identify it publicly.",
    name: "The person's name as it was written.",
    title: "The title of the certified course, batch or specialization.",
    batchName: "The name of the batch; null without one.",
    hours: "Number of hours; null if unknown.",
    grade: "The grade in whole percent, rounded down; null without one.",
    issuedOn: { type: "Date", description: "The day of issue." },
    expiresOn: {
      type: "Date",
      nullable: true,
      description: "The last day on which it is valid; null for no end.",
    },
    issueCount: "Number of times it was issued: more than once after a change of name.",
    revokeReason: restricted(
      "certificates.issue",
      "The reason it was revoked; null if it was not. Requires staff.",
    ),
    templateId: restricted("certificates.issue", "The id of its template. Requires staff."),
    userId: "The id of its owner.",
  },
  fields: (t) => ({
    gradeLabel: t.string({
      nullable: true,
      description: "The grade as it was shown, such as 69.5% or B; null without one.",
      select: { grade: true, gradeLabel: true },
      resolve: showGrade,
    }),
    state: t.field({
      type: CertificateState,
      description: "State of the certificate today.",
      select: { revokedAt: true, expiresOn: true },
      resolve: ({ revokedAt, expiresOn }, _args, { tenant, clock }) =>
        getCertificateState(
          { revokedAt, expiresOn: expiresOn && toDay(expiresOn) },
          dayIn(tenant.timeZone, clock()),
        ),
    }),
    badgePath: t.string({
      nullable: true,
      description:
        "Path of its Open Badge; null for a revoked certificate, and if the installation has no key to sign it.",
      select: { serial: true, revokedAt: true },
      resolve: ({ serial, revokedAt }, _args, { secrets }) =>
        hasBadge(revokedAt, secrets) ? badgePath(serial) : null,
    }),
    currentName: t.string({
      description: "The person's present name, which a reissued certificate would carry. Requires staff.",
      authScopes: ofIssuers,
      select: { user: { select: { name: true } } },
      resolve: ({ user }) => user.name,
    }),
  }),
});

listQuery("certificates", {
  type: Certificate,
  description: "The certificates of the organization, newest first. Requires staff.",
  readers: "certificates.issue",
  args: toArgs({
    search: optional(
      "String",
      `Words that the name, the title or the serial contains; at most ${searchLimit} characters.`,
    ),
    state: optional(CertificateState, "Only certificates in this state."),
    templateId: optional("Int", "Only certificates of this template."),
  }),
  where: ({ search, state, templateId }, { viewer, tenant, clock }) => ({
    AND: [
      issuedCertificates(viewer),
      certificateStateFilter(state, midnight(dayIn(tenant.timeZone, clock()))),
      ...searchWords(search).map((word) => ({ searchText: holds(word) })),
      ...(templateId ? [{ templateId }] : []),
    ],
  }),
  orderBy: [{ id: "desc" }],
});
