import { beforeAll, beforeEach } from "vitest";
import { readMails, work } from "#tests/gateway/accounts/mailLinks";
import { until } from "#tests/gateway/mail/mailRoom";
import { mailSettings, openSmtp } from "#tests/support/smtp";
import { openSuite } from "#tests/support/suite";

export const start = new Date("2026-11-18T06:00:00Z");
export const password = "chosen-12345";
export const wrongLink = "This invitation is invalid, was used, or has expired";

interface Wanted {
  people?: readonly { email: string; name?: string }[];
  [name: string]: unknown;
}

export const inviteDocument = `mutation ($input: InviteInput!) {
  result: invite(input: $input) {
    ... on InvitePayload { invitations { databaseId email state } token }
    ... on Refusal { code message fieldErrors { field message } }
  }
}`;

const acceptDocument = `mutation ($input: AcceptInvitationInput!) {
  result: acceptInvitation(input: $input) {
    ... on AcceptInvitationPayload { to session { accessToken user { username email userType roleNames emailVerified } } }
    ... on Refusal { code message fieldErrors { field message } }
  }
}`;
/** A gateway that sends mails to a server of its own, and what staff and people do with invitations. */
export async function openInvitations() {
  const smtp = await openSmtp();
  const { test, factory } = await openSuite({ environment: mailSettings(smtp.url) });
  const { prisma } = test.database;
  const [admin, trainer] = [await test.as("admin"), await test.as("coordinator")];
  beforeAll(() => work(test));
  beforeEach(() => test.setNow(start));

  const invite = async (input: Wanted, caller = trainer) =>
    (await caller.graphql(inviteDocument, { input: { role: "LEARNER", days: 7, ...input } })).data.result;

  /** Waits until all mails are sent. */
  const untilSent = () =>
    until(
      test.gateway.bus,
      async () => (await prisma.job.count({ where: { kind: { startsWith: "invitations." } } })) === 0,
    );

  /** Invites one address and returns the token of the mail. */
  async function inviteOne(email: string, more: Wanted = {}, caller = trainer) {
    await invite({ people: [{ email }], ...more }, caller);
    await untilSent();
    return (await readMails(test, email)).at(-1)?.token ?? "";
  }

  const accept = async (input: Record<string, unknown>, caller = test.visitor, tenant = "1") =>
    (await caller.graphql(acceptDocument, { input }, { "Tenant-Id": tenant })).data.result;

  const read = async (token: string) =>
    (
      await test.visitor.graphql(
        `query ($token: String!) {
        openInvitation(token: $token) { email name inviter place hasAccount }
      }`,
        { token },
      )
    ).data.openInvitation;

  const list = async (args = "") =>
    (
      await trainer.graphql(
        `{ invitations${args} { nodes { databaseId email state place mailState uses acceptedBy } } }`,
      )
    ).data.invitations.nodes;

  const change = async (name: string, invitationId: number, caller = trainer) =>
    (
      await caller.graphql(
        `mutation { result: ${name}(invitationId: ${invitationId}) { __typename ... on Refusal { code message } } }`,
      )
    ).data?.result;

  const people = { admin, trainer };
  return { smtp, test, factory, prisma, people, invite, untilSent, inviteOne, accept, read, list, change };
}
