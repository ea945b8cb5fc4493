import { nanoid } from "nanoid";
import { useCallback, useEffect, useEffectEvent } from "react";
import { useRelayEnvironment } from "react-relay";
import { z } from "zod";
import { batchTopicMessages } from "#gateway/domains/batchTopics/contract";
import { updateBatchTopic } from "~/commands/batchCourseCommands";
import { onEnvironmentReset } from "~/relay/environment";
import { createOptimisticQueue, watchSaves } from "~/relay/optimisticQueue";
import type { SaveOutcome } from "~/relay/saveState";
import { useUndoableMutation } from "~/screens/admin/useUndoableMutation";
import { keptChanges, showWaiting } from "~/session/keptChanges";
import { sessionMessages } from "~/session/sessionMessages";
import type { BatchCourseContext } from "../batchCourseContext";
import { showTopicChanges, type TopicChange } from "../planTopics";

interface Topic {
  /** The topic's id in the store. */
  id: string;
  databaseId: number;
}

/** An edit of a topic. */
interface TopicEdit {
  topic: Topic;
  /** The optimistic value. */
  change: TopicChange;
  /** The value to send, where the server knows better, such as today's date. */
  asked?: TopicChange;
}

/** This tab's unsaved edits: a person who leaves and returns before one was sent continues the same queue. */
const topicSaves = createOptimisticQueue<TopicEdit>({ fallback: sessionMessages.fault });

// Another account has signed in: the edits are not theirs.
onEnvironmentReset(topicSaves.clear);

const changeShape = z.object({
  status: z.enum(["PENDING", "COMPLETED"]).optional(),
  completedDate: z.string().nullable().optional(),
  plannedDate: z.string().nullable().optional(),
});

const keptShape = z.object({
  key: z.string(),
  stamp: z.string(),
  kind: z.enum(["status", "plan"]),
  /** The id of the batch course in the store. */
  batchCourseId: z.string(),
  topic: z.object({ id: z.string(), databaseId: z.number() }),
  change: changeShape,
});

type KeptTopicEdit = z.output<typeof keptShape>;

/** Edits that the server has not answered: they outlast the tab. */
const keptEdits = keptChanges({ name: "batch-topics", schema: z.array(keptShape) });

let isWatched = false;

/** Watches the connection from the first edit on, on every screen. */
function watchOnce(): void {
  if (!isWatched) watchSaves(topicSaves);
  isWatched = true;
}

const statusTexts = {
  success: batchTopicMessages.statusUpdated,
  fallback: batchTopicMessages.setStatus.fallback,
};
const planTexts = { success: batchTopicMessages.planUpdated, fallback: batchTopicMessages.planFailed };

/** Sends an edit; the outcome of a refusal was already shown. */
function useSend(frame: BatchCourseContext, texts: { success: string; fallback: string }) {
  const [commit] = useUndoableMutation({ ...updateBatchTopic, ...texts });
  const { batchId, courseId } = frame;
  return useCallback(
    async ({ topic, change, asked }: TopicEdit, failures: number): Promise<SaveOutcome> => {
      let outcome: SaveOutcome = { kind: "saved" };
      const onUnreachable = () => {
        outcome = { kind: "unreachable" };
        if (failures === 0) showWaiting();
      };
      const onFailure = (reason: string) => {
        outcome = { kind: "refused", reason };
      };
      // A change that waited past midnight was made on the day of the click.
      const wanted = failures > 0 ? change : (asked ?? change);
      const input = { batchId, courseId, topicId: topic.databaseId, ...wanted };
      await commit({ input }, { onUnreachable, onFailure });
      return outcome;
    },
    [commit, batchId, courseId],
  );
}

interface TopicSave {
  /** Edits of one kind follow each other; those of another are sent beside them. */
  kind: "status" | "plan";
  texts: { success: string; fallback: string };
}

/**
 * Sends one request per topic at a time. The latest value is on screen at once; without a connection it waits, and is sent
 * when the screen is opened again if its tab is closed before.
 */
function useTopicSave(frame: BatchCourseContext, { kind, texts }: TopicSave) {
  const environment = useRelayEnvironment();
  const send = useSend(frame, texts);
  const { id: batchCourseId, today } = frame;
  const put = useCallback(
    (edit: TopicEdit, kept: KeptTopicEdit) => {
      watchOnce();
      const { topic, change } = edit;
      const changes = new Map([[topic.id, change]]);
      topicSaves.put({
        key: kept.key,
        value: edit,
        show: () =>
          environment.applyUpdate({
            storeUpdater: (store) => showTopicChanges(store, changes, { batchCourseId, today }),
          }),
        async send(value, failures) {
          // Another tab has sent it.
          if (!keptEdits.isWaiting(kept)) return { kind: "saved" };
          const outcome = await send(value, failures);
          if (outcome.kind !== "unreachable") keptEdits.drop(kept);
          return outcome;
        },
      });
    },
    [environment, send, batchCourseId, today],
  );
  const sendKept = useEffectEvent(() => {
    for (const kept of keptEdits.read())
      if (kept.kind === kind && kept.batchCourseId === batchCourseId) put(kept, kept);
  });
  useEffect(() => sendKept(), []);
  return useCallback(
    (edit: TopicEdit) => {
      const { topic, change } = edit;
      const { id, databaseId } = topic;
      const key = `${kind} ${id}`;
      const kept = { key, stamp: nanoid(), kind, batchCourseId, topic: { id, databaseId }, change };
      keptEdits.put(kept);
      put(edit, kept);
    },
    [kind, batchCourseId, put],
  );
}

/**
 * Completes and plans topics of a batch course: at once on screen, then at the server. A refusal rolls the change back;
 * without a connection it waits.
 */
export function useTopicUpdate(frame: BatchCourseContext) {
  const setStatus = useTopicSave(frame, { kind: "status", texts: statusTexts });
  const setPlan = useTopicSave(frame, { kind: "plan", texts: planTexts });
  const { today } = frame;
  return {
    setDone: (topic: Topic, done: boolean) =>
      setStatus(
        done
          ? {
              topic,
              change: { status: "COMPLETED", completedDate: today },
              asked: { status: "COMPLETED" },
            }
          : { topic, change: { status: "PENDING", completedDate: null } },
      ),
    completeOn: (topic: Topic, completedDate: string) =>
      setStatus({ topic, change: { status: "COMPLETED", completedDate } }),
    plan: (topic: Topic, plannedDate: string) => setPlan({ topic, change: { plannedDate } }),
  };
}

export type TopicUpdates = ReturnType<typeof useTopicUpdate>;
