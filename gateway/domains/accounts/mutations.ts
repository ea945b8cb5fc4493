import { inputType, optional, required, toArgs } from "#gateway/graphql/arguments";
import type { Context } from "#gateway/graphql/context";
import { nullable, value } from "#gateway/graphql/fields";
import { memberMutation, publicMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { donePayload } from "#gateway/graphql/payloads";
import { accessError } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import { accountRights } from "../users/access";
import { exchangeToken, login, logout, register, startFirstSession } from "./commands";
import { signInCodeMinutes } from "./contract";
import { ownAccount, Session } from "./SessionPayload";
import type { StartedSession } from "./sessionCommands";
import { createSignInCode, type MadeSignInCode, signInByCode } from "./signInCodeCommands";

const otpDescription = "The second step, if the account has one: a code of its app, or a recovery code.";

const LoginInput = inputType("LoginInput", {
  email: required("String", "A username or an email address."),
  password: required("String", "At most 128 characters."),
  otp: optional("String", otpDescription),
});

const RegisterInput = inputType("RegisterInput", {
  name: required("String", "At most 100 characters."),
  username: required("String", "2 to 50 characters; lower-cased; unique in the organization."),
  email: required("String", "Unique in the organization, ignoring case."),
  password: required("String", "5 to 20 characters."),
});

interface Registration {
  userId: number;
  session: StartedSession | null;
}

const Registered = valueType<Registration>("RegisterPayload", {
  description: "A new learner's account.",
  readers: "public",
  values: {
    session: nullable(
      Session,
      "The account's session, if `signIn` asked for one, login is open, and it could be started.",
    ),
  },
  rows: { user: ownAccount("The new account.") },
});

const LoggedOut = donePayload("LogoutPayload", "loggedOut", {
  description: "The session has ended.",
  readers: "public",
});

function refuseUnknownToken({ tenant }: Context): never {
  throw accessError({ kind: "visitor", organizationId: tenant.id, session: "unknown" });
}

publicMutation("login", {
  type: Session,
  description:
    "Signs in to the tenant of the request. After six failures for an account from an address: TOO_MANY_ATTEMPTS.",
  args: toArgs({ input: required(LoginInput) }),
  run: (context, _viewer, { input }) => login(context, input),
});

publicMutation("exchangeToken", {
  type: Session,
  description:
    "Signs in with an active session's token or a single-use sign-in code, like POST auth/token. Anything else: UNAUTHENTICATED.",
  args: toArgs({
    token: required("String", "The token or code."),
    otp: optional("String", otpDescription),
  }),
  run: async (context, _viewer, input) =>
    (await exchangeToken(context, input)) ?? refuseUnknownToken(context),
});

publicMutation("signInByCode", {
  type: Session,
  description:
    "Signs in with a single-use sign-in code, which verifies the account's address. Anything else, including a session's token: UNAUTHENTICATED.",
  args: toArgs({ code: required("String", "The code."), otp: optional("String", otpDescription) }),
  run: async (context, _viewer, { code, otp }) =>
    (await signInByCode(context, code, otp)) ?? refuseUnknownToken(context),
});

publicMutation("register", {
  type: Registered,
  description: "Creates a learner's account (always type U), if the organization allows registration.",
  args: toArgs({
    input: required(RegisterInput),
    signIn: required("Boolean", "Whether to start a session for the new account.", false),
  }),
  run: async (context, _viewer, { input, signIn }) => {
    const userId = await register(context, input);
    return { userId, session: signIn ? await startFirstSession(context, userId) : null };
  },
});

memberMutation("logout", {
  type: LoggedOut,
  description: "Ends the viewer's session everywhere within a second.",
  run: (context, member) => logout(context, member),
});

const SignInCode = valueType<MadeSignInCode>("SignInCodePayload", {
  description: "A single-use code that signs a user in without a password.",
  readers: accountRights,
  values: {
    token: value("String", "The code for signInByCode. Sent only once."),
    expiresAt: value("DateTime", "When it expires."),
  },
});

staffMutation("createSignInCode", {
  right: accountRights,
  type: SignInCode,
  description: `Creates a single-use sign-in code, valid for ${signInCodeMinutes} minutes, for an active account. Requires staff; ADMIN for an employee's account.`,
  args: toArgs({ userId: required("Int", "The id of the user to sign in.") }),
  run: (context, member, { userId }) => createSignInCode(context, member, userId),
});
