// @vitest-environment happy-dom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { itemTexts } from "#tests/client/itemTexts";
import { aRefusal } from "#tests/support/refusal";
import { openScreen, type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { courseParts } from "~/screens/admin/courses/routes";
import { currentToasts } from "~/ui/toasts";
import { block, changed, topic } from "./lessonScript";

const area = [{ path: "admin/courses/:id", children: courseParts }];
const seen = { file: null, captions: null, progress: null };
const shown = { status: "PENDING", completedDate: null, module: { id: "Module:1", name: "Basics" } };

// The first screen would wait for its code to be compiled.
beforeAll(() => import("~/screens/admin/courses/lesson/LessonEditorScreen"), 60_000);

async function open(script: Script = {}) {
  const gateway = scriptGateway({ topic: () => topic(), ...script });
  openScreen("/admin/courses/7/topics/12/edit", area);
  await screen.findAllByRole("textbox", { name: "Code" });
  return gateway;
}

async function openTool(name: string) {
  await userEvent.click(screen.getByRole("button", { name: "More for this lesson" }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

async function openImport(markdown: string) {
  await openTool("Import Markdown");
  const dialog = await screen.findByRole("dialog", { name: "Import Markdown" });
  await userEvent.click(within(dialog).getByRole("textbox", { name: "Markdown" }));
  await userEvent.paste(markdown);
  return dialog;
}

describe("the tools of the lesson editor", () => {
  it("shows the draft as learners will see it, and returns to editing", async () => {
    const draftBlocks = [
      block(1, { html: "<pre><code>Again and again</code></pre>", ...seen }),
      block(2, { markdown: "let b = 2;", ...seen }),
    ];
    await open({ topic: () => topic({ ...shown, draftBlocks }) });
    await userEvent.click(screen.getByRole("button", { name: "Preview" }));
    const preview = screen.getByRole("region", { name: "Preview" });
    expect(await within(preview).findByText("Again and again")).toBeTruthy();
    expect(within(preview).getByRole("heading", { level: 2 }).textContent).toBe("Loops");
    expect(screen.queryByRole("list", { name: "Blocks" })).toBeNull();
    await userEvent.click(within(preview).getByRole("radio", { name: "Phone" }));
    await userEvent.click(screen.getByRole("button", { name: "Edit" }));
    expect(screen.getByRole("list", { name: "Blocks" })).toBeTruthy();
  });

  it("names each wrong line of pasted Markdown, and imports nothing", async () => {
    const { names } = await open();
    const dialog = await openImport("Some text\n\n> [!LOUD]\n> What?\n\n```js\nlet a;");
    await userEvent.click(within(dialog).getByRole("button", { name: "Add blocks" }));
    const problems = within(dialog).getByRole("list", { name: "Problems" });
    expect(itemTexts(problems)).toEqual([
      "Line 3: A callout is NOTE, TIP or WARNING, not LOUD",
      "Line 6: This code block is not closed",
    ]);
    expect(names()).not.toContain("lessonCommandsImportTopicBlocksMutation");
  });

  it("refuses a file that is larger than any lesson", async () => {
    await open();
    const dialog = await openImport("");
    const large = new File(["a"], "book.md", { type: "text/markdown" });
    Object.defineProperty(large, "size", { value: 2_000_001 });
    await userEvent.upload(within(dialog).getByLabelText("Markdown file"), large);
    await waitFor(() =>
      expect(currentToasts().map(({ message }) => message)).toContain("book.md is too large"),
    );
    expect(within(dialog).getByRole("textbox", { name: "Markdown" })).toHaveProperty("value", "");
  });

  it("says what Markdown becomes, and adds its blocks", async () => {
    const draftBlocks = [...topic().draftBlocks, block(3, { markdown: "let c = 3;" })];
    const { askedAs } = await open({
      importTopicBlocks: { __typename: "TopicPayload", topic: topic({ version: 4, draftBlocks }) },
    });
    const dialog = await openImport("```js\nlet c = 3;\n```\n");
    expect(within(dialog).getByRole("status").textContent).toBe("1 block: 1 code");
    await userEvent.click(within(dialog).getByRole("button", { name: "Add 1 block" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(askedAs("lessonCommandsImportTopicBlocksMutation")[0]?.variables).toMatchObject({ topicId: 12 });
    expect(await screen.findAllByRole("textbox", { name: "Code" })).toHaveLength(3);
  });

  it("keeps pasted Markdown where the server refuses it", async () => {
    await open({ importTopicBlocks: aRefusal("A lesson can have at most 200 blocks", "CONFLICT") });
    const dialog = await openImport("Some text");
    await userEvent.click(within(dialog).getByRole("button", { name: "Add 1 block" }));
    expect(await within(dialog).findByText("A lesson can have at most 200 blocks")).toBeTruthy();
    expect(within(dialog).getByRole<HTMLTextAreaElement>("textbox", { name: "Markdown" }).value).toBe(
      "Some text",
    );
  });

  it("lists deleted blocks, and restores one", async () => {
    const deletedAt = "2026-11-20T10:00:00.000Z";
    const gone = block(9, { markdown: "gone", deletedAt, file: null });
    let isBack = false;
    const draft = () => [
      ...topic().draftBlocks,
      ...(isBack ? [block(9, { markdown: "gone", version: 3 })] : []),
    ];
    await open({
      topic: () =>
        topic({ deletedBlocks: isBack ? [] : [gone], draftBlocks: draft(), version: isBack ? 4 : 3 }),
      restoreTopicBlock: () => {
        isBack = true;
        return changed(block(9, { version: 3 }), topic({ version: 4, draftBlocks: draft() }));
      },
    });
    await openTool("Deleted blocks");
    const list = await screen.findByRole("list", { name: "Deleted blocks" });
    expect(list.textContent).toContain("deleted by Grace");
    await userEvent.click(within(list).getByRole("button", { name: "Restore" }));
    expect(await screen.findByText("Nothing was deleted from this lesson.")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Close" }));
    expect(await screen.findAllByRole("textbox", { name: "Code" })).toHaveLength(3);
  });

  it("says why a deleted block cannot be restored", async () => {
    const gone = block(9, { kind: "FILE", deletedAt: "2026-11-20T10:00:00.000Z", file: null });
    await open({
      topic: () => topic({ deletedBlocks: [gone] }),
      restoreTopicBlock: aRefusal("File not found", "INVALID"),
    });
    await openTool("Deleted blocks");
    await userEvent.click(await screen.findByRole("button", { name: "Restore" }));
    await waitFor(() => expect(currentToasts()[0]?.message).toBe("File not found"));
  });
});
