import {
  BadRequest,
  bodyRequiredChoice,
  bodyText,
  pathNumber,
  type RestInput,
  type RestRoute,
} from "../route";
import { page, refusal } from "./fragments";

const user = `id: databaseId name username email userType emailVerified active updatedAt roles { name }`;
const answer = `__typename ... on UserPayload { user { ${user} } } ${refusal}`;
const userOf = ({ user: changed }: { user: object }) => changed;
const notFound = "User not found";
const one = { form: "one", notFound } as const;
const id = (input: RestInput) => ({ id: pathNumber(input, "id") });

const identity = (input: RestInput) => ({
  name: bodyText(input, "name"),
  username: bodyText(input, "username"),
  email: bodyText(input, "email"),
});

function activeOf({ body }: RestInput): boolean {
  const { active } = body;
  if (typeof active !== "boolean") throw new BadRequest("active must be true or false");
  return active;
}

const roleNameOf = (role: unknown): unknown =>
  typeof role === "object" && role !== null && "name" in role ? role.name : role;

/** The roles, as names or as the objects that a user is answered with; undefined when they were left out. */
function rolesOf({ body }: RestInput): string[] | undefined {
  const { roles } = body;
  if (roles === undefined || roles === null) return undefined;
  const names: unknown[] = Array.isArray(roles) ? roles.map(roleNameOf) : [roles];
  const texts = names.filter((name) => typeof name === "string");
  if (texts.length < names.length) throw new BadRequest("roles must be a list of names");
  return texts;
}

function updateVariables(input: RestInput) {
  const ofPath = pathNumber(input, "id");
  const { id: ofBody } = input.body;
  if (ofBody !== undefined && String(ofBody) !== String(ofPath))
    throw new BadRequest("id must be the number of the path");
  const userType = bodyRequiredChoice(input, "userType", ["E", "U"]);
  return {
    id: ofPath,
    input: { ...identity(input), userType, active: activeOf(input), roles: rolesOf(input) },
  };
}

/** The accounts of the organization, for staff. */
export const userRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "users",
    document: `query ($after: String) {
      answer: users(first: 100, after: $after, sort: CREATED) { nodes { ${user} } ${page} }
    }`,
    answer: { form: "list", notFound },
  },
  {
    method: "POST",
    path: "users",
    document: `mutation ($input: CreateUserInput!) { answer: createUser(input: $input) { ${answer} } }`,
    variables: (input) => ({ input: { ...identity(input), password: bodyText(input, "password") } }),
    answer: one,
    shape: userOf,
  },
  {
    method: "GET",
    path: "users/{id}",
    document: `query ($id: Int!) { answer: user(databaseId: $id) { ${user} } }`,
    variables: id,
    answer: one,
  },
  {
    method: "PUT",
    path: "users/{id}",
    document: `mutation ($id: Int!, $input: UpdateUserInput!) {
      answer: updateUser(userId: $id, input: $input) { ${answer} }
    }`,
    variables: updateVariables,
    answer: one,
    shape: userOf,
  },
  {
    method: "DELETE",
    path: "users/{id}",
    document: `mutation ($id: Int!) { answer: deleteUser(userId: $id) { __typename ${refusal} } }`,
    variables: id,
    answer: { form: "none" },
  },
];
