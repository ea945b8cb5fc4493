import { gradeCategoryLabels, gradeLabels, manualCategories } from "#gateway/domains/grades/contract";
import { gradeItemSchema } from "#gateway/domains/grades/formContract";
import { addGradeItem, deleteGradeItem, updateGradeItem } from "~/commands/gradeCommands";
import { FormDialog } from "~/forms/FormDialog";
import { useForm } from "~/forms/useForm";
import { useSave } from "~/forms/useSave";
import { useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Select } from "~/ui/Select";
import { TextInput } from "~/ui/TextInput";
import { useConfirm } from "~/ui/useConfirm";
import type { Book, Item } from "./gradebookRows";

interface Props {
  book: Book;
  /** Null adds one. */
  item: Item | null;
  onClose: () => void;
}

const categories = manualCategories.map((value) => ({ value, label: gradeCategoryLabels[value] }));
const labels = { title: gradeLabels.title, category: gradeLabels.category, points: gradeLabels.points };

/** Adds a column whose marks are typed, changes or deletes it. */
export function ItemDialog({ book, item, onClose }: Props) {
  const add = useSave(addGradeItem);
  const update = useSave(updateGradeItem);
  const [remove] = useMutation(deleteGradeItem);
  const itemId = Number(item?.key.split(":")[1]);
  const { ask, dialog } = useConfirm(async (id: number, options) => {
    const deleted = await remove({ itemId: id }, options);
    if (deleted) onClose();
    return deleted;
  });
  const form = useForm({
    schema: gradeItemSchema,
    labels,
    initial: {
      title: item?.title ?? "",
      category: String(item?.category ?? "ASSESSMENTS"),
      points: item ? String(item.maxPoints) : "100",
    },
    onSubmit: (input): Promise<boolean> => {
      const options = { onFieldErrors: form.setServerErrors, onSaved: onClose };
      return item
        ? update({ itemId, version: item.updatedAt ?? null, input }, options)
        : add({ ...book, input }, options);
    },
  });
  return (
    <>
      <FormDialog
        title={item ? "Edit item" : "Add item"}
        description="A column whose marks you type, such as a test on paper."
        form={form}
        submit={item ? "Save item" : "Add item"}
        onClose={onClose}
        note={
          item && (
            <div className="mt-5 border-t border-line pt-4">
              <Button onClick={() => ask(itemId)}>Delete item</Button>
            </div>
          )
        }
      >
        <TextInput {...form.field("title")} autoComplete="off" />
        <Select {...form.field("category")} options={categories} placeholder={null} />
        <TextInput {...form.field("points")} inputMode="decimal" />
      </FormDialog>
      <ConfirmDialog
        {...dialog}
        title="Delete the item"
        message="Its marks and their history are deleted, too."
        confirmLabel="Delete item"
      />
    </>
  );
}
