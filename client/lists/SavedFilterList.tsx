import { Check, Pencil, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { savedFilterLabels, savedFilterSchema } from "#gateway/domains/savedFilters/contract";
import type { SavedFiltersDialogQuery$data } from "../__generated__/SavedFiltersDialogQuery.graphql";
import { Form } from "../forms/Form";
import { useForm } from "../forms/useForm";
import { useSave } from "../forms/useSave";
import { useMutation } from "../relay/useMutation";
import { Button } from "../ui/Button";
import { Checkbox } from "../ui/Checkbox";
import { IconButton } from "../ui/IconButton";
import { TextInput } from "../ui/TextInput";
import { deleteSavedFilter, updateSavedFilter } from "./savedFilterCommands";

type SavedFilters = SavedFiltersDialogQuery$data["savedFilters"]["nodes"];
type SavedFilter = SavedFilters[number];

interface Props {
  filters: SavedFilters;
  /** The query string of the first page of what the list shows; '' for the unfiltered list. */
  search: string;
  /** The filter whose form is open; null for none. */
  editedId: string | null;
  onEdit: (id: string | null) => void;
  onChoose: () => void;
  /** Called when a filter was changed or deleted. */
  onChanged: () => void;
}

/** The saved filters of a list, to show, change and delete. */
export function SavedFilterList({ filters, search, editedId, onEdit, onChoose, onChanged }: Props) {
  // The button that opened the form gets the focus back when the form closes.
  const [returnedId, setReturnedId] = useState<string | null>(null);
  if (filters.length === 0) return <p className="text-sm text-ink">No saved filters for this list yet</p>;
  const close = () => {
    setReturnedId(editedId);
    onEdit(null);
  };
  return (
    <ul
      aria-label="Saved filters"
      className="-mx-2 grid max-h-72 grid-cols-[minmax(0,1fr)] gap-0.5 overflow-y-auto"
    >
      {filters.map((filter) => (
        <li key={filter.id}>
          {filter.id === editedId ? (
            <EditForm filter={filter} search={search} onChanged={onChanged} onClose={close} />
          ) : (
            <FilterRow
              filter={filter}
              isShown={filter.search === search}
              takesFocus={filter.id === returnedId}
              onChoose={onChoose}
              onEdit={() => onEdit(filter.id)}
              onDeleted={onChanged}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  filter: SavedFilter;
  isShown: boolean;
  takesFocus: boolean;
  onChoose: () => void;
  onEdit: () => void;
  onDeleted: () => void;
}

function FilterRow({ filter, isShown, takesFocus, onChoose, onEdit, onDeleted }: RowProps) {
  const { databaseId, name, search } = filter;
  const [commit, busy] = useMutation(deleteSavedFilter);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) edit.current?.focus();
  }, [takesFocus]);
  return (
    <div className="flex items-center gap-1 rounded-md hover:bg-hover">
      <Link
        to={{ search }}
        aria-current={isShown ? "true" : undefined}
        onClick={onChoose}
        className="touch flex min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1.5 text-sm text-ink"
      >
        <span className="min-w-0 flex-1 truncate">{name}</span>
        {isShown && <Check aria-hidden className="size-4 shrink-0 text-brand-ink" />}
      </Link>
      <IconButton ref={edit} size="sm" label={`Edit ${name}`} icon={<Pencil />} onClick={onEdit} />
      <IconButton
        size="sm"
        label={`Delete ${name}`}
        icon={<Trash2 />}
        disabled={busy}
        onClick={async () => {
          if (await commit({ savedFilterId: databaseId })) onDeleted();
        }}
      />
    </div>
  );
}

interface EditProps {
  filter: SavedFilter;
  search: string;
  onChanged: () => void;
  onClose: () => void;
}

/** Renames a filter and, where the list shows something else, lets it show that from now on. */
function EditForm({ filter, search, onChanged, onClose }: EditProps) {
  const [takesShown, setTakesShown] = useState(false);
  const save = useSave(updateSavedFilter);
  const form = useForm({
    schema: savedFilterSchema,
    labels: savedFilterLabels,
    initial: { name: filter.name },
    onSubmit: async ({ name }) => {
      const variables = { savedFilterId: filter.databaseId, name, search: takesShown ? search : null };
      const isSaved = await save(variables, { onFieldErrors: form.setServerErrors, onSaved: onChanged });
      if (isSaved) onClose();
      return isSaved;
    },
  });
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Form
      form={form}
      submit="Save"
      actions={<Button onClick={onClose}>Cancel</Button>}
      aria-label={`Edit ${filter.name}`}
      className="rounded-md bg-sunken p-3"
    >
      <TextInput {...form.field("name")} ref={field} autoComplete="off" />
      {search !== "" && search !== filter.search && (
        <Checkbox
          label="Use the filters and the order shown now"
          value={takesShown}
          onChange={setTakesShown}
        />
      )}
    </Form>
  );
}
