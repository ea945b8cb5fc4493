import { type APIRequestContext, expect, request as requests } from "playwright/test";
import { registerAccount } from "../accounts";
import { commands } from "../authoring";
import { makeBatch } from "../batches";
import { type Learner, openLearner } from "../learner";
import { taughtCourse } from "../lessons";

/** A course whose only lesson has notes, with an assignment that two batches give. */
export interface World {
  courseId: number;
  assignmentId: number;
  topicId: number;
  batchIds: readonly [number, number];
  /** The addresses at which a learner types. */
  addresses: Readonly<Record<TextKind, string>>;
}

/** A text that is typed: a note of a lesson, or a text that is handed in. */
export type TextKind = "note" | "draft";
export const textKinds: readonly [TextKind, TextKind] = ["note", "draft"];

const creating = `mutation ($input: AssignmentInput!) {
  result: createAssignment(input: $input) { ... on AssignmentPayload { assignment { databaseId } } }
}`;
const giving = `mutation ($assignmentId: Int!, $batchId: Int!) {
  result: giveAssignment(assignmentId: $assignmentId, batchId: $batchId, input: {}) { __typename }
}`;
const joining = `mutation ($batchId: Int!, $userIds: [Int!]!) {
  result: assignUsersToBatch(batchId: $batchId, userIds: $userIds) { __typename }
}`;
const leaving = `mutation ($batchId: Int!, $userIds: [Int!]!) {
  result: removeUsersFromBatch(batchId: $batchId, userIds: $userIds) { __typename }
}`;

/** A caller without cookies: a second sign-in of the same one is refused. */
const openCaller = () => requests.newContext({ baseURL: `http://127.0.0.1:${process.env["E2E_PORT"]}` });

let staff: Promise<APIRequestContext> | undefined;

/** Sends commands of staff. */
async function sendAsStaff() {
  staff ??= openCaller();
  return commands(await staff);
}

/** Makes the course, its batches and the assignment. */
export async function makeWorld(): Promise<World> {
  const {
    id: courseId,
    code,
    topics,
  } = await taughtCourse([{ blocks: [{ kind: "TEXT", markdown: "Read this." }] }]);
  const topicId = topics[0]?.databaseId ?? 0;
  const send = await sendAsStaff();
  const input = {
    courseId,
    kind: "ASSIGNMENT",
    title: "Tell what you learned",
    markdown: "In your words.",
    fileIds: [],
    accepts: ["TEXT"],
    points: 10,
    resubmissions: 0,
    lateRule: "ACCEPT",
    latePercent: 0,
    milestones: [],
    teamSize: 1,
    teamsByLearner: false,
    marksEach: false,
  };
  const { assignment } = await send<{ assignment: { databaseId: number } }>(creating, { input });
  const assignmentId = assignment.databaseId;
  const makeOne = async () => makeBatch(await openCaller(), courseId);
  const batches = [await makeOne(), await makeOne()] as const;
  for (const { batchId } of batches) await send(giving, { assignmentId, batchId });
  const course = `/learner/courses/${code}/${courseId}`;
  return {
    courseId,
    assignmentId,
    topicId,
    batchIds: [batches[0].batchId, batches[1].batchId],
    addresses: { note: `${course}/topics/${topicId}`, draft: `${course}/assignments/${assignmentId}` },
  };
}

/** A learner in the first batch, whom staff move between the two. */
export async function makeMovedLearner(request: APIRequestContext, { batchIds }: World) {
  const learner = await openLearner(request, await registerAccount(request, "writer"));
  const send = await sendAsStaff();
  const userIds = [learner.id];
  let [current, other] = batchIds;
  await send(joining, { batchId: current, userIds });
  const move = async () => {
    await send(leaving, { batchId: current, userIds });
    await send(joining, { batchId: other, userIds });
    [current, other] = [other, current];
  };
  return { learner, move };
}

const reading = `query ($topicId: Int!, $assignmentId: Int!) {
  topic(databaseId: $topicId) { note { markdown } }
  assignment(databaseId: $assignmentId) { own { submissions { text state } } }
}`;

interface Stored {
  topic: { note: { markdown: string } | null };
  assignment: { own: { submissions: { text: string; state: string }[] } | null };
}

/** The texts that the gateway has of a learner. */
export async function readStored(
  request: APIRequestContext,
  { token }: Learner,
  { topicId, assignmentId }: World,
): Promise<Record<TextKind, string> & { states: string[] }> {
  const answer = await request.post("/graphql", {
    headers: { Authorization: `Bearer ${token}` },
    data: { query: reading, variables: { topicId, assignmentId } },
  });
  const { data } = (await answer.json()) as { data?: Stored };
  if (!data) throw new Error(await answer.text());
  const submissions = data.assignment.own?.submissions ?? [];
  expect(submissions.length).toBeLessThanOrEqual(1);
  return {
    note: data.topic.note?.markdown ?? "",
    draft: submissions.map(({ text }) => text).join(" "),
    states: submissions.map(({ state }) => state),
  };
}
