import { get, list, post, put, remove } from "#gateway/routes/calls";
import { flag, givenOr, text } from "#gateway/routes/fields";
import type { RestForm } from "#gateway/routes/form";
import { mutationByIds, queryByIds, queryPage, refusal } from "#gateway/routes/fragments";
import type { RestRoute } from "#gateway/routes/route";
import { createUserSchema, updateUserSchema } from "./formContract";

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
          ? roles
          : Array.isArray(roles)
            ? roles.map(roleName)
            : [roleName(roles)],
    },
  },
  schema: () => updateUserSchema,
};

/** The accounts of the organization, for staff. */
export const routes: readonly RestRoute[] = [
  list("users", { notFound, document: queryPage("users", user, "sort: CREATED") }),
  post("users", {
    notFound,
    document: `mutation ($input: CreateUserInput!) { answer: createUser(input: $input) { ${answer} } }`,
    form: newUserForm,
    part: "user",
  }),
  get("users/{id}", {
    notFound,
    document: queryByIds("user", { databaseId: "id" }, user),
  }),
  put("users/{id}", {
    notFound,
    document: `mutation ($id: Int!, $input: UpdateUserInput!, $version: DateTime) {
      answer: updateUser(userId: $id, input: $input, version: $version) { ${answer} }
    }`,
    form: userForm,
    part: "user",
  }),
  remove("users/{id}", { document: mutationByIds("deleteUser", { userId: "id" }) }),
];
