import { beforeAll, describe, expect, it } from "vitest";
import { readMails, work } from "#tests/gateway/accounts/mailLinks";
import { until } from "#tests/gateway/mail/mailRoom";
import { mailSettings, openSmtp } from "#tests/support/smtp";
import { openSuite } from "#tests/support/suite";

const smtp = await openSmtp();
const { test } = await openSuite({ environment: mailSettings(smtp.url) });
const { prisma } = test.database;
const trainer = await test.as("coordinator");

beforeAll(() => work(test));

const createUser = async (input: object) => {
  const { data } = await trainer.graphql(
    `mutation ($input: CreateUserInput!) {
      result: createUser(input: $input) { ... on UserPayload { user { databaseId } } ... on Refusal { code } }
    }`,
    { input },
  );
  return data.result;
};

describe("an account that staff make without a password", () => {
  it("is entered by the invitation that its owner gets, with a password of the owner's choice", async () => {
    const email = "invited@made.example";
    const { user } = await createUser({ name: "New Person", username: "new.person", email, password: null });
    await until(test.gateway.bus, async () => (await readMails(test, email)).length > 0);
    const [mail] = await readMails(test, email);
    const { data } = await test.visitor.graphql(
      `mutation ($input: AcceptInvitationInput!) {
        result: acceptInvitation(input: $input) { __typename ... on Refusal { message } }
      }`,
      { input: { token: mail?.token, name: "New Person", password: "chosen-12345" } },
      { "Tenant-Id": "1" },
    );
    expect(data.result).toEqual({ __typename: "AcceptInvitationPayload" });
    const owner = await test.visitor.signIn({ email, password: "chosen-12345", tenantId: "1" });
    expect(owner.userId).toBe(user.databaseId);
  });

  it("is not invited where staff choose the password", async () => {
    const email = "chosen@made.example";
    await createUser({ name: "Another", username: "another", email, password: "12345678" });
    expect(await prisma.invitation.count({ where: { email } })).toBe(0);
  });
});
