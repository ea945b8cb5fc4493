import { get, post } from "#gateway/routes/calls";
import { text } from "#gateway/routes/fields";
import { refusal } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";
import { loginSchema, registerSchema, tokenSchema } from "./contract";
import { forgotSchema, mailLinkMessages, resetSchema } from "./mailLinkContract";

const signedInUser = "id: databaseId username name email roles: roleNames userType careerTrack tenantId";

const session = `__typename
  ... on SessionPayload { access_token: accessToken user { ${signedInUser} } }
  ${refusal}`;

interface SessionPart {
  access_token: string;
  user: object;
}

const userWithToken = ({ access_token, user }: SessionPart) => ({ ...user, access_token });

const notFound = "User not found";

export const routes: readonly RestRoute[] = [
  post("auth/login", {
    notFound,
    document: `mutation ($input: LoginInput!) { answer: login(input: $input) { ${session} } }`,
    form: {
      fields: { email: text("email"), password: text("password"), otp: text("otp") },
      schema: () => loginSchema,
    },
    shape: userWithToken,
  }),
  post("auth/token", {
    notFound,
    document: `mutation ($token: String!, $otp: String) { answer: exchangeToken(token: $token, otp: $otp) { ${session} } }`,
    form: { fields: { token: text("token"), otp: text("otp") }, schema: () => tokenSchema },
    shape: userWithToken,
  }),
  post("auth/register", {
    notFound,
    document: `mutation ($input: RegisterInput!) {
      answer: register(input: $input) { __typename ... on RegisterPayload { user { ${signedInUser} } } ${refusal} }
    }`,
    form: {
      fields: {
        name: text("name"),
        username: text("username"),
        email: text("email"),
        password: text("password"),
      },
      schema: () => registerSchema,
    },
    part: "user",
  }),
  post("auth/forgot-password", {
    notFound,
    document: `mutation ($email: String!) { answer: requestPasswordReset(email: $email) { __typename ${refusal} } }`,
    form: { fields: { email: text("email") }, schema: () => forgotSchema },
    shape: () => ({ message: mailLinkMessages.requested }),
  }),
  post("auth/reset-password", {
    notFound,
    document: `mutation ($token: String!, $password: String!) {
      answer: resetPassword(token: $token, password: $password) { __typename ${refusal} }
    }`,
    form: { fields: { token: text("token"), password: text("password") }, schema: () => resetSchema },
    shape: () => ({ message: mailLinkMessages.reset.success }),
  }),
  post("auth/logout", { document: `mutation { answer: logout { __typename ${refusal} } }` }),
  get("users/me", {
    notFound,
    document: `{ answer: me { ${signedInUser} emailVerified active updatedAt } }`,
  }),
];
