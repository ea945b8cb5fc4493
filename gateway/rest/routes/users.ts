import { createUserSchema, updateUserSchema } from "#gateway/domains/users/formContract";
import { get, list, post, put, remove } from "../calls";
import { flag, givenOr, text } from "../fields";
import type { RestForm } from "../form";
import type { RestRoute } from "../route";
import { page, refusal } from "./fragments";

const user = `id: databaseId name username email userType emailVerified active updatedAt roles { name }`;
const answer = `__typename ... on UserPayload { user { ${user} } } ${refusal}`;
const notFound = "User not found";

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
  list("users", {
    notFound,
    document: `query ($first: Int, $after: String) {
      answer: users(first: $first, after: $after, sort: CREATED) { nodes { ${user} } ${page} }
    }`,
  }),
  post("users", {
    notFound,
    document: `mutation ($input: CreateUserInput!) { answer: createUser(input: $input) { ${answer} } }`,
    form: newUserForm,
    part: "user",
  }),
  get("users/{id}", {
    notFound,
    document: `query ($id: Int!) { answer: user(databaseId: $id) { ${user} } }`,
  }),
  put("users/{id}", {
    notFound,
    document: `mutation ($id: Int!, $input: UpdateUserInput!, $version: DateTime) {
      answer: updateUser(userId: $id, input: $input, version: $version) { ${answer} }
    }`,
    form: userForm,
    part: "user",
  }),
  remove("users/{id}", {
    document: `mutation ($id: Int!) { answer: deleteUser(userId: $id) { __typename ${refusal} } }`,
  }),
];
