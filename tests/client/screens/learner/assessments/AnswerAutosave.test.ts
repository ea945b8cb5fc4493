import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Answer, emptyAnswer } from "~/questions/answers";
import type { SaveOutcome } from "~/relay/saveState";
import { AnswerAutosave } from "~/screens/learner/assessments/sitting/AnswerAutosave";

const option = (id: number): Answer => ({ ...emptyAnswer, questionId: 1, optionIds: [id] });
const typed = (text: string): Answer => ({ ...emptyAnswer, questionId: 1, text });

/** An autosave whose responses arrive when the test says so. */
function start() {
  const sent: Answer[] = [];
  const waiting: ((outcome: SaveOutcome) => void)[] = [];
  const keeper = new AnswerAutosave((_id, answer) => {
    sent.push(answer);
    return new Promise((resolve) => waiting.push(resolve));
  });
  const answerNext = async (outcome: SaveOutcome) => {
    waiting.shift()?.(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { keeper, sent, answerNext, state: () => keeper.kept.read().get("a")?.state };
}

beforeEach(() => {
  vi.useFakeTimers();
  // The longest that a random pause may be.
  vi.spyOn(Math, "random").mockReturnValue(1);
});
describe("keeping an answer", () => {
  it("sends a choice at once and tells how far it has come", async () => {
    const { keeper, sent, answerNext, state } = start();
    keeper.keep("a", option(1));
    expect(sent).toEqual([option(1)]);
    expect(state()).toBe("saving");
    await answerNext({ kind: "saved" });
    expect(state()).toBe("saved");
  });

  it("lets one answer travel at a time, and the newest last", async () => {
    const { keeper, sent, answerNext, state } = start();
    keeper.keep("a", option(1));
    keeper.keep("a", option(2));
    keeper.keep("a", option(3));
    expect(sent).toEqual([option(1)]);
    await answerNext({ kind: "saved" });
    expect(sent).toEqual([option(1), option(3)]);
    expect(state()).toBe("saving");
    await answerNext({ kind: "saved" });
    expect(state()).toBe("saved");
  });

  it("waits for a pause in the typing, and not when one leaves", async () => {
    const { keeper, sent } = start();
    keeper.keep("a", typed("De"), 700);
    await vi.advanceTimersByTimeAsync(500);
    keeper.keep("a", typed("Delhi"), 700);
    await vi.advanceTimersByTimeAsync(500);
    expect(sent).toEqual([]);
    keeper.flush();
    expect(sent).toEqual([typed("Delhi")]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(1);
  });
});

describe("an answer that does not get through", () => {
  it("is kept and sent again by itself, until it is saved", async () => {
    const { keeper, sent, answerNext, state } = start();
    keeper.keep("a", option(1));
    await answerNext({ kind: "unreachable" });
    expect(state()).toBe("unreachable");
    await vi.advanceTimersByTimeAsync(2000);
    await answerNext({ kind: "unreachable" });
    await vi.advanceTimersByTimeAsync(3999);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    await answerNext({ kind: "saved" });
    expect(sent).toEqual([option(1), option(1), option(1)]);
    expect(state()).toBe("saved");
  });

  it("is sent again at once when the connection comes back", async () => {
    const { keeper, sent, answerNext } = start();
    keeper.keep("a", option(1));
    await answerNext({ kind: "unreachable" });
    keeper.retry();
    await answerNext({ kind: "saved" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(2);
  });

  it("is not sent again by itself when the server said no, and says why", async () => {
    const { keeper, sent, answerNext, state } = start();
    keeper.keep("a", option(1));
    await answerNext({ kind: "refused", reason: "Choose one option" });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(state()).toBe("refused");
    expect(keeper.kept.read().get("a")?.reason).toBe("Choose one option");
  });
});

describe("before submitting", () => {
  it("sends what is left and tells whether the server has it all", async () => {
    const { keeper, sent, answerNext } = start();
    keeper.keep("a", typed("Delhi"), 700);
    const settled = keeper.settle();
    expect(sent).toEqual([typed("Delhi")]);
    await answerNext({ kind: "saved" });
    expect(await settled).toBe(true);
  });

  it("tells when an answer has not got through", async () => {
    const { keeper, answerNext } = start();
    keeper.keep("a", option(1));
    const settled = keeper.settle();
    await answerNext({ kind: "unreachable" });
    expect(await settled).toBe(false);
  });
});

describe("the server's newer word", () => {
  it("takes the place of what is saved, not of what was saved since the question to the server", async () => {
    const { keeper, answerNext, state } = start();
    keeper.keep("a", option(1));
    const asked = keeper.kept.read();
    await answerNext({ kind: "saved" });
    keeper.forgetSaved(asked);
    expect(state()).toBe("saved");
    keeper.forgetSaved();
    expect(state()).toBeUndefined();
  });
});

describe("a sending that throws", () => {
  it("has failed, keeps nothing from being settled, and may be tried again", async () => {
    vi.stubGlobal("reportError", vi.fn());
    const send = vi.fn<(id: string, answer: Answer) => Promise<SaveOutcome>>();
    send.mockRejectedValueOnce(new Error("broken")).mockRejectedValueOnce(new Error("broken"));
    send.mockResolvedValue({ kind: "saved" });
    const keeper = new AnswerAutosave(send);
    keeper.keep("a", option(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.kept.read().get("a")).toMatchObject({
      state: "failed",
      reason: "Unable to save the answer",
    });
    expect(await keeper.settle()).toBe(false);
    keeper.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.kept.read().get("a")?.state).toBe("saved");
    expect(await keeper.settle()).toBe(true);
  });
});

describe("hearing of other windows", () => {
  it("lets go of a saved answer that the server has replaced, and of nothing else", async () => {
    const { keeper, answerNext, state } = start();
    keeper.keep("a", option(1));
    keeper.receive("a", option(2));
    expect(state()).toBe("saving");
    await answerNext({ kind: "saved" });
    keeper.receive("a", option(1));
    expect(state()).toBe("saved");
    keeper.receive("a", option(2));
    expect(state()).toBeUndefined();
  });
});
