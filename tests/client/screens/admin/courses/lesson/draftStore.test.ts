// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { BlockContent } from "#gateway/domains/lessons/blockContract";
import { emptyContent } from "~/lesson/editor/blockContent";
import { getLessonState, getSaveState } from "~/lesson/editor/blockSaveState";
import type { ServerBlock } from "~/lesson/editor/draftBlocks";
import type { Answer } from "~/lesson/editor/draftCommands";
import { createDraftStore, typingPause } from "~/lesson/editor/draftStore";

const text = (markdown: string): BlockContent => ({ ...emptyContent("TEXT"), markdown });

const block = (id: number, markdown: string, version = 1): ServerBlock => ({
  id,
  nodeId: `TopicBlock:${id}`,
  version,
  content: text(markdown),
  updatedByName: "Grace",
});

/** A server that settles each command on request. */
function open(blocks: readonly ServerBlock[] = [block(1, "One"), block(2, "Two")]) {
  const sent: unknown[][] = [];
  const answers: ((answer: Answer) => void)[] = [];
  const note =
    (name: string) =>
    (...details: unknown[]) => {
      sent.push([name, ...details]);
      return new Promise<Answer>((resolve) => answers.push(resolve));
    };
  const refresh = vi.fn(async () => undefined);
  const failures: number[] = [];
  let reach: () => void = () => undefined;
  const untilReached = (before: number) => {
    failures.push(before);
    return new Promise<void>((resolve) => {
      reach = resolve;
    });
  };
  const commands = { add: note("add"), update: note("update"), move: note("move") };
  const store = createDraftStore(
    { ...commands, remove: note("remove"), restore: note("restore"), refresh, untilReached },
    { version: 1, blocks },
  );
  const answer = async (given: Answer) => {
    answers.shift()?.(given);
    await vi.advanceTimersByTimeAsync(0);
  };
  const saved = (id: number, version: number) => answer({ outcome: "saved", id, version });
  const texts = () => store.blocks().map(({ content }) => content.markdown);
  const keyAt = (index: number) => store.blocks()[index]?.key ?? "";
  const stateAt = (index: number) => {
    const found = store.blocks()[index];
    return found && getSaveState(store, found).at;
  };
  const reachAgain = async () => {
    reach();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, sent, answer, saved, texts, keyAt, stateAt, refresh, failures, reachAgain };
}

const pause = () => vi.advanceTimersByTimeAsync(typingPause);

beforeEach(() => void vi.useFakeTimers());

