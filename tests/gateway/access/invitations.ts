import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { liveList, node, nodeNumber, query } from "./build";
import type { Expected, FieldRow, LiveRow, Outcome } from "./matrix";
import { byStaff } from "./outcomes";

export const makeNodes = async (prisma: PrismaClient) => {
  const admin = await prisma.user.findFirstOrThrow({ where: { organizationId: 1, username: "admin" } });
  const invitation = {
    organizationId: 1,
    invitedById: admin.id,
    email: "access@invited.example",
    role: "LEARNER",
    days: 7,
    expiresAt: new Date("2099-01-01T00:00:00Z"),
  };
  return { Invitation: (await prisma.invitation.create({ data: invitation })).id };
};

const everyone = (outcome: Outcome): Expected => ({
  visitor: outcome,
  learner: outcome,
  coordinator: outcome,
  admin: outcome,
  other: outcome,
});

const refused = "{ __typename ... on Refusal { code message } }";

/** Invitations make accounts: staff alone see and change them, and holders of a link what it says. */
export const fields: FieldRow[] = [
  query(
    "invitations",
    'invitations(search: "access@invited") { nodes { email } }',
    byStaff("yes", "nothing"),
  ),
  node("Invitation", "email acceptedBy mailState", byStaff("yes", "nothing")),
  query("openInvitation", 'openInvitation(token: "unknown") { email }', everyone("nothing")),
  {
    field: "Mutation.invite",
    document: () => `mutation { answer: invite(input: { people: [], role: "LEARNER", days: 7 }) ${refused} }`,
    expected: byStaff("INVALID", "INVALID"),
  },
  {
    field: "Mutation.invite of staff",
    document: () =>
      `mutation { answer: invite(input: { people: [{ email: "a@b.example" }], role: "TRAINER", batchId: 1, days: 7 }) ${refused} }`,
    expected: { ...byStaff("INVALID", "INVALID"), coordinator: "FORBIDDEN" },
  },
  {
    field: "Mutation.createInvitationLink",
    document: () =>
      `mutation { answer: createInvitationLink(input: { role: "LEARNER", days: 0, maxUses: 5 }) ${refused} }`,
    expected: byStaff("INVALID", "INVALID"),
  },
  {
    field: "Mutation.resendInvitation",
    document: (rows) =>
      `mutation { answer: resendInvitation(invitationId: ${nodeNumber(rows, "Invitation")}0) ${refused} }`,
    expected: byStaff("NOT_FOUND", "NOT_FOUND"),
  },
  {
    field: "Mutation.revokeInvitation",
    document: (rows) =>
      `mutation { answer: revokeInvitation(invitationId: ${nodeNumber(rows, "Invitation")}0) ${refused} }`,
    expected: byStaff("NOT_FOUND", "NOT_FOUND"),
  },
  {
    field: "Mutation.acceptInvitation",
    document: () => `mutation { answer: acceptInvitation(input: { token: "unknown" }) ${refused} }`,
    expected: everyone("INVALID"),
  },
];

export const liveFields: LiveRow[] = [
  liveList(
    "invitationsChanged",
    (bus, organizationId) => bus.publish("invitationsChanged", { organizationId }),
    byStaff("yes", "yes"),
  ),
];
