import { useCallback } from "react";
import { useRelayEnvironment } from "react-relay";
import type { Disposable, Environment } from "relay-runtime";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import { updateBatchTopic } from "~/commands/batchCourseCommands";
import { untilReached } from "~/relay/connection";
import { currentEnvironment } from "~/relay/environment";
import { useUndoableMutation } from "~/screens/admin/useUndoableMutation";
import { showToast } from "~/ui/toasts";
import type { BatchCourseContext } from "../batchCourseContext";
import { showTopicChanges, type TopicChange } from "../planTopics";

interface Topic {
  /** The topic's id in the store. */
  id: string;
  databaseId: number;
}

interface PendingValue {
  topic: Topic;
  /** The optimistic value. */
  change: TopicChange;
  /** The value to send, where the server knows better, such as today's date. */
  asked?: TopicChange;
}

/** Shows the optimistic value; disposing of the result rolls it back. */
type Show = (pending: PendingValue) => Disposable;
/** Sends the value; false if the server could not be reached and it must be sent again. */
type Send = (pending: PendingValue, isAgain: boolean) => Promise<boolean>;

/** The unsaved change of a topic. */
interface QueueEntry {
  pending: PendingValue;
  shown: Disposable;
}

/** Sends a topic's latest value until the server responds; newer values follow. */
async function deliver(line: QueueEntry, send: Send): Promise<void> {
  let failures = 0;
  for (;;) {
    const { pending } = line;
    const answered = await send(pending, failures > 0);
    if (answered && line.pending === pending) return;
    if (!answered) await untilReached(failures);
    failures = answered ? 0 : failures + 1;
  }
}

// Outlives the screen: a person who leaves and returns before a change was sent continues the same queue.
const linesByEnvironment = new WeakMap<Environment, Map<string, QueueEntry>>();

function openLines(environment: Environment): Map<string, QueueEntry> {
  const lines = linesByEnvironment.get(environment) ?? new Map<string, QueueEntry>();
  linesByEnvironment.set(environment, lines);
  return lines;
}

interface InLine {
  /** The topic and batch course of the changes. */
  kind: "status" | "plan";
  show: Show;
  send: Send;
}

/** Sends one request per topic at a time. The latest value is on screen at once; without a connection it waits. */
function useOneAtATime({ kind, show, send }: InLine) {
  const environment = useRelayEnvironment();
  return useCallback(
    async (pending: PendingValue) => {
      const lines = openLines(environment);
      const name = `${kind} ${pending.topic.id}`;
      const known = lines.get(name);
      const shown = show(pending);
      known?.shown.dispose();
      if (known) return void Object.assign(known, { pending, shown });
      const line = { pending, shown };
      lines.set(name, line);
      await deliver(line, send);
      lines.delete(name);
      line.shown.dispose();
    },
    [environment, kind, show, send],
  );
}

function useSend(frame: BatchCourseContext, texts: { success: string; fallback: string }): Send {
  const [commit] = useUndoableMutation({ ...updateBatchTopic, ...texts });
  const environment = useRelayEnvironment();
  const { batchId, courseId } = frame;
  return useCallback(
    async ({ topic, change, asked }, isAgain) => {
      // Another account has signed in: the change is not theirs.
      if (environment !== currentEnvironment()) return true;
      let reached = true;
      const onUnreachable = () => {
        reached = false;
        showToast({ tone: "warning", ...waitingText });
      };
      // A change that waited past midnight was made on the day of the click.
      const wanted = isAgain ? change : (asked ?? change);
      await commit({ input: { batchId, courseId, topicId: topic.databaseId, ...wanted } }, { onUnreachable });
      return reached;
    },
    [commit, environment, batchId, courseId],
  );
}

function useShow({ id: batchCourseId, today }: BatchCourseContext): Show {
  const environment = useRelayEnvironment();
  return useCallback(
    ({ topic, change }) =>
      environment.applyUpdate({
        storeUpdater: (store) =>
          showTopicChanges(store, new Map([[topic.id, change]]), { batchCourseId, today }),
      }),
    [environment, batchCourseId, today],
  );
}

const waitingText = {
  title: "You are offline",
  message: "Your changes are kept and will be sent when you're back online.",
};
const statusTexts = {
  success: batchTopicMessages.statusUpdated,
  fallback: batchTopicMessages.setStatus.fallback,
};
const planTexts = { success: batchTopicMessages.planUpdated, fallback: batchTopicMessages.planFailed };

/**
 * Completes and plans topics of a batch course: at once on screen, then at the server. A refusal rolls the change back;
 * without a connection it waits.
 */
export function useTopicUpdate(frame: BatchCourseContext) {
  const show = useShow(frame);
  const setStatus = useOneAtATime({ kind: "status", show, send: useSend(frame, statusTexts) });
  const setPlan = useOneAtATime({ kind: "plan", show, send: useSend(frame, planTexts) });
  const { today } = frame;
  return {
    setDone: (topic: Topic, done: boolean) =>
      void setStatus(
        done
          ? {
              topic,
              change: { status: "COMPLETED", completedDate: today },
              asked: { status: "COMPLETED" },
            }
          : { topic, change: { status: "PENDING", completedDate: null } },
      ),
    completeOn: (topic: Topic, completedDate: string) =>
      void setStatus({ topic, change: { status: "COMPLETED", completedDate } }),
    plan: (topic: Topic, plannedDate: string) => void setPlan({ topic, change: { plannedDate } }),
  };
}

export type TopicUpdates = ReturnType<typeof useTopicUpdate>;
