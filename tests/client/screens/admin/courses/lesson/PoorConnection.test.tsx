// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openScreen, scriptGateway } from "#tests/support/renderWithRelay";
import { scriptLive } from "#tests/support/scriptLive";
import { courseParts } from "~/screens/admin/courses/routes";
import { block, changed, topic } from "./lessonScript";

const area = [{ path: "admin/courses/:id", children: courseParts }];
const update = "useLessonCommandsUpdateMutation";
const refresh = "lessonDraftRefreshQuery";

/** A gateway with a published lesson, whose version the saves count. */
function serve(deliver: (operationName: string) => Promise<void>) {
  const published = { publishedAt: "2026-11-23T00:00:00.000Z", hasUnpublishedChanges: false };
  let now = topic(published);
  const updateTopicBlock = ({ input: { markdown } }: { input: { markdown: string } }) => {
    const saved = block(1, { markdown, version: now.version - 1 });
    const draftBlocks = [saved, block(2, { markdown: "let b = 2;" })];
    now = topic({ ...published, hasUnpublishedChanges: true, version: now.version + 1, draftBlocks });
    return changed(saved, now);
  };
  return scriptGateway({ topic: () => now, updateTopicBlock }, deliver);
}

const type = async (text: string) => {
  const [first] = await screen.findAllByRole("textbox", { name: "Code" });
  if (first) await userEvent.type(first, text);
};

// The first screen would wait for its code to be compiled.
beforeAll(() => import("~/screens/admin/courses/lesson/LessonEditorScreen"), 60_000);
beforeEach(() => localStorage.clear());

describe("a lesson over a poor connection", () => {
  it("is saved by itself when a save was lost, although the server could be reached all along", async () => {
    let isLost = false;
    const { askedAs } = serve(async (operationName) => {
      if (operationName !== update || isLost) return;
      isLost = true;
      throw new TypeError("Failed to fetch");
    });
    openScreen("/admin/courses/7/topics/12/edit", area);
    await type(" more");
    await waitFor(() => expect(isLost).toBe(true), { timeout: 3_000 });
    await screen.findByText("Unpublished changes", undefined, { timeout: 8_000 });
    expect(askedAs(update)[1]?.variables).toEqual(askedAs(update)[0]?.variables);
    await waitFor(() => expect(screen.queryByText("Offline: saved when you're back")).toBeNull());
  });

  it("stays as saved when a read that began before the save arrives after it", async () => {
    scriptLive();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { askedAs } = serve(async (operationName) => {
      if (operationName === refresh) await held;
    });
    openScreen("/admin/courses/7/topics/12/edit", area);
    await waitFor(() => expect(askedAs(refresh)).toHaveLength(1));
    await type(" more");
    await screen.findByText("Unpublished changes", undefined, { timeout: 3_000 });
    let isTakenBack = false;
    const watching = new MutationObserver(() => {
      isTakenBack ||= screen.queryByText("Published") !== null;
    });
    watching.observe(document.body, { subtree: true, childList: true, characterData: true });
    release();
    await waitFor(() => expect(askedAs(refresh)).toHaveLength(2));
    await screen.findByText("Unpublished changes");
    watching.disconnect();
    expect(isTakenBack).toBe(false);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Publish" }).disabled).toBe(false);
  });
});
