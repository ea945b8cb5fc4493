import type { Caller } from "#tests/support/caller";
import type { Factory } from "#tests/support/factory";

const refusal = "... on Refusal { code message fieldErrors { field message } }";
const fields = "databaseId name username email userType emailVerified active roleNames updatedAt";
const payload = `... on UserPayload { user { ${fields} } } ${refusal}`;
const documents = {
  createUser: `mutation ($input: CreateUserInput!) { result: createUser(input: $input) { ${payload} } }`,
  updateUser: `mutation ($userId: Int!, $version: DateTime, $input: UpdateUserInput!) { result: updateUser(userId: $userId, version: $version, input: $input) { ${payload} } }`,
  setUserActive: `mutation ($userId: Int!, $active: Boolean!) { result: setUserActive(userId: $userId, active: $active) { ${payload} } }`,
  deleteUser: `mutation ($userId: Int!) { result: deleteUser(userId: $userId) { ... on DeletedUserPayload { deletedId } ${refusal} } }`,
};

/** Runs a command of staff on accounts; returns the code where it is not allowed. */
export async function run(caller: Caller, name: keyof typeof documents, variables: Record<string, unknown>) {
  const { data, errors } = await caller.graphql(documents[name], variables);
  if (errors) return { error: errors[0]?.extensions?.code };
  return data.result;
}

export type MadeUser = Awaited<ReturnType<Factory["user"]>>;

/** The form of an account, with changes. */
export const toInput = ({ name, username, email, userType, active }: MadeUser, change: object = {}) => ({
  name,
  username,
  email,
  userType,
  active,
  ...change,
});

/** Whether a caller is signed in. */
export const isLive = async (caller: Caller) => (await caller.rest("GET", "users/me")).status === 200;
