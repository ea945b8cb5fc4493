import { bodyText, type RestRoute } from "../route";
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
    variables: (input) => ({
      input: { email: bodyText(input, "email"), password: bodyText(input, "password") },
    }),
    answer: { form: "one", notFound: "User not found" },
    shape: userWithToken,
  },
  {
    method: "POST",
    path: "auth/token",
    document: `mutation ($token: String!) { answer: exchangeToken(token: $token) { ${session} } }`,
    variables: (input) => ({ token: bodyText(input, "token") }),
    answer: { form: "one", notFound: "User not found" },
    shape: userWithToken,
  },
  {
    method: "POST",
    path: "auth/register",
    document: `mutation ($input: RegisterInput!) {
      answer: register(input: $input) { __typename ... on RegisterPayload { user { ${signedInUser} } } ${refusal} }
    }`,
    variables: (input) => ({
      input: {
        name: bodyText(input, "name"),
        username: bodyText(input, "username"),
        email: bodyText(input, "email"),
        password: bodyText(input, "password"),
      },
    }),
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
