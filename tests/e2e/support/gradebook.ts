import { type APIRequestContext, expect } from "playwright/test";
import { uniqueName } from "./accounts";
import { type MadeBatch, makeBatch } from "./batches";

interface Answer {
  data: Record<string, unknown>;
  errors?: unknown;
}

/** Asks the gateway as the administrator. */
function openApi(request: APIRequestContext, headers: MadeBatch["headers"]) {
  return async (query: string, variables: object) => {
    const reply = await request.post("/graphql", { data: { query, variables }, headers });
    const answer = (await reply.json()) as Answer;
    expect(answer.errors, JSON.stringify(answer)).toBeUndefined();
    return answer.data as { answer: Record<string, { id: number }[]> };
  };
}

const addItem = `mutation ($batchId: Int!, $courseId: Int!, $input: GradeItemInput!) {
  answer: addGradeItem(batchId: $batchId, courseId: $courseId, input: $input) { __typename }
}`;

interface Made {
  learners: number;
  items: number;
  /** Null for a course that has nothing yet; when left out, the first of the demo data, with exams and assignments. */
  courseId?: number | null;
}

/** A batch with learners, and items of its own that are marked of 20. */
export async function makeGradebook(request: APIRequestContext, { learners, items, courseId: course }: Made) {
  const { batchId, courseId, name, path, headers } = await makeBatch(request, course);
  const ask = openApi(request, headers);
  const prefix = uniqueName("g").slice(0, 8);
  const rows = Array.from({ length: learners }, (_, place) => ({
    line: place + 2,
    name: `Graded ${String(place + 1).padStart(2, "0")}`,
    username: `${prefix}.${place}`,
    email: `${prefix}.${place}@example.test`,
    password: "learn-12345",
  }));
  const { answer } = await ask(
    "mutation ($rows: [ImportUserRow!]!) { answer: importUsers(rows: $rows) { ... on ImportUsersPayload { users { id: databaseId } } } }",
    { rows },
  );
  const userIds = (answer["users"] ?? []).map(({ id }) => id);
  await ask(
    "mutation ($batchId: Int!, $userIds: [Int!]!) { answer: assignUsersToBatch(batchId: $batchId, userIds: $userIds) { __typename } }",
    { batchId, userIds },
  );
  for (let place = 1; place <= items; place += 1) {
    const input = { title: `Test ${place}`, category: "ASSESSMENTS", points: 20 };
    await ask(addItem, { batchId, courseId, input });
  }
  const [first] = rows;
  return { name, path: `${path}/grades`, learner: { email: first?.email ?? "", password: "learn-12345" } };
}
