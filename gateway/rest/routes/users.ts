import { createUserSchema, updateUserSchema } from "#gateway/domains/users/formContract";
import { flag, givenOr, text } from "../fields";
import type { RestForm } from "../form";
import { pathNumber, type RestInput, type RestRoute } from "../route";
import { page, refusal } from "./fragments";

const user = `id: databaseId name username email userType emailVerified active updatedAt roles { name }`;
const answer = `__typename ... on UserPayload { user { ${user} } } ${refusal}`;
const getUser = ({ user: changed }: { user: object }) => changed;
const notFound = "User not found";
const one = { form: "one", notFound } as const;
const id = (input: RestInput) => ({ id: pathNumber(input, "id") });

const identity = { name: text("name"), username: text("username"), email: text("email") };

const newUserForm: RestForm = {
  fields: { ...identity, password: text("password") },
  schema: () => createUserSchema,
};

const roleName = (role: unknown): unknown =>
  typeof role === "object" && role !== null && "name" in role ? role.name : role;

/** Roles are accepted as names, and as the objects of a user response. */
const userForm: RestForm = {
  fields: {
    ...identity,
    userType: givenOr("userType"),
    active: flag("active"),
    emailVerified: flag("emailVerified"),
    roles: {
      names: ["roles"],
      read: (roles) =>
        roles === undefined || roles === null
          ? undefined
          : Array.isArray(roles)
            ? roles.map(roleName)
            : [roleName(roles)],
    },
  },
  schema: () => updateUserSchema,
};

/** The accounts of the organization, for staff. */
export const userRoutes: readonly RestRoute[] = [
  {
    method: "GET",
    path: "users",
    document: `query ($first: Int, $after: String) {
      answer: users(first: $first, after: $after, sort: CREATED) { nodes { ${user} } ${page} }
    }`,
    answer: { form: "list", notFound },
  },
  {
    method: "POST",
    path: "users",
    document: `mutation ($input: CreateUserInput!) { answer: createUser(input: $input) { ${answer} } }`,
    form: newUserForm,
    variables: ({ form: input }) => ({ input }),
    answer: one,
    shape: getUser,
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
    document: `mutation ($id: Int!, $input: UpdateUserInput!, $version: DateTime) {
      answer: updateUser(userId: $id, input: $input, version: $version) { ${answer} }
    }`,
    form: userForm,
    variables: (call) => ({ ...id(call), input: call.form, version: call.version }),
    answer: one,
    shape: getUser,
  },
  {
    method: "DELETE",
    path: "users/{id}",
    document: `mutation ($id: Int!) { answer: deleteUser(userId: $id) { __typename ${refusal} } }`,
    variables: id,
    answer: { form: "none" },
  },
];
