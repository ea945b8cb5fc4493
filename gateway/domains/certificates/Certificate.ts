import { optional, toArgs } from "#gateway/graphql/arguments";
import { describedEnum } from "#gateway/graphql/enums";
import { restricted } from "#gateway/graphql/fields";
import { listQuery } from "#gateway/graphql/lists";
import { nodeType } from "#gateway/graphql/types";
import { dayIn, midnight, toDay } from "../dayContract";
import { searchLimit } from "../lists/contract";
import { issuedCertificates, mayReadCertificates, visibleCertificates } from "./access";
import { hasBadge } from "./badgeRules";
import { badgePath, type CertificateState as State } from "./contract";
import { certificateStateFilter, getCertificateState } from "./rules";

export const CertificateState = describedEnum<State>("CertificateState", "State of a certificate.", {
  VALID: "It holds.",
  EXPIRED: "Its last day is over.",
  REVOKED: "It was revoked.",
});

const ofIssuers = { "certificates.issue": true };

export const Certificate = nodeType("Certificate", {
  description:
    "A certificate of a person. What it says was copied when it was issued. Its owner and staff only.",
  visible: visibleCertificates,
  select: { id: true, userId: true },
  readers: ({ userId }, { viewer }) => mayReadCertificates(viewer, userId),
  columns: {
    serial: "Twelve characters that name it to everyone.",
    name: "The person's name as it was written.",
    title: "The achievement that it certifies.",
    batchName: "The batch; null without one.",
    hours: "The hours; null where they are not known.",
    grade: "The grade in percent; null without one.",
    issuedOn: { type: "Date", description: "The day of issue." },
    expiresOn: {
      type: "Date",
      nullable: true,
      description: "The last day on which it is valid; null for ever.",
    },
    issueCount: "Number of times it was issued: more than once after a change of name.",
    revokeReason: restricted("certificates.issue", "Why it was revoked; null unless it was. Requires staff."),
    templateId: restricted("certificates.issue", "The id of its template. Requires staff."),
    userId: "The id of its owner.",
  },
  fields: (t) => ({
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
      description: "The person's name of today, which a new issue would carry. Requires staff.",
      authScopes: ofIssuers,
      select: { user: { select: { name: true } } },
      resolve: ({ user }) => user.name,
    }),
  }),
});

listQuery("certificates", {
  type: Certificate,
  description: "The certificates of the organization, the newest first. Requires staff.",
  readers: "certificates.issue",
  args: toArgs({
    search: optional(
      "String",
      `Words that the name, the title or the serial contains; at most ${searchLimit} characters.`,
    ),
    state: optional(CertificateState, "Only certificates that stand there."),
    templateId: optional("Int", "Only certificates of this template."),
  }),
  where: ({ search, state, templateId }, { viewer, tenant, clock }) => ({
    AND: [
      issuedCertificates(viewer),
      certificateStateFilter(state, midnight(dayIn(tenant.timeZone, clock()))),
      ...(search ?? "")
        .toLowerCase()
        .split(/\s+/)
        .filter(Boolean)
        .map((word) => ({ searchText: { contains: word } })),
      ...(templateId ? [{ templateId }] : []),
    ],
  }),
  orderBy: [{ id: "desc" }],
});
