import { Editor } from "@tiptap/core";
import { TaskItem, TaskList } from "@tiptap/extension-list";
import { TableKit } from "@tiptap/extension-table";
import { Placeholder } from "@tiptap/extensions";
import { Markdown } from "@tiptap/markdown";
import StarterKit from "@tiptap/starter-kit";

/** Everything that Markdown can hold; nothing else is offered. */
export const richTextExtensions = [
  StarterKit.configure({
    underline: false,
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: true, defaultProtocol: "https" },
  }),
  TaskList,
  TaskItem.configure({ nested: true }),
  TableKit.configure({ table: { resizable: false } }),
  Placeholder.configure({ placeholder: "Write, or press / to add a block" }),
  Markdown,
];

/** Markdown that the editor would lose or rewrite: footnotes, pictures, raw HTML, references, a first heading. */
const beyond = [/\[\^[^\]]+\]/, /!\[[^\]]*\]\(/, /<\/?[a-z][^>]*>/i, /^\[[^\]]+\]:\s/m, /^(# |#{5,6} )/m];

/** Whether the editor can hold a text without losing anything; else it is edited as Markdown. */
export function canHold(markdown: string): boolean {
  const prose = markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, "").replace(/`[^`\n]*`/g, "");
  if (beyond.some((pattern) => pattern.test(prose))) return false;
  const first = new Editor({
    element: null,
    injectCSS: false,
    extensions: richTextExtensions,
    content: markdown,
    contentType: "markdown",
  });
  const before = JSON.stringify(first.getJSON());
  first.commands.setContent(first.getMarkdown(), { contentType: "markdown" });
  const after = JSON.stringify(first.getJSON());
  first.destroy();
  return before === after;
}
