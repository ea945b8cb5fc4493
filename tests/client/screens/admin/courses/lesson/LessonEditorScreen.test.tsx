// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { courseParts } from "~/screens/admin/courses/routes";
import { currentToasts } from "~/ui/toasts";
import { block, changed, topic } from "./lessonScript";

const area = [{ path: "admin/courses/:id", children: courseParts }];

function open(script: Script = {}) {
  const gateway = scriptGateway({ topic: () => topic(), ...script });
  openScreen("/admin/courses/7/topics/12/edit", area);
  return gateway;
}

const codes = async () => screen.findAllByRole<HTMLTextAreaElement>("textbox", { name: "Code" });
const listed = () =>
  within(screen.getByRole("list", { name: "Blocks" }))
    .getAllByRole("listitem")
    .map((item) => item.getAttribute("aria-label"));
const update = "useLessonCommandsUpdateMutation";
const choose = async (name: string) => {
  await userEvent.click((await screen.findAllByRole("button", { name: /^Actions for/ }))[0] as Element);
  await userEvent.click(await screen.findByRole("menuitem", { name }));
};

// The first screen would wait for its code to be compiled.
beforeAll(() => import("~/screens/admin/courses/lesson/LessonEditorScreen"), 60_000);

describe("the lesson editor", () => {
  it("shows the draft of the topic and where it stands", async () => {
    open();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Loops");
    expect(screen.getByText("Draft")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Curriculum" }).getAttribute("href")).toBe(
      "/admin/courses/7/curriculum",
    );
    expect((await codes()).map(({ value }) => value)).toEqual(["let a = 1;", "let b = 2;"]);
  });

  it("says what an empty lesson is for", async () => {
    open({ topic: topic({ draftBlocks: [], hasUnpublishedChanges: false }) });
    expect(await screen.findByText("This lesson is empty")).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Publish" }).disabled).toBe(true);
  });

  it("leads on to the lessons before and after it", async () => {
    const neighbour = (databaseId: number, name: string) => ({
      __typename: "Topic",
      id: `Topic:${databaseId}`,
      databaseId,
      name,
    });
    open({ topic: topic({ previous: neighbour(11, "Values"), next: neighbour(13, "Lists") }) });
    for (const [name, id] of [
      ["Previous: Values", 11],
      ["Next: Lists", 13],
    ] as const) {
      const link = await screen.findByRole("link", { name });
      expect(link.getAttribute("href")).toBe(`/admin/courses/7/topics/${id}/edit`);
    }
  });

  it("takes what is typed into a new text while the editor's code loads", async () => {
    open({ topic: topic({ draftBlocks: [] }) });
    await userEvent.click(await screen.findByRole("button", { name: "Add block" }));
    await userEvent.click(await screen.findByRole("option", { name: /^Text/ }));
    await userEvent.keyboard("First letters");
    const text = await screen.findByRole("textbox", { name: "Text" });
    await waitFor(() =>
      expect(text.textContent || (text as HTMLTextAreaElement).value).toBe("First letters"),
    );
    expect(document.activeElement).toBe(text);
  });

  it("knows no topic of another course", async () => {
    open({ topic: topic({ course: { ...topic().course, databaseId: 8 } }) });
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Lesson not found");
  });

  it("saves what is typed, and says so", async () => {
    const saved = block(1, { markdown: "let a = 2;", version: 2 });
    const { askedAs, hold } = open({ updateTopicBlock: changed(saved, topic({ version: 4 })) });
    const [first] = await codes();
    const release = hold();
    if (first) await userEvent.type(first, "{Backspace}{Backspace}2;");
    expect(screen.getAllByText("Saving").length).toBeGreaterThan(0);
    release();
    await waitFor(() => expect(askedAs(update)).toHaveLength(1), { timeout: 3_000 });
    expect(askedAs(update)[0]?.variables).toMatchObject({
      blockId: 1,
      version: 1,
      input: { kind: "CODE", markdown: "let a = 2;" },
    });
    await waitFor(() => expect(screen.queryByText("Saving")).toBeNull());
  });

  it("adds a block by the menu, with the keyboard", async () => {
    const added = block(3, { kind: "EMBED", url: null });
    const draftBlocks = [...topic().draftBlocks, added];
    open({ addTopicBlock: changed(added, topic({ draftBlocks, version: 4 })) });
    await codes();
    screen.getByRole("button", { name: "Add block" }).focus();
    await userEvent.keyboard("{Enter}");
    await userEvent.type(await screen.findByRole("combobox", { name: "Kind of block" }), "embed{Enter}");
    expect(await screen.findByRole("textbox", { name: /^Link/ })).toBe(document.activeElement);
  });

  it("takes the first sentence of a callout, and names one without a text as unfinished", async () => {
    const added = block(3, { kind: "CALLOUT", tone: "INFO", markdown: "Mind the gap" });
    const draftBlocks = [...topic().draftBlocks, added];
    const { askedAs } = open({ addTopicBlock: changed(added, topic({ draftBlocks, version: 4 })) });
    await codes();
    await userEvent.click(screen.getByRole("button", { name: "Add block" }));
    await userEvent.type(await screen.findByRole("combobox", { name: "Kind of block" }), "note{Enter}");
    expect((await screen.findAllByText("Not saved yet: Write its text")).length).toBeGreaterThan(0);
    await userEvent.click(screen.getByRole("button", { name: "Publish" }));
    expect(await screen.findByText(/Some blocks aren't saved yet/)).toBeTruthy();
    expect(askedAs("useLessonCommandsAddMutation")).toEqual([]);
    const text = await screen.findByRole("textbox", { name: /^Text of the callout/ });
    text.focus();
    await userEvent.keyboard("Mind");
    await waitFor(() => expect(askedAs("useLessonCommandsAddMutation")).toHaveLength(1), { timeout: 3_000 });
    expect(askedAs("useLessonCommandsAddMutation")[0]?.variables).toMatchObject({
      topicId: 12,
      afterBlockId: 2,
      // A slow machine pauses between two letters.
      input: { kind: "CALLOUT", tone: "INFO", markdown: expect.stringMatching(/^M/) },
    });
  });

  it("has the focus in the text of a new callout", async () => {
    open({ topic: topic({ draftBlocks: [] }) });
    await userEvent.click(await screen.findByRole("button", { name: "Add block" }));
    await userEvent.type(await screen.findByRole("combobox", { name: "Kind of block" }), "note{Enter}");
    await userEvent.keyboard("First letters");
    const text = await screen.findByRole("textbox", { name: /^Text of the callout/ });
    await waitFor(() =>
      expect(text.textContent || (text as HTMLTextAreaElement).value).toBe("First letters"),
    );
    expect(screen.getByRole("combobox", { name: "Tone" })).toHaveProperty("value", "INFO");
  });

  it("says that nothing is called so, and closes the menu with Escape", async () => {
    open();
    await codes();
    const button = screen.getByRole("button", { name: "Add block" });
    await userEvent.click(button);
    await userEvent.type(await screen.findByRole("combobox", { name: "Kind of block" }), "zebra");
    expect(screen.getByText("No results.")).toBeTruthy();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect(listed()).toHaveLength(2);
  });

  it("moves a block at once, and back when the server refuses", async () => {
    open({ moveTopicBlock: aRefusal("Block not found", "NOT_FOUND") });
    await codes();
    await choose("Move down");
    await waitFor(() => expect(currentToasts()[0]?.message).toBe("Block not found"));
    await waitFor(() => expect(listed()[0]).toBe("Code “let a = 1;”"));
  });

  it("deletes a block, and brings it back by Undo", async () => {
    const left = topic({ version: 4, draftBlocks: topic().draftBlocks.slice(1) });
    const { names } = open({
      deleteTopicBlock: changed(block(1, { version: 2 }), left),
      restoreTopicBlock: changed(block(1, { markdown: "let a = 1;", version: 3 }), topic({ version: 5 })),
      moveTopicBlock: changed(block(1, { markdown: "let a = 1;", version: 3 }), topic({ version: 6 })),
    });
    await codes();
    await choose("Delete");
    expect(listed()).toEqual(["Code “let b = 2;”"]);
    await userEvent.click(await screen.findByRole("button", { name: "Undo" }));
    expect(listed()).toEqual(["Code “let a = 1;”", "Code “let b = 2;”"]);
    await waitFor(() => expect(names().at(-1)).toBe("useLessonCommandsMoveMutation"));
  });

  it("keeps what is typed beside what someone else saved first", async () => {
    const theirs = [block(1, { markdown: "theirs", version: 2 }), block(2)];
    let draftBlocks: object[] = topic().draftBlocks;
    open({
      topic: () => topic({ draftBlocks, version: draftBlocks === theirs ? 4 : 3 }),
      updateTopicBlock: aRefusal("Someone else changed this block", "STALE"),
    });
    const [first] = await codes();
    draftBlocks = theirs;
    if (first) await userEvent.type(first, " mine");
    const notice = await screen.findByRole("region", { name: "Changed by someone else" }, { timeout: 3_000 });
    expect(notice.textContent).toContain("theirs");
    expect((await codes())[0]?.value).toBe("let a = 1; mine");
    await userEvent.click(within(notice).getByRole("button", { name: "Use theirs" }));
    expect((await codes())[0]?.value).toBe("theirs");
  });

  it("shows what differs before it publishes", async () => {
    const differences = [
      { change: "CHANGED", draft: block(1, { markdown: "new" }), published: block(9, { markdown: "old" }) },
      { change: "ADDED", draft: block(2, { markdown: "more" }), published: null },
    ];
    const published = topic({ publishedAt: "2026-11-23T00:00:00.000Z", hasUnpublishedChanges: false });
    const { askedAs } = open({
      topic: () => topic({ differences }),
      publishTopic: { __typename: "TopicPayload", topic: published },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Publish" }));
    const dialog = await screen.findByRole("dialog", { name: "Publish the lesson" });
    expect(within(dialog).getAllByRole("listitem")[0]?.textContent).toBe("ChangedCodePublishedoldDraftnew");
    await userEvent.click(within(dialog).getByRole("button", { name: "Publish now" }));
    await waitFor(() => expect(screen.getByText("Published")).toBeTruthy());
    expect(askedAs("lessonCommandsPublishTopicMutation")[0]?.variables).toEqual({ topicId: 12, version: 3 });
    expect(currentToasts()[0]?.message).toBe("Lesson published");
  });

  it("saves the settings of the topic", async () => {
    const { askedAs } = open({
      updateTopic: { __typename: "TopicPayload", topic: topic({ version: 4, summary: "Again and again" }) },
    });
    await userEvent.click(await screen.findByRole("button", { name: "Settings" }));
    await userEvent.type(await screen.findByLabelText(/Summary/), "Again and again");
    await userEvent.click(screen.getByRole("radio", { name: /With the batch's plan/ }));
    await userEvent.click(screen.getByRole("button", { name: "Save settings" }));
    await waitFor(() => expect(askedAs("lessonCommandsUpdateTopicMutation")).toHaveLength(1));
    expect(askedAs("lessonCommandsUpdateTopicMutation")[0]?.variables).toMatchObject({
      topicId: 12,
      version: 3,
      input: { summary: "Again and again", opening: "WITH_PLAN", minutes: 10 },
    });
  });

  it("restores a former version of a block", async () => {
    const content = { kind: "CODE", markdown: "before", language: "", caption: "", altText: "", url: null };
    const nodes = [{ databaseId: 5, savedByName: "Grace", savedAt: "2026-11-20T10:00:00.000Z", content }];
    const { askedAs } = open({
      node: { ...block(1), revisions: { totalCount: 1, nodes } },
      restoreTopicBlock: changed(block(1, { markdown: "before", version: 2 }), topic({ version: 4 })),
    });
    await codes();
    await choose("Revisions");
    const former = await screen.findByRole("list", { name: "Former versions" });
    expect(former.textContent).toContain("before");
    await userEvent.click(within(former).getByRole("button", { name: "Restore" }));
    await waitFor(() =>
      expect(askedAs("useLessonCommandsRestoreMutation")[0]?.variables).toEqual({
        blockId: 1,
        revisionId: 5,
      }),
    );
  });
});
