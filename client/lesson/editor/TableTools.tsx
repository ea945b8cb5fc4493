import type { Editor } from "@tiptap/react";
import { Button } from "~/ui/Button";

const steps = [
  { label: "Add row", run: (editor: Editor) => editor.chain().focus().addRowAfter().run() },
  { label: "Add column", run: (editor: Editor) => editor.chain().focus().addColumnAfter().run() },
  { label: "Delete row", run: (editor: Editor) => editor.chain().focus().deleteRow().run() },
  { label: "Delete column", run: (editor: Editor) => editor.chain().focus().deleteColumn().run() },
];

/** The rows and columns of the table that holds the caret. */
export function TableTools({ editor }: { editor: Editor }) {
  return steps.map(({ label, run }) => (
    <Button key={label} variant="ghost" size="sm" tabIndex={-1} onClick={() => run(editor)}>
      {label}
    </Button>
  ));
}
