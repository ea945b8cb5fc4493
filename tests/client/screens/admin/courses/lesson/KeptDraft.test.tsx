// @vitest-environment happy-dom
import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { emptyContent } from "~/lesson/editor/blockContent";
import { courseParts } from "~/screens/admin/courses/routes";
import { signOut } from "~/session/sessionStore";
import { block, changed, topic } from "./lessonScript";

const area = [{ path: "admin/courses/:id", children: courseParts }];
const key = "kept:0:visitor:lesson:12";
const kept = () => localStorage.getItem(key);

const content = emptyContent("CODE");

/** The draft of a window: a change of the first block, and a new block below it. */
const aDraft = (markdown: string) => ({
  savedAt: "2026-11-20T10:00:00.000Z",
  blocks: [
    {
      id: 1,
      aboveId: null,
      version: 1,
      content: { ...content, markdown },
      saved: { ...content, markdown: "let a = 1;" },
    },
    { id: null, aboveId: 1, version: 0, content: { ...content, markdown: "new" }, saved: null },
  ],
});

/** Leaves what windows of an earlier visit had unsaved. */
const leave = (...drafts: string[]) =>
  localStorage.setItem(
    key,
    JSON.stringify(
      Object.fromEntries(
        (drafts.length > 0 ? drafts : ["mine"]).map((markdown, at) => [
          `window ${at}`,
          { text: JSON.stringify(aDraft(markdown)), version: null },
        ]),
      ),
    ),
  );

// The first screen would wait for its code to be compiled.
beforeAll(() => import("~/screens/admin/courses/lesson/LessonEditorScreen"), 60_000);
beforeEach(() => localStorage.clear());

async function open(script: Script = {}) {
  const gateway = scriptGateway({ topic: () => topic(), ...script });
  openScreen("/admin/courses/7/topics/12/edit", area);
  await screen.findAllByRole("textbox", { name: "Code" });
  return gateway;
}

const codes = () =>
  screen.getAllByRole<HTMLTextAreaElement>("textbox", { name: "Code" }).map(({ value }) => value);

describe("unsaved text of a lesson", () => {
  it("is kept in the browser while the server cannot be reached, and dropped once it is saved", async () => {
    const saved = block(1, { markdown: "let a = 1; typed", version: 2 });
    const { breakDown } = await open({ updateTopicBlock: changed(saved, topic({ version: 4 })) });
    expect(kept()).toBeNull();
    const restore = breakDown();
    const [first] = screen.getAllByRole("textbox", { name: "Code" });
    if (first) await userEvent.type(first, " typed");
    expect(kept()).toContain("let a = 1; typed");
    restore();
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(kept()).toBeNull(), { timeout: 8_000 });
  });

  it("is offered at the next visit, put back and saved", async () => {
    leave();
    const mine = block(1, { markdown: "mine", version: 2 });
    const added = block(3, { markdown: "new" });
    const draftBlocks = [mine, added, block(2, { markdown: "let b = 2;" })];
    const { askedAs } = await open({
      updateTopicBlock: changed(mine, topic({ version: 4 })),
      addTopicBlock: changed(added, topic({ version: 5, draftBlocks })),
    });
    expect(codes()).toEqual(["let a = 1;", "let b = 2;"]);
    await userEvent.click(await screen.findByRole("button", { name: "Restore it" }));
    expect(codes()).toEqual(["mine", "new", "let b = 2;"]);
    await waitFor(() => expect(askedAs("useLessonCommandsAddMutation")).toHaveLength(1));
    expect(askedAs("useLessonCommandsUpdateMutation")[0]?.variables).toMatchObject({
      blockId: 1,
      version: 1,
      input: { markdown: "mine" },
    });
    expect(screen.queryByRole("region", { name: "Unsaved text" })).toBeNull();
  });

  it("of another window stays where one window's is discarded", async () => {
    leave("mine", "of the other window");
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    expect(kept()).toContain("of the other window");
    expect(kept()).not.toContain("mine");
  });

  it("is shown beside what someone else saved since", async () => {
    leave();
    const newer = [block(1, { markdown: "theirs", version: 5 }), block(2)];
    await open({ topic: () => topic({ draftBlocks: newer }), addTopicBlock: changed(block(3), topic()) });
    await userEvent.click(await screen.findByRole("button", { name: "Restore it" }));
    const notice = await screen.findByRole("region", { name: "Changed by someone else" });
    expect(notice.textContent).toContain("theirs");
    expect(codes()[0]).toBe("mine");
  });

  it("is dropped when it is discarded, and when the person signs out", async () => {
    leave();
    await open();
    await userEvent.click(await screen.findByRole("button", { name: "Discard" }));
    expect(kept()).toBeNull();
    expect(codes()).toEqual(["let a = 1;", "let b = 2;"]);
    leave();
    signOut();
    expect(kept()).toBeNull();
  });
});
