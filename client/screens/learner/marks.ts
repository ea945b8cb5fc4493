import { nanoid } from "nanoid";
import type { Environment } from "relay-runtime";
import { z } from "zod";
import type { learnerCommandsSetTopicStatusMutation } from "~/__generated__/learnerCommandsSetTopicStatusMutation.graphql";
import { markQuestion, markResource, setTopicStatus } from "~/commands/learnerCommands";
import { commitSave } from "~/relay/commitSave";
import type { SaveOutcome } from "~/relay/saveState";
import { keptChanges } from "~/session/keptChanges";
import { showToast } from "~/ui/toasts";
import { announceCompletion } from "./completionChannel";
import { learnerSaves } from "./learnerSaves";
import { applyCompletion } from "./topicCompletion";

const mark = z.object({
  key: z.string(),
  stamp: z.string(),
  isMarked: z.boolean(),
  /** The id in the store. */
  id: z.string(),
  databaseId: z.number(),
});

const markShape = z.discriminatedUnion("kind", [
  mark.extend({
    kind: z.literal("topic"),
    courseId: z.number(),
    /** The enrolment's id in the store. */
    enrolmentId: z.string(),
    /** When it was ticked; null where it was cleared. */
    date: z.string().nullable(),
  }),
  mark.extend({ kind: z.enum(["question", "resource"]) }),
]);

/** A tick that a learner set or cleared. */
type Mark = z.output<typeof markShape>;

type Made<Kind> = Kind extends unknown ? Omit<Kind, "stamp"> : never;

const kept = keptChanges<Mark>({ name: "marks", schema: z.array(markShape) });

type CompletionResponse = learnerCommandsSetTopicStatusMutation["response"];

function announce({ result: { payload } }: CompletionResponse): void {
  if (!payload) return;
  const { topic, enrolment } = payload;
  announceCompletion({
    topicId: topic.id,
    enrolmentId: enrolment.id,
    done: topic.status === "COMPLETED",
    date: topic.completedDate ?? null,
    completed: enrolment.completedTopicCount,
    percentage: enrolment.percentage,
  });
}

function commitMark(environment: Environment, made: Mark): Promise<SaveOutcome> {
  const { databaseId, isMarked } = made;
  if (made.kind === "topic") {
    const status = isMarked ? "COMPLETED" : "PENDING";
    const input = { courseId: made.courseId, topicId: databaseId, status } as const;
    return commitSave(environment, setTopicStatus, { variables: { input }, onSaved: announce });
  }
  if (made.kind === "question")
    return commitSave(environment, markQuestion, { variables: { questionId: databaseId, isMarked } });
  return commitSave(environment, markResource, { variables: { resourceId: databaseId, isMarked } });
}

function showMark(environment: Environment, made: Mark) {
  const { id, isMarked } = made;
  return environment.applyUpdate({
    storeUpdater(store) {
      if (made.kind !== "topic") store.get(id)?.setValue(isMarked, "isMarked");
      else
        applyCompletion(store, {
          topicId: id,
          enrolmentId: made.enrolmentId,
          done: isMarked,
          date: made.date,
        });
    },
  });
}

/** Forgets a mark that was answered, and a later one that came back to the same. */
function forget({ key, isMarked, stamp }: Mark): void {
  for (const waiting of kept.read())
    if (waiting.stamp === stamp || (waiting.key === key && waiting.isMarked === isMarked)) kept.drop(waiting);
}

/** Shows a mark and sends it until the server responds. A mark that another tab has sent, or taken back, is not sent again. */
function send(environment: Environment, made: Mark): void {
  learnerSaves.put({
    key: made.key,
    value: made.isMarked,
    show: () => showMark(environment, made),
    async send() {
      if (!kept.isWaiting(made)) return { kind: "saved" };
      const outcome = await commitMark(environment, made);
      if (outcome.kind !== "unreachable") forget(made);
      return outcome;
    },
    onRefused: (message) => showToast({ tone: "danger", message }),
  });
}

/** Sets or clears a tick: at once on screen, then at the server, however often the tab is closed before. */
export function saveMark(environment: Environment, made: Made<Mark>): void {
  const stamped: Mark = { ...made, stamp: nanoid() };
  kept.put(stamped);
  send(environment, stamped);
}

/** Sends what an earlier page could not. */
export function sendKeptMarks(environment: Environment): void {
  for (const made of kept.read()) send(environment, made);
}
