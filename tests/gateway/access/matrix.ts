import { setTimeout } from "node:timers/promises";
import type { Bus } from "#gateway/bus/bus";
import type { Caller } from "#tests/support/caller";
import { type LiveSocket, RefusedListening } from "#tests/support/liveSocket";

/** The callers. `coordinator` represents staff; `other` is another tenant's ADMIN, who asks for the rows of DEMO. */
export const viewers = ["visitor", "learner", "coordinator", "admin", "other"] as const;
/** The other shipped roles of staff: what they get is in byRole.json. */
export const furtherRoles = ["trainer", "author", "finance", "support"] as const;
export type FurtherRole = (typeof furtherRoles)[number];
export type ViewerName = (typeof viewers)[number];

/**
 * The outcome: `yes` returns data, `nothing` null or an empty list, the others are the error's code.
 * `own` returns the other tenant's rows and none of DEMO's.
 */
export type Outcome =
  | "yes"
  | "nothing"
  | "own"
  | "UNAUTHENTICATED"
  | "FORBIDDEN"
  | "INVALID"
  | "NOT_FOUND"
  | "CONFLICT"
  | "STALE"
  | "UNAVAILABLE"
  | "BAD_USER_INPUT";

/** The rows of DEMO that the matrix asks for, made before it runs. */
export interface Rows {
  published: { id: number; code: string; title: string };
  draft: { id: number; code: string; title: string };
  post: { slug: string };
  draftPost: { id: number; slug: string };
  curriculum: number;
  curriculumTitle: string;
  draftCurriculum: number;
  draftCurriculumTitle: string;
  specialization: number;
  resource: number;
  assessment: number;
  attempt: number;
  /** Of the learner. */
  payment: number;
  /** The room of a conversation between the learner and the admin, and a message in it. */
  talk: { room: number; message: number };
  /** A course of a batch that the learner is in. */
  batchCourse: { batchId: number; courseId: number };
  organization: { id: number; code: string };
  learner: { id: number; username: string };
  staff: { id: number; username: string };
  /** Relay's id of a node by its type. */
  nodes: Readonly<Record<string, string>>;
}

export type Expected = Readonly<Record<ViewerName, Outcome>>;

/** One field of the schema, asked for in one way. Name every root field at least once. */
export interface FieldRow {
  /** As in `Query.course`; what follows a space tells rows of the same field apart. */
  field: string;
  document: (rows: Rows) => string;
  expected: Expected;
}

/** One subscription field: what is published, and who hears of it. */
export interface LiveRow {
  field: string;
  document: (rows: Rows) => string;
  publish: (bus: Bus, rows: Rows) => void;
  expected: Expected;
}

/** One entry of the REST tables, asked for in one way. */
export interface EntryRow {
  /** As in `GET courses/{id}`; what follows a second space tells rows of the same entry apart. */
  entry: string;
  path: (rows: Rows) => string;
  body?: (rows: Rows) => unknown;
  expected: Readonly<Record<ViewerName, number>>;
}

function isNothing(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && "nodes" in value && isNothing(value.nodes);
}

/** A part of an answer that only the other tenant's rows have. */
const ofTheOtherTenant = /O-JS-CORE|other\.test|"OTHER"|Thames|"tenantId":2/;

/** How often an event is published before it counts as unheard: what comes of it takes its time, more so on a busy machine. */
const publishings = { ofNothing: 20, ofSomething: 1_000 };

interface Listening {
  row: LiveRow;
  rows: Rows;
  bus: Bus;
  /** The outcome that the matrix names, which is waited for. */
  expected: string | undefined;
}

/**
 * The outcome of a subscription: the first answer, the error, or nothing although the event happened again
 * and again.
 */
export async function outcomeOfListening(socket: LiveSocket, { row, rows, bus, expected }: Listening) {
  const refused = await socket.listen("answer", row.document(rows)).catch((error: unknown) => error);
  if (refused instanceof RefusedListening) return refused.code ?? refused.message;
  if (refused) throw refused;
  // Other events may come first that tell nothing, such as those of who is there.
  const told = () =>
    socket.received.find(
      ({ type, payload }) => type === "error" || payload?.errors || !isNothing(payload?.data?.answer),
    );
  const times = expected === "nothing" ? publishings.ofNothing : publishings.ofSomething;
  for (let time = 0; time < times && !told(); time += 1) {
    row.publish(bus, rows);
    await setTimeout(10);
  }
  const message = told() ?? socket.received[0];
  if (message?.type === "error") return message.payload[0].extensions?.code ?? message.payload[0].message;
  const [error] = message?.payload.errors ?? [];
  if (error) return error.extensions?.code ?? `an error: ${error.message}`;
  const answer = message?.payload.data.answer;
  return isNothing(answer) ? "nothing" : ofTheOtherTenant.test(JSON.stringify(answer)) ? "own" : "yes";
}

/** The outcome of a document whose answer is called `answer`. */
export async function runDocument(caller: Caller, document: string): Promise<string> {
  const { data, errors } = await caller.graphql(document);
  const [error] = errors ?? [];
  if (error) return error.extensions?.code ?? `an error: ${error.message}`;
  const { answer } = data;
  if (isNothing(answer)) return "nothing";
  if (answer.__typename === "Refusal") return answer.code;
  return ofTheOtherTenant.test(JSON.stringify(answer)) ? "own" : "yes";
}
