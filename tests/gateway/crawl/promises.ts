import { isObjectType } from "graphql";
import { schema } from "#gateway/schema/schema";
import type { Caller } from "#tests/support/caller";
import { nodeId } from "./asking";
import type { StoredTables } from "./stored";
import type { WorldName, Worlds } from "./worlds";
import { listWritings, write } from "./writes";

/** By the fields that say what a viewer may do: the mutation that does it. */
const mutations: Readonly<Record<string, string>> = {
  "Assignment.canManage": "deleteAssignment",
  "Batch.canDelete": "deleteBatch",
  "BatchCourse.canComplete": "updateBatchTopic",
  "BatchCourse.canDelete": "removeCourseFromBatch",
  "BatchCourse.canPlan": "saveBatchPlan",
  "Course.canEnrol": "enrol",
  "File.canDelete": "deleteFile",
  "File.canReplace": "replaceFile",
  "Topic.canDiscuss": "askTopicQuestion",
  "Topic.canEdit": "addTopicBlock",
  "TopicQuestion.canAccept": "acceptTopicAnswer",
  "User.canClose": "setUserActive",
  "User.canErase": "eraseUser",
  "User.canMakeSignInCode": "createSignInCode",
  "User.canResetSecondFactor": "resetSecondFactor",
  "User.canUpdate": "updateUser",
};

/** Fields that name no write of one mutation, each with what tries them. */
export const triedElsewhere: Readonly<Record<string, string>> = {
  "FileQuota.canSeeUsage": "shows a part of a screen",
  "Gradebook.canWrite": "the gradebook is no node: grades/access.test.ts",
  "History.canUndo": "the crawl has no history: history/undo.test.ts",
  "Organization.canUpdate": "the access matrix",
  "Role.canGive": "roles/give.test.ts",
  "OrganizationSettings.canSeeSystem": "shows a menu's entry",
  "User.canChangeRights": "users/rights.test.ts",
  "User.canExport": "a download: personalData/export.test.ts",
};

/** Every field of the schema that says what a viewer may do. */
export const listPromises = (): string[] =>
  Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.keys(type.getFields())
        .filter((name) => /^can[A-Z]/.test(name))
        .map((name) => `${type.name}.${name}`),
    );

export const isTried = (promise: string): boolean => promise in mutations || promise in triedElsewhere;

interface PromiseOptions {
  tables: StoredTables;
  worlds: Worlds;
  of: readonly WorldName[];
}

interface Promised {
  caller: Caller;
  promise: string;
  mutation: string;
  world: WorldName;
}

/** What a field says of a world's row, and how the mutation is answered; null where there is no such row. */
async function tryPromise({ caller, promise, mutation, world }: Promised, options: PromiseOptions) {
  const [type = "", field = ""] = promise.split(".");
  const id = nodeId(type, options.worlds[world]);
  const writing = listWritings({ ...options, of: [world] }).find(({ name }) => name === mutation);
  if (id === undefined || !writing) return null;
  const document = `query ($id: ID!) { node(id: $id) { ... on ${type} { ${field} } } }`;
  const { data } = await caller.graphql(document, { id });
  const says: unknown = data?.node?.[field];
  return typeof says === "boolean" ? { says, outcome: await write(caller, writing) } : null;
}

/** The fields that promise what is refused, and those that deny what is done. */
export async function findBroken(caller: Caller, options: PromiseOptions): Promise<string[]> {
  const broken: string[] = [];
  for (const [promise, mutation] of Object.entries(mutations))
    for (const world of options.of) {
      const tried = await tryPromise({ caller, promise, mutation, world }, options);
      if (tried && (tried.says ? tried.outcome === "FORBIDDEN" : tried.outcome === "done"))
        broken.push(`${promise} of ${world} says ${tried.says}, and ${mutation} is ${tried.outcome}`);
    }
  return broken;
}
