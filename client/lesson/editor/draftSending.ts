import { nanoid } from "nanoid";
import { createTaskQueue } from "~/relay/taskQueue";
import { findProblems } from "./blockContent";
import { type DraftBlock, isDirty } from "./draftBlocks";
import type { Answer, LessonCommands } from "./draftCommands";
import type { DraftState } from "./draftState";

/** Sends changes of a draft one after another, and takes into the blocks what the server returns. */
export function createDraftSending(state: DraftState, commands: LessonCommands) {
  const { list, find, patch, findAboveId, deletedIds } = state;
  const queue = createTaskQueue(mergeWhenIdle, commands.untilReached);

  function mergeWhenIdle() {
    if (queue.isIdle()) state.merge();
    else state.publish();
  }

  /** Sends one change; `settle` is called unless the server was unreachable. */
  async function send(answer: Promise<Answer>, settle: (answer: Answer) => void) {
    const given = await answer;
    if (given.outcome === "unreachable") return "unreachable" as const;
    settle(given);
    // The screen was outdated: it goes on from what the server has.
    if (given.outcome === "refused" && given.code !== "INVALID") await commands.refresh();
    return "done" as const;
  }

  function settleContent({ key, id, content }: DraftBlock, { isFirst, answer }: SendOutcome) {
    if (answer.outcome === "saved") {
      patch(key, { id: answer.id, version: answer.version, saved: content, obstacle: null });
      // A block without one above it was added at the end.
      const isAlone = !list().some((other) => other.id !== null && other.key !== key);
      if (id === null && isFirst && !isAlone) sendPlace(key);
    } else if (answer.outcome === "refused" && answer.code !== "STALE")
      patch(key, { obstacle: { outcome: "refused", reason: answer.reason } });
  }

  async function runContent(key: string) {
    const block = find(key);
    if (!block || findProblems(block.content) || block.obstacle?.outcome === "conflict")
      return "done" as const;
    const { id, version, content } = block;
    if (id !== null && !isDirty(block)) return "done" as const;
    const aboveId = findAboveId(key);
    const sent =
      id === null ? commands.add(content, { key, aboveId }) : commands.update({ id, version }, content);
    return send(sent, (answer) => settleContent(block, { isFirst: aboveId === null, answer }));
  }

  const sendContent = (key: string) => queue.put({ name: `save ${key}`, run: () => runContent(key) });

  function sendPlace(key: string) {
    const run = async () => {
      const id = find(key)?.id ?? null;
      return id === null ? "done" : send(commands.move(id, findAboveId(key)), () => undefined);
    };
    queue.put({ name: nanoid(), run });
  }

  function sendDeletion({ key, id, version }: DraftBlock) {
    queue.cancel(`save ${key}`);
    if (id === null) return;
    deletedIds.add(id);
    const undo = () => deletedIds.delete(id);
    queue.put({
      name: `delete ${key}`,
      run: () => send(commands.remove({ id, version }), (answer) => answer.outcome === "refused" && undo()),
    });
  }

  /** Takes back a deletion; one that was not sent is only cancelled. */
  function sendRestoration({ key, id }: DraftBlock) {
    if (id === null) return;
    deletedIds.delete(id);
    if (queue.cancel(`delete ${key}`)) return;
    queue.put({
      name: `restore ${key}`,
      run: () =>
        send(commands.restore(id, null), (answer) => {
          if (answer.outcome === "saved") patch(key, { version: answer.version });
        }),
    });
    sendPlace(key);
  }

  return {
    sendContent,
    sendPlace,
    sendDeletion,
    sendRestoration,
    mergeWhenIdle,
    isSending: (key: string) => queue.isRunning(`save ${key}`) || queue.isWaiting(`save ${key}`),
    isIdle: queue.isIdle,
    isPaused: queue.isPaused,
    retry: queue.retry,
    stop: queue.stop,
  };
}

interface SendOutcome {
  /** Whether the block was sent as the first one. */
  isFirst: boolean;
  answer: Answer;
}
