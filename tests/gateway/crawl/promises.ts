import { isObjectType } from "graphql";
import { schema } from "#gateway/schema/schema";
import type { Caller } from "#tests/support/caller";
import { nodeId } from "./asking";
import { getRow } from "./paint";
import type { StoredTables } from "./stored";
import type { World, WorldName, Worlds } from "./worlds";
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
  "Gradebook.canWrite": "addGradeItem",
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
  "Course.canListLearners": "leads to a list: lists/figures.test.ts",
  "Generation.canSeeUsage": "shows a part of a screen",
  "History.canUndo": "the crawl has no history: history/undoRights.test.ts",
  "Organization.canUpdate": "organizations/organizations.test.ts",
  "Role.canGive": "says what saveRole and updateUser take: roles/ofUser.test.ts",
  "Organization.canSeeSystem": "shows a menu's entry",
  "User.canChangeRights": "a part of updateUser: roles/ofUser.test.ts",
  "User.canExport": "a download: its own test of the crawl",
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
  among: readonly WorldName[];
}

interface Promised {
  caller: Caller;
  promise: string;
  mutation: string;
  world: WorldName;
}

/** The root fields of what is no node. */
const roots: Readonly<Record<string, string>> = {
  Gradebook: "row: gradebook(batchId: $batch, courseId: $course)",
};

/** Reads the field of a world's row; undefined where the caller sees none. */
async function readPromise(caller: Caller, promise: string, world: World): Promise<unknown> {
  const [type = "", field = ""] = promise.split(".");
  const root = roots[type];
  const document = root
    ? `query ($batch: Int!, $course: Int!) { ${root} { ${field} } }`
    : `query ($id: ID!) { row: node(id: $id) { ... on ${type} { ${field} } } }`;
  const variables = root
    ? { batch: world.get("Batch"), course: world.get("Course") }
    : { id: nodeId(type, world) ?? "" };
  const { data } = await caller.graphql(document, variables);
  return data?.row?.[field];
}

/** The field's value and the mutation's outcome; null where there is no such row. */
async function tryPromise({ caller, promise, mutation, world }: Promised, options: PromiseOptions) {
  const writing = listWritings({ ...options, among: [world] }).find(({ name }) => name === mutation);
  if (!writing) throw new Error(`${promise}: there is no ${mutation}`);
  const says = await readPromise(caller, promise, options.worlds[world]);
  return typeof says === "boolean" ? { says, outcome: await write(caller, writing) } : null;
}

/** The people of whom a caller is told something else than the archive of their data does. */
export async function findBrokenExports(
  caller: Caller,
  { tables, worlds, among, origin }: PromiseOptions & { origin: string },
): Promise<string[]> {
  const broken: string[] = [];
  for (const name of among) {
    const row = worlds[name].get("User") ?? 0;
    const says = await readPromise(caller, "User.canExport", worlds[name]);
    const path = `/users/${getRow(tables, { table: "User", row })["username"]}/export`;
    const { status, body } = await fetch(origin + path, {
      headers: { Authorization: `Bearer ${caller.token}` },
    });
    await body?.cancel();
    if (typeof says === "boolean" && says !== (status === 200))
      broken.push(`User.canExport of ${name} says ${says}, and the archive is ${status}`);
  }
  return broken;
}

/** The fields that promise what is refused, and those that deny what is done. */
export async function findBroken(caller: Caller, options: PromiseOptions): Promise<string[]> {
  const broken: string[] = [];
  for (const [promise, mutation] of Object.entries(mutations))
    for (const world of options.among) {
      const tried = await tryPromise({ caller, promise, mutation, world }, options);
      if (tried && (tried.says ? tried.outcome === "FORBIDDEN" : tried.outcome === "done"))
        broken.push(`${promise} of ${world} says ${tried.says}, and ${mutation} is ${tried.outcome}`);
    }
  return broken;
}
