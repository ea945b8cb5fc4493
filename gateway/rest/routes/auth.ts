import { loginSchema, registerSchema, tokenSchema } from "#gateway/domains/accounts/contract";
import { text } from "../fields";
import type { RestRoute } from "../route";
import { refusal } from "./fragments";

const signedInUser = "id: databaseId username name email roles: roleNames userType careerTrack tenantId";

const session = `__typename
  ... on SessionPayload { access_token: accessToken user { ${signedInUser} } }
  ${refusal}`;

interface SessionPart {
  access_token: string;
  user: object;
}

const userWithToken = ({ access_token, user }: SessionPart) => ({ ...user, access_token });

export const authRoutes: readonly RestRoute[] = [
  {
    method: "POST",
    path: "auth/login",
    document: `mutation ($input: LoginInput!) { answer: login(input: $input) { ${session} } }`,
    form: { fields: { email: text("email"), password: text("password") }, schema: () => loginSchema },
    variables: ({ form: input }) => ({ input }),
    answer: { form: "one", notFound: "User not found" },
    shape: userWithToken,
  },
  {
    method: "POST",
    path: "auth/token",
    document: `mutation ($token: String!) { answer: exchangeToken(token: $token) { ${session} } }`,
    form: { fields: { token: text("token") }, schema: () => tokenSchema },
    variables: ({ form }) => form,
    answer: { form: "one", notFound: "User not found" },
    shape: userWithToken,
  },
  {
    method: "POST",
    path: "auth/register",
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
    variables: ({ form: input }) => ({ input }),
    answer: { form: "one", notFound: "User not found" },
    shape: ({ user }: { user: object }) => user,
  },
  {
    method: "POST",
    path: "auth/logout",
    document: `mutation { answer: logout { __typename ${refusal} } }`,
    answer: { form: "none" },
  },
  {
    method: "GET",
    path: "users/me",
    document: `{ answer: me { ${signedInUser} emailVerified active updatedAt } }`,
    answer: { form: "one", notFound: "User not found" },
  },
];
