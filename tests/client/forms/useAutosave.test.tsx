// @vitest-environment happy-dom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type AutosaveOutcome, useAutosave } from "~/forms/useAutosave";
import { checkConnection } from "~/relay/connection";

beforeEach(() => void vi.useFakeTimers());

function open(outcomes: AutosaveOutcome[] = []) {
  const sent: string[] = [];
  const save = async (text: string) => {
    sent.push(text);
    return outcomes.shift() ?? "saved";
  };
  const hook = renderHook(({ saved }) => useAutosave({ saved, save }), { initialProps: { saved: "old" } });
  const type = (text: string) => act(() => hook.result.current.change(text));
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  return { ...hook, sent, type, pass };
}

describe("a text that is saved while it is typed", () => {
  it("is sent after a pause in typing, as it is then", async () => {
    const { sent, type, pass, result } = open();
    type("n");
    await pass(700);
    type("new");
    await pass(700);
    expect([sent, result.current.state]).toEqual([[], "saving"]);
    await pass(100);
    expect([sent, result.current.state]).toEqual([["new"], "saved"]);
  });

  it("waits for the connection, stays on screen, and is sent again", async () => {
    const { sent, type, pass, result } = open(["unreachable", "unreachable"]);
    type("new");
    await pass(800);
    expect([result.current.text, result.current.state]).toEqual(["new", "waiting"]);
    await pass(5_000);
    await pass(5_000);
    expect([sent, result.current.state]).toEqual([["new", "new", "new"], "saved"]);
  });

  it("is sent again within five seconds, however often that failed", async () => {
    const { sent, type, pass } = open(Array.from({ length: 8 }, () => "unreachable"));
    type("new");
    await pass(800);
    for (let before = sent.length; before < 8; before = sent.length) {
      await pass(5_000);
      expect(sent.length).toBeGreaterThan(before);
    }
  });

  it("is sent again as soon as the server can be reached", async () => {
    let isUp = false;
    vi.stubGlobal("fetch", async () => (isUp ? new Response() : Response.error()));
    await act(checkConnection);
    const { sent, type, pass, result } = open(["unreachable"]);
    type("new");
    await pass(800);
    expect(result.current.state).toBe("waiting");
    isUp = true;
    await act(checkConnection);
    expect([sent, result.current.state]).toEqual([["new", "new"], "saved"]);
  });

  it("stays on screen when it is refused, and is sent with the next change", async () => {
    const { sent, type, pass, result } = open(["refused"]);
    type("too long");
    await pass(800);
    expect([result.current.text, result.current.state]).toEqual(["too long", "refused"]);
    type("short");
    await pass(800);
    expect([sent, result.current.state]).toEqual([["too long", "short"], "saved"]);
  });

  it("is sent at once when its field is left", async () => {
    const { sent, type, unmount } = open();
    type("new");
    unmount();
    expect(sent).toEqual(["new"]);
  });

  it("shows what changed elsewhere, unless it is being changed here", async () => {
    const { rerender, result, type } = open();
    rerender({ saved: "from another tab" });
    expect(result.current.text).toBe("from another tab");
    type("typed here");
    rerender({ saved: "from another tab again" });
    expect(result.current.text).toBe("typed here");
  });
});
