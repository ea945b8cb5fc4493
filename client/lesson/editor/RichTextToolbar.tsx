import { type ChainedCommands, type Editor, useEditorState } from "@tiptap/react";
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Italic,
  Link,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Quote,
  SquareCode,
  Strikethrough,
  Table,
} from "lucide-react";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { IconButton } from "~/ui/IconButton";
import { nextIndex } from "~/ui/nextIndex";
import { LinkDialog } from "./LinkDialog";
import { TableTools } from "./TableTools";

interface Tool {
  label: string;
  icon: LucideIcon;
  isActive: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
}

/** A tool that turns a mark or a kind of block on and off. */
const toggle = (
  label: string,
  icon: LucideIcon,
  name: string,
  apply: (chain: ChainedCommands) => ChainedCommands,
): Tool => ({
  label,
  icon,
  isActive: (editor) => editor.isActive(name),
  run: (editor) => apply(editor.chain().focus()).run(),
});

const tools: readonly Tool[] = [
  {
    label: "Heading",
    icon: Heading2,
    isActive: (editor) => editor.isActive("heading", { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: "Subheading",
    icon: Heading3,
    isActive: (editor) => editor.isActive("heading", { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  toggle("Bold", Bold, "bold", (chain) => chain.toggleBold()),
  toggle("Italic", Italic, "italic", (chain) => chain.toggleItalic()),
  toggle("Strikethrough", Strikethrough, "strike", (chain) => chain.toggleStrike()),
  toggle("Code", Code, "code", (chain) => chain.toggleCode()),
  toggle("Bulleted list", List, "bulletList", (chain) => chain.toggleBulletList()),
  toggle("Numbered list", ListOrdered, "orderedList", (chain) => chain.toggleOrderedList()),
  toggle("Task list", ListChecks, "taskList", (chain) => chain.toggleTaskList()),
  toggle("Quote", Quote, "blockquote", (chain) => chain.toggleBlockquote()),
  toggle("Code block", SquareCode, "codeBlock", (chain) => chain.toggleCodeBlock()),
  {
    label: "Table",
    icon: Table,
    isActive: (editor) => editor.isActive("table"),
    run: (editor) => {
      const chain = editor.chain().focus();
      if (editor.isActive("table")) chain.deleteTable().run();
      else chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
    },
  },
];

interface Props {
  editor: Editor;
  /** The name of the text. */
  label: string;
  /** Shown at the end. */
  children: ReactNode;
}

const pressed = "aria-pressed:bg-brand-soft aria-pressed:text-brand-ink";

/** Moves the focus along a toolbar, which is one stop of the Tab key. */
function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<Element>("button")];
  const at = document.activeElement ? buttons.indexOf(document.activeElement) : -1;
  const next = nextIndex(event.key, { at, count: buttons.length, axis: "horizontal" });
  if (next === undefined) return;
  event.preventDefault();
  const button = buttons[next];
  if (button instanceof HTMLElement) button.focus();
}

/**
 * The formatting of a text. A press leaves the selection as it is. It always takes its place, so that nothing moves under
 * the pointer when the focus leaves.
 */
export function RichTextToolbar({ editor, label, children }: Props) {
  const [isLinking, setLinking] = useState(false);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      names: tools.filter((tool) => tool.isActive(current)).map((tool) => tool.label),
      isLink: current.isActive("link"),
      isInTable: current.isActive("table"),
    }),
  });
  return (
    <div
      role="toolbar"
      aria-label={`Format ${label}`}
      className="mt-2 flex gap-0.5 overflow-x-auto p-0.5 opacity-0 transition-opacity group-focus-within/block:opacity-100 group-hover/block:opacity-100 pointer-coarse:opacity-100"
      onMouseDown={(event) => event.preventDefault()}
      onKeyDown={moveAlong}
    >
      {tools.map(({ label: name, icon: Icon, run }, index) => (
        <IconButton
          key={name}
          size="sm"
          label={name}
          icon={<Icon />}
          tabIndex={index === 0 ? 0 : -1}
          aria-pressed={active.names.includes(name)}
          className={pressed}
          onClick={() => run(editor)}
        />
      ))}
      <IconButton
        size="sm"
        label="Link"
        icon={<Link />}
        tabIndex={-1}
        aria-pressed={active.isLink}
        className={pressed}
        onClick={() => setLinking(true)}
      />
      {active.isInTable && <TableTools editor={editor} />}
      {children}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}