describe("the autosave of a lesson", () => {
  it("saves a block once the typing pauses, the latest text only", async () => {
    const { store, sent, saved, keyAt, stateAt } = open();
    store.edit(keyAt(0), { markdown: "One m" });
    store.edit(keyAt(0), { markdown: "One more" });
    expect(stateAt(0)).toBe("saving");
    expect(sent).toEqual([]);
    await pause();
    expect(sent).toEqual([["update", { id: 1, version: 1 }, text("One more")]]);
    await saved(1, 2);
    expect(stateAt(0)).toBe("saved");
  });

  it("sends what was typed during a save after it, with the version that it returned", async () => {
    const { store, sent, saved, keyAt } = open();
    store.edit(keyAt(0), { markdown: "A" });
    await pause();
    store.edit(keyAt(0), { markdown: "AB" });
    await pause();
    expect(sent).toHaveLength(1);
    await saved(1, 2);
    expect(sent[1]).toEqual(["update", { id: 1, version: 2 }, text("AB")]);
    await saved(1, 3);
    expect(store.isUnsaved()).toBe(false);
  });

  it("adds a block below another, and moves one that was added at the top", async () => {
    const { store, sent, saved, keyAt, texts } = open();
    store.add("TEXT", keyAt(0));
    expect(texts()).toEqual(["One", "", "Two"]);
    expect(sent).toEqual([["add", text(""), { key: keyAt(1), aboveId: 1 }]]);
    await saved(3, 1);
    store.add("TEXT", null);
    await saved(4, 1);
    expect(sent.at(-1)).toEqual(["move", 4, null]);
  });

  it("keeps an incomplete block to itself until it can be saved", async () => {
    const { store, sent, stateAt } = open([]);
    const key = store.add("EMBED", null);
    expect(stateAt(0)).toBe("incomplete");
    expect(store.isUnsaved()).toBe(false);
    store.edit(key, { url: "https://example.org/page" });
    await pause();
    expect(sent[0]?.[0]).toBe("add");
    expect(store.isUnsaved()).toBe(true);
  });

  it("waits while the server is away, and goes on in the same order", async () => {
    const { store, sent, answer, saved, keyAt, stateAt } = open();
    store.edit(keyAt(0), { markdown: "Typed" });
    await pause();
    await answer({ outcome: "unreachable" });
    expect(stateAt(0)).toBe("offline");
    store.reorder([keyAt(1), keyAt(0)]);
    store.move(keyAt(0));
    store.edit(keyAt(1), { markdown: "Typed again" });
    await pause();
    expect(sent).toHaveLength(1);
    store.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(sent[1]).toEqual(["update", { id: 1, version: 1 }, text("Typed again")]);
    await saved(1, 2);
    expect(sent[2]).toEqual(["move", 2, null]);
  });

  it("sends again by itself what did not reach the server, later after each failure in a row", async () => {
    const { store, sent, answer, saved, keyAt, stateAt, failures, reachAgain } = open();
    store.edit(keyAt(0), { markdown: "Typed" });
    await pause();
    await answer({ outcome: "unreachable" });
    await reachAgain();
    await answer({ outcome: "unreachable" });
    expect(stateAt(0)).toBe("offline");
    await reachAgain();
    expect(sent).toHaveLength(3);
    await saved(1, 2);
    expect(stateAt(0)).toBe("saved");
    store.edit(keyAt(0), { markdown: "More" });
    await pause();
    await answer({ outcome: "unreachable" });
    expect(failures).toEqual([0, 1, 0]);
  });

  it("sends nothing more once its screen is closed", async () => {
    const { store, sent, answer, keyAt, reachAgain } = open();
    store.edit(keyAt(0), { markdown: "Typed" });
    await pause();
    await answer({ outcome: "unreachable" });
    store.stop();
    await reachAgain();
    expect(sent).toHaveLength(1);
  });

  it("keeps a refused text and its reason, and tries again", async () => {
    const { store, sent, answer, saved, keyAt, stateAt, texts } = open();
    store.edit(keyAt(0), { markdown: "Mine" });
    await pause();
    await answer({ outcome: "refused", reason: "Too much", code: "INVALID" });
    expect(getLessonState(store)).toEqual({ at: "refused", reason: "Too much" });
    expect(texts()[0]).toBe("Mine");
    store.save(keyAt(0));
    expect(sent).toHaveLength(2);
    await saved(1, 2);
    expect(stateAt(0)).toBe("saved");
  });

  it("brings a block back when its deletion is refused", async () => {
    const { store, answer, keyAt, texts } = open();
    store.remove(keyAt(0));
    expect(texts()).toEqual(["Two"]);
    await answer({ outcome: "refused", reason: "No", code: "STALE" });
    expect(texts()).toEqual(["One", "Two"]);
  });

  it("restores a deleted block at its place", async () => {
    const { store, sent, saved, keyAt, texts } = open();
    const [, second] = store.blocks();
    store.remove(keyAt(1));
    await saved(2, 2);
    if (second) store.restore(second, [keyAt(0)]);
    expect(texts()).toEqual(["One", "Two"]);
    await saved(2, 3);
    expect(sent.map(([name]) => name)).toEqual(["remove", "restore", "move"]);
    expect(sent.at(-1)).toEqual(["move", 2, 1]);
  });
});

describe("two authors of one lesson", () => {
  it("shows what the other one adds, moves, changes and deletes", () => {
    const { store, texts } = open();
    store.merge({ version: 2, blocks: [block(3, "New"), block(1, "Changed", 2)] });
    expect(texts()).toEqual(["New", "Changed"]);
  });

  it("ignores news that are older than those it knows", () => {
    const { store, texts } = open();
    store.merge({ version: 3, blocks: [block(1, "Newest", 3)] });
    store.merge({ version: 2, blocks: [block(1, "Older", 2)] });
    expect(texts()).toEqual(["Newest"]);
  });

  it("keeps what is typed beside the other's text; either can be kept", async () => {
    const { store, sent, keyAt, stateAt, texts } = open();
    store.edit(keyAt(0), { markdown: "Mine" });
    store.merge({ version: 2, blocks: [block(1, "Theirs", 2), block(2, "Two")] });
    expect(stateAt(0)).toBe("conflict");
    await pause();
    expect(sent).toEqual([]);
    expect(texts()[0]).toBe("Mine");
    store.keepMine(keyAt(0));
    expect(sent).toEqual([["update", { id: 1, version: 2 }, text("Mine")]]);
  });

  it("reads the draft again after a stale save, and takes theirs on demand", async () => {
    const { store, answer, keyAt, stateAt, texts, refresh } = open();
    store.edit(keyAt(0), { markdown: "Mine" });
    await pause();
    await answer({ outcome: "refused", reason: "Someone else changed this block", code: "STALE" });
    expect(refresh).toHaveBeenCalledOnce();
    store.merge({ version: 2, blocks: [block(1, "Theirs", 2), block(2, "Two")] });
    expect(stateAt(0)).toBe("conflict");
    store.takeTheirs(keyAt(0));
    expect(texts()[0]).toBe("Theirs");
    expect(store.isUnsaved()).toBe(false);
  });

  it("keeps what is typed in a block that the other one deleted, as a new block", async () => {
    const { store, sent, keyAt, stateAt } = open();
    store.edit(keyAt(1), { markdown: "Mine" });
    store.merge({ version: 2, blocks: [block(1, "One")] });
    expect(stateAt(1)).toBe("conflict");
    store.keepMine(keyAt(1));
    expect(sent).toEqual([["add", text("Mine"), { key: keyAt(1), aboveId: 1 }]]);
  });
});
