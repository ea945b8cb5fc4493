import type { PrismaClient } from "#gateway/database/generated/prisma/client";
import { accounts } from "#tests/support/accounts";
import { command, node, nodeNumber, query, refused, row } from "./build";
import type { EntryRow, Expected, FieldRow } from "./matrix";
import {
  byAdmin,
  byMember,
  byStaff,
  everybody,
  invalid,
  nothingForAll,
  signedIn,
  staffOnly,
  statuses,
} from "./outcomes";

export async function makeNodes(prisma: PrismaClient) {
  const { email } = accounts.learner;
  const user = await prisma.user.findFirstOrThrow({ where: { email, organizationId: 1 } });
  const data = {
    organizationId: 1,
    userId: user.id,
    tokenHash: "access",
    expiresAt: new Date("2099-01-01T00:00:00Z"),
  };
  const passkey = await prisma.passkey.create({
    data: {
      organizationId: 1,
      userId: user.id,
      name: "Made",
      credentialId: "made",
      publicKey: new Uint8Array([1]),
    },
  });
  const session = await prisma.session.create({ data });
  return { Session: session.id, Passkey: passkey.id };
}

/** A person's ways to sign in are that person's alone: not even staff see them. */
const ownOnly: Expected = { ...byMember("nothing", "nothing"), learner: "yes" };

export const fields: FieldRow[] = [
  command("login", `input: { email: "", password: "" }`, invalid),
  command("register", `input: { name: "", username: "", email: "", password: "" }`, invalid),
  command("exchangeToken", `token: "unknown"`, {
    visitor: "UNAUTHENTICATED",
    learner: "UNAUTHENTICATED",
    coordinator: "UNAUTHENTICATED",
    admin: "UNAUTHENTICATED",
    other: "UNAUTHENTICATED",
  }),
  command("signInByCode", `code: "unknown"`, {
    visitor: "UNAUTHENTICATED",
    learner: "UNAUTHENTICATED",
    coordinator: "UNAUTHENTICATED",
    admin: "UNAUTHENTICATED",
    other: "UNAUTHENTICATED",
  }),
  command("requestPasswordReset", `email: ""`, invalid),
  command("resetPassword", `token: "unknown", password: "unknown-1"`, invalid),
  command("verifyEmail", `token: "unknown"`, invalid),
  {
    field: "Mutation.requestEmailVerification",
    document: () => `mutation { answer: requestEmailVerification { ${refused} } }`,
    expected: {
      visitor: "UNAUTHENTICATED",
      learner: "CONFLICT",
      coordinator: "CONFLICT",
      admin: "CONFLICT",
      other: "CONFLICT",
    },
  },
  query("resetLinkOwner", `resetLinkOwner(token: "unknown") { name }`, nothingForAll),
  query("learnerActivity", "learnerActivity { active total }", { ...staffOnly, other: "yes" }),
  query("signInCodeOwner", `signInCodeOwner(code: "unknown") { databaseId name }`, nothingForAll),
  {
    field: "Mutation.logout",
    document: () => `mutation { answer: logout { ${refused} } }`,
    expected: { ...everybody, visitor: "UNAUTHENTICATED", other: "yes" },
  },
  command("createSignInCode", ({ learner }) => `userId: ${learner.id}`, byStaff("yes", "NOT_FOUND")),
  query("viewerSessions", "viewerSessions { browser address isCurrent }", { ...signedIn, other: "yes" }),
  node("Session", "browser system address lastUsedAt", ownOnly),
  command("endSession", (rows) => `sessionId: ${nodeNumber(rows, "Session")}`, {
    ...byMember("UNAUTHENTICATED", "NOT_FOUND"),
    learner: "yes",
  }),
  {
    field: "Mutation.endOtherSessions",
    document: () => `mutation { answer: endOtherSessions { ${refused} } }`,
    expected: byMember("UNAUTHENTICATED", "yes"),
  },
  {
    field: "Mutation.startTotp",
    document: () =>
      `mutation { answer: startTotp { __typename ... on StartTotpPayload { address } ${refused.replace("__typename", "")} } }`,
    expected: byMember("UNAUTHENTICATED", "INVALID"),
  },
  {
    field: "Mutation.startPasskey",
    document: () => `mutation { answer: startPasskey { __typename ... on StartPasskeyPayload { options } } }`,
    expected: { ...everybody, other: "yes" },
  },
  command("addPasskey", `name: "Made", response: "{}"`, byMember("UNAUTHENTICATED", "INVALID")),
  query("passkeys", "passkeys { name createdAt lastUsedAt }", {
    ...byMember("nothing", "nothing"),
    visitor: "UNAUTHENTICATED",
    learner: "yes",
  }),
  node("Passkey", "name createdAt lastUsedAt", ownOnly),
  command("renamePasskey", (rows) => `passkeyId: ${nodeNumber(rows, "Passkey")}, name: "Renamed"`, {
    ...byMember("UNAUTHENTICATED", "NOT_FOUND"),
    learner: "yes",
  }),
  command("removePasskey", (rows) => `passkeyId: ${nodeNumber(rows, "Passkey")}, password: "learner-12345"`, {
    ...byMember("UNAUTHENTICATED", "NOT_FOUND"),
    learner: "yes",
  }),
  command("signInByPasskey", `response: "{}"`, invalid),
  command("confirmTotp", `otp: "000000x"`, byMember("UNAUTHENTICATED", "CONFLICT")),
  command("renewRecoveryCodes", `otp: "000000"`, byMember("UNAUTHENTICATED", "CONFLICT")),
  command("disableTotp", `otp: "000000"`, byMember("UNAUTHENTICATED", "CONFLICT")),
  command("resetSecondFactor", ({ learner }) => `userId: ${learner.id}`, byAdmin("CONFLICT", "NOT_FOUND")),
  command("setStaffSecondFactor", "isDemanded: false", byAdmin("yes", "yes")),
  command(
    "createSignInCode of an employee",
    ({ staff }) => `userId: ${staff.id}`,
    byAdmin("yes", "NOT_FOUND"),
  ),
];

export const entries: EntryRow[] = [
  row("POST auth/login", () => "auth/login", statuses(400, 400, 400, 400), {}),
  row("POST auth/token", () => "auth/token", statuses(401, 401, 401, 401), {}),
  row("POST auth/register", () => "auth/register", statuses(400, 400, 400, 400), {}),
  row("POST auth/forgot-password", () => "auth/forgot-password", statuses(400, 400, 400, 400), {}),
  row("POST auth/reset-password", () => "auth/reset-password", statuses(400, 400, 400, 400), {}),
  row("POST auth/logout", () => "auth/logout", statuses(401, 204, 204, 204)),
  row("GET users/me", () => "users/me", statuses(401, 200, 200, 200)),
];
