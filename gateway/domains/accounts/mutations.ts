import { inputType, required, toArgs } from "#gateway/graphql/arguments";
import { builder } from "#gateway/graphql/builder";
import type { Context } from "#gateway/graphql/context";
import { nullable, value } from "#gateway/graphql/fields";
import { memberMutation, staffMutation } from "#gateway/graphql/mutationFields";
import { orRefusal } from "#gateway/graphql/Refusal";
import { accessError } from "#gateway/graphql/scopes";
import { valueType } from "#gateway/graphql/types";
import { User } from "../users/User";
import { exchangeToken, login, logout, register, startFirstSession } from "./commands";
import { signInCodeMinutes } from "./contract";
import type { StartedSession } from "./sessionCommands";
import { createSignInCode, type MadeSignInCode, signInByCode } from "./signInCodeCommands";

const Session = valueType<StartedSession>("SessionPayload", {
  description: "A session and the account that it belongs to.",
  readers: "public",
  fields: (t) => ({
    accessToken: t.exposeString("token", {
      description: "The bearer token, the same as in the session cookie. Sent only this once.",
    }),
    user: t.prismaField({
      type: User,
      description: "The signed-in user.",
      // The request that signs in is still a visitor's; its response may show the account whose password or
      // code was given.
      grantScopes: ["ownAccount"],
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

const LoginInput = inputType("LoginInput", {
  email: required("String", "A username or an email address."),
  password: required("String", "At most 128 characters."),
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
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: "The new account.",
      grantScopes: ["ownAccount"],
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

const LoggedOut = valueType<{ loggedOut: true }>("LogoutPayload", {
  description: "The session has ended.",
  readers: "public",
  values: {
    loggedOut: value("Boolean", "Always true."),
  },
});

function refuseUnknownToken({ tenant }: Context): never {
  throw accessError({ kind: "visitor", organizationId: tenant.id, session: "unknown" });
}

builder.mutationField("login", (t) =>
  t.field({
    type: Session,
    description:
      "Signs in to the tenant of the request. After six failures for an account from an address: TOO_MANY_ATTEMPTS.",
    authScopes: { public: true },
    errors: orRefusal("Login"),
    args: toArgs({ input: required(LoginInput) }),
    resolve: (_root, { input }, context) => login(context, input),
  }),
);

builder.mutationField("exchangeToken", (t) =>
  t.field({
    type: Session,
    description:
      "Signs in with a live session's token or a single-use sign-in code, as POST auth/token does. Anything else: UNAUTHENTICATED.",
    authScopes: { public: true },
    errors: orRefusal("ExchangeToken"),
    args: toArgs({ token: required("String", "The token or code.") }),
    resolve: async (_root, { token }, context) =>
      (await exchangeToken(context, token)) ?? refuseUnknownToken(context),
  }),
);

builder.mutationField("signInByCode", (t) =>
  t.field({
    type: Session,
    description:
      "Signs in with a single-use sign-in code, which verifies the account's address. Anything else, a session's token too: UNAUTHENTICATED.",
    authScopes: { public: true },
    errors: orRefusal("SignInByCode"),
    args: toArgs({ code: required("String", "The code.") }),
    resolve: async (_root, { code }, context) =>
      (await signInByCode(context, code)) ?? refuseUnknownToken(context),
  }),
);

builder.mutationField("register", (t) =>
  t.field({
    type: Registered,
    description: "Creates a learner's account (always type U), where the organization lets people register.",
    authScopes: { public: true },
    errors: orRefusal("Register"),
    args: toArgs({
      input: required(RegisterInput),
      signIn: required("Boolean", "Whether to start a session for the new account.", false),
    }),
    resolve: async (_root, { input, signIn }, context) => {
      const userId = await register(context, input);
      return { userId, session: signIn ? await startFirstSession(context, userId) : null };
    },
  }),
);

memberMutation("logout", {
  type: LoggedOut,
  description: "Ends the viewer's session everywhere within a second.",
  run: async (context, member) => {
    await logout(context, member);
    return { loggedOut: true as const };
  },
});

const SignInCode = valueType<MadeSignInCode>("SignInCodePayload", {
  description: "A single-use code that signs a user in without a password.",
  readers: "staff",
  values: {
    expiresAt: value("DateTime", "When it expires."),
  },
  fields: (t) => ({
    token: t.exposeString("code", { description: "The code for signInByCode. Sent only this once." }),
  }),
});

staffMutation("createSignInCode", {
  type: SignInCode,
  description: `Creates a single-use sign-in code of ${signInCodeMinutes} minutes for an active account. Requires staff; ADMIN for an employee's account.`,
  args: toArgs({ userId: required("Int", "The id of the user to sign in.") }),
  run: (context, member, { userId }) => createSignInCode(context, member, userId),
});
