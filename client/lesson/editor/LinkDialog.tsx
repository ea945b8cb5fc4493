import type { Editor } from "@tiptap/react";
import { z } from "zod";
import { isSafeLink } from "~/formats/safeLink";
import { Form } from "~/forms/Form";
import { useForm } from "~/forms/useForm";
import { Button } from "~/ui/Button";
import { Dialog } from "~/ui/Dialog";
import { TextInput } from "~/ui/TextInput";

const labels = { url: "Link" };
const schema = z.object({
  url: z
    .string()
    .trim()
    .min(1, "Link is required")
    .refine(isSafeLink, "Enter a link that begins with https://"),
});

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Asks for the address of a link; an empty selection gets the address as its text. */
export function LinkDialog({ editor, onClose }: Props) {
  const href: unknown = editor.getAttributes("link")["href"];
  const form = useForm({
    schema,
    labels,
    initial: { url: typeof href === "string" ? href : "" },
    onSubmit({ url }) {
      const chain = editor.chain().focus().extendMarkRange("link");
      const isBare = editor.state.selection.empty && !editor.isActive("link");
      if (isBare)
        chain.insertContent([{ type: "text", text: url, marks: [{ type: "link", attrs: { href: url } }] }]);
      else chain.setLink({ href: url });
      chain.run();
      onClose();
    },
  });
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <Dialog open title="Link" size="sm" onClose={onClose}>
      <Form
        form={form}
        actions={
          <>
            <Button type="submit" variant="primary">
              Save
            </Button>
            {editor.isActive("link") && <Button onClick={remove}>Remove link</Button>}
            <Button onClick={onClose}>Cancel</Button>
          </>
        }
      >
        <TextInput {...form.field("url")} data-autofocus autoComplete="off" inputMode="url" />
      </Form>
    </Dialog>
  );
}
