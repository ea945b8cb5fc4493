import { useState } from "react";
import {
  formatPoints,
  gradeCategoryLabels,
  gradeLabels,
  gradeLimits,
  gradeMessages,
  manualCategories,
} from "#gateway/domains/grades/contract";
import { gradeItemSchema } from "#gateway/domains/grades/formContract";
import type { gradeCommandsImportMarksMutation } from "~/__generated__/gradeCommandsImportMarksMutation.graphql";
import { addGradeItem, deleteGradeItem, importMarks, updateGradeItem } from "~/commands/gradeCommands";
import { formatQuantity } from "~/formats/counts";
import { readCsv } from "~/formats/readCsv";
import { FormDialog } from "~/forms/FormDialog";
import { keptTexts } from "~/forms/keptTexts";
import { TextFileButton } from "~/forms/TextFileButton";
import { useForm } from "~/forms/useForm";
import { useKeptState } from "~/forms/useKeptState";
import type { Saved } from "~/forms/useLeaveForm";
import { useSave } from "~/forms/useSave";
import type { Book } from "~/layout/grades/useMarkEntry";
import { type Payload, useMutation } from "~/relay/useMutation";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { Dialog } from "~/ui/Dialog";
import { Select } from "~/ui/Select";
import { TextArea } from "~/ui/TextArea";
import { TextInput } from "~/ui/TextInput";
import { showToast } from "~/ui/toasts";
import { useConfirm } from "~/ui/useConfirm";
import type { Open } from "./GradesToolbar";
import type { Gradebook, Item } from "./gradebook";
import { SchemeDialog } from "./SchemeDialog";

interface ItemDialogProps {
  book: Book;
  /** Null adds one. */
  item: Item | null;
  onClose: () => void;
}

const categories = manualCategories.map((value) => ({ value, label: gradeCategoryLabels[value] }));
const labels = { title: gradeLabels.title, category: gradeLabels.category, points: gradeLabels.points };

/** Adds a column whose marks are typed, changes or deletes it. */
function ItemDialog({ book, item, onClose }: ItemDialogProps) {
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
    onSubmit: (input): Promise<Saved> => {
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

type Found = Payload<gradeCommandsImportMarksMutation>;

const changeNoun = { one: "mark changes", many: "marks change" } as const;

/** The marks to import, until they are. */
const openMarks = keptTexts("mark-import");

/** Reads marks from a CSV file: first what would change, with what is wrong by its line, then all or nothing. */
function ImportDialog({ book, onClose }: { book: Book; onClose: () => void }) {
  const {
    value: text,
    change: setText,
    forget,
  } = useKeptState({ open: openMarks, id: `${book.batchId}:${book.courseId}`, initial: "" });
  const giveUp = () => {
    forget();
    onClose();
  };
  const [found, setFound] = useState<Found | null>(null);
  const [broken, setBroken] = useState<string | null>(null);
  const [run, busy] = useMutation(importMarks);
  const write = (next: string) => {
    setText(next);
    setFound(null);
    setBroken(null);
  };
  const send = async (csv: string, dryRun: boolean) => {
    const { records, brokenAt } = readCsv(csv);
    if (brokenAt !== null) return setBroken(`Line ${brokenAt}: a quotation mark is not closed`);
    if (records.length < 2)
      return setBroken("The file has no marks: it needs a head and a line for each learner");
    if (records.length > gradeLimits.records) return setBroken(`At most ${gradeLimits.records - 1} lines`);
    const read = await run({ ...book, records: records.map(({ line, cells }) => ({ line, cells })), dryRun });
    if (!read) return undefined;
    setFound(read);
    if (!read.isDone) return undefined;
    showToast({ tone: "success", message: gradeMessages.imported });
    return giveUp();
  };
  const mayImport = found !== null && found.problems.length === 0 && found.changes.length > 0;
  return (
    <Dialog
      open
      size="lg"
      title="Import marks"
      description="A CSV file with the column Username and a column for each item, as Export CSV writes it. Empty cells change nothing."
      onClose={onClose}
      footer={
        <>
          <Button onClick={giveUp}>Cancel</Button>
          <Button busy={busy} disabled={text.trim() === ""} onClick={() => void send(text, true)}>
            Check
          </Button>
          <Button variant="primary" busy={busy} disabled={!mayImport} onClick={() => void send(text, false)}>
            {mayImport ? `Import ${found.changes.length}` : "Import"}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <div>
          <TextFileButton
            label="CSV file of marks"
            accept=".csv,.txt,text/csv"
            mostBytes={1_000_000}
            onRead={(next) => {
              write(next);
              void send(next, true);
            }}
          />
        </div>
        <TextArea label="Marks as CSV" rows={5} spellCheck={false} value={text} onChange={write} />
        {broken && (
          <p role="alert" className="text-sm font-medium text-danger-ink">
            {broken}
          </p>
        )}
        {found && <ImportFound found={found} />}
      </div>
    </Dialog>
  );
}

/** The changes that a file would make, and its errors. */
function ImportFound({ found }: { found: Found }) {
  const { changes, problems } = found;
  return (
    <section aria-label="Check" className="grid gap-3 text-sm">
      <p role="status" className="font-medium">
        {problems.length > 0
          ? `${formatQuantity(problems.length, { one: "problem", many: "problems" })}: nothing can be imported yet`
          : formatQuantity(changes.length, changeNoun)}
      </p>
      {problems.length > 0 && (
        <ul className="grid gap-1 text-danger-ink">
          {problems.map(({ line, column, message }) => (
            <li key={`${line} ${column} ${message}`}>
              Line {line}
              {column !== "" && `, ${column}`}: {message}
            </li>
          ))}
        </ul>
      )}
      {problems.length === 0 && (
        <ul className="grid gap-1 tabular-nums">
          {changes.slice(0, 50).map(({ line, name, title, from, points }) => (
            <li key={`${line} ${title}`}>
              {name}, {title}: {from === "" ? "no mark" : from} → {formatPoints(points)}
            </li>
          ))}
          {changes.length > 50 && <li className="text-muted">and {changes.length - 50} more</li>}
        </ul>
      )}
    </section>
  );
}

interface DialogsProps {
  gradebook: Gradebook;
  book: Book;
  open: Open | null;
  onClose: () => void;
}

/** The dialog that is open, if any. */
export function GradeDialogs({ gradebook, book, open, onClose }: DialogsProps) {
  if (open === null) return null;
  if (open === "scheme") return <SchemeDialog gradebook={gradebook} onClose={onClose} />;
  if (open === "import") return <ImportDialog book={book} onClose={onClose} />;
  return <ItemDialog book={book} item={open === "add" ? null : open.item} onClose={onClose} />;
}
