import { type Editor, EditorContent, useEditor } from "@tiptap/react";
import { type ReactNode, useEffectEvent, useLayoutEffect } from "react";
import { isFocusLost } from "~/ui/useHeadingFocus";
import { EarlyText } from "./EarlyText";
import { RichTextToolbar } from "./RichTextToolbar";
import { richTextExtensions } from "./richTextSchema";
import "./richText.css";

export interface RichTextProps {
  /** The accessible name. */
  label: string;
  /** The text when the editor opens. */
  markdown: string;
  onChange: (markdown: string) => void;
  /** Called for `/` in an empty line, with the place of the caret. */
  onSlash: (caret: DOMRect, cancel: () => void) => void;
  /** Takes the focus when it opens, unless something else has it by then: the editor's code may load late. */
  autoFocus: boolean;
  /** Shown at the end of the toolbar. */
  children?: ReactNode;
}

/** A text edited as it will look, in and out as Markdown. */
export function RichText(props: RichTextProps) {
  const { label, markdown, onChange, onSlash, autoFocus, children } = props;
  const change = useEffectEvent((editor: Editor) => onChange(editor.getMarkdown()));
  const slash = useEffectEvent(onSlash);
  const editor = useEditor({
    extensions: richTextExtensions,
    // Made while rendering, it is destroyed again when its first commit comes late, and the screen would fail.
    immediatelyRender: false,
    injectCSS: false,
    content: markdown,
    contentType: "markdown",
    editorProps: {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label, class: "rich-text" },
      handleKeyDown: (view, event) => {
        const { $from, empty } = view.state.selection;
        const isEmptyLine =
          empty && $from.parent.type.name === "paragraph" && $from.parent.content.size === 0;
        if (event.key !== "/" || event.isComposing || !isEmptyLine) return false;
        const { left, top, bottom } = view.coordsAtPos($from.pos);
        const writeSlash = () => {
          view.dispatch(view.state.tr.insertText("/"));
          view.focus();
        };
        slash(new DOMRect(left, top, 0, bottom - top), writeSlash);
        return true;
      },
    },
    onUpdate: ({ editor: changed }) => change(changed),
  });
  // Tiptap's own ways would focus an editor that React has not put on the page yet, or only in the next frame: after keys
  // that were typed before it.
  useLayoutEffect(() => {
    if (!editor || !autoFocus || !isFocusLost()) return;
    editor.commands.setTextSelection(editor.state.doc.content.size);
    editor.view.focus();
  }, [autoFocus, editor]);
  if (!editor) return <EarlyText {...props} />;
  return (
    <>
      <EditorContent editor={editor} />
      <RichTextToolbar editor={editor} label={label}>
        {children}
      </RichTextToolbar>
    </>
  );
}
