import { Check, Trash2 } from "lucide-react";
import { graphql } from "react-relay";
import { Link, useLocation } from "react-router-dom";
import { savedFilterLabels, savedFilterSchema } from "#gateway/domains/savedFilters/contract";
import type {
  SavedFiltersDialogQuery,
  SavedFiltersDialogQuery$data,
} from "../__generated__/SavedFiltersDialogQuery.graphql";
import { Form } from "../forms/Form";
import { useForm } from "../forms/useForm";
import { useSave } from "../forms/useSave";
import { FetchedPart } from "../relay/FetchedPart";
import { useMutation } from "../relay/useMutation";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { IconButton } from "../ui/IconButton";
import { Skeleton } from "../ui/Skeleton";
import { TextInput } from "../ui/TextInput";
import { deleteSavedFilter, saveFilter } from "./savedFilterCommands";

const query = graphql`
  query SavedFiltersDialogQuery($path: String!) {
    savedFilters(path: $path) { nodes { id databaseId name search } }
  }
`;

interface Props {
  /** The query string of the first page of what the list shows; '' for the unfiltered list. */
  search: string;
  onClose: () => void;
}

/** The saved filters of the list on the screen. */
export function SavedFiltersDialog({ search, onClose }: Props) {
  const path = useLocation().pathname.replace(/\/+$/, "");
  return (
    <Dialog
      open
      onClose={onClose}
      size="sm"
      title="Saved filters"
      description="Only you see them, on every device you sign in on."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <FetchedPart<SavedFiltersDialogQuery>
        query={query}
        variables={{ path }}
        loading={<Skeleton className="h-9 w-full" />}
        failed="Unable to load the saved filters"
      >
        {({ savedFilters: { nodes } }, reread) => (
          <div className="grid gap-5">
            <FilterList filters={nodes} search={search} onChoose={onClose} onDeleted={reread} />
            {search === "" ? (
              <p className="text-sm text-muted">Filter or sort the list to save what it shows.</p>
            ) : (
              <SaveForm path={path} search={search} onSaved={reread} />
            )}
          </div>
        )}
      </FetchedPart>
    </Dialog>
  );
}

interface FilterListProps {
  filters: SavedFiltersDialogQuery$data["savedFilters"]["nodes"];
  search: string;
  onChoose: () => void;
  onDeleted: () => void;
}

function FilterList({ filters, search, onChoose, onDeleted }: FilterListProps) {
  const [commit, busy] = useMutation(deleteSavedFilter);
  if (filters.length === 0) return <p className="text-sm text-ink">No saved filters of this list yet</p>;
  return (
    <ul aria-label="Saved filters" className="-mx-2 grid max-h-72 gap-0.5 overflow-y-auto">
      {filters.map((filter) => (
        <li key={filter.id} className="flex items-center gap-1 rounded-md hover:bg-hover">
          <Link
            to={{ search: filter.search }}
            aria-current={filter.search === search ? "true" : undefined}
            onClick={onChoose}
            className="touch flex min-w-0 flex-1 items-center gap-2 rounded-md px-2 py-1.5 text-sm text-ink"
          >
            <span className="min-w-0 flex-1 truncate">{filter.name}</span>
            {filter.search === search && <Check aria-hidden className="size-4 shrink-0 text-brand-ink" />}
          </Link>
          <IconButton
            size="sm"
            label={`Delete ${filter.name}`}
            icon={<Trash2 />}
            disabled={busy}
            onClick={async () => {
              if (await commit({ savedFilterId: filter.databaseId })) onDeleted();
            }}
          />
        </li>
      ))}
    </ul>
  );
}

interface SaveFormProps {
  path: string;
  search: string;
  onSaved: () => void;
}

/** Saves what the list shows under a name. */
function SaveForm({ path, search, onSaved }: SaveFormProps) {
  const save = useSave(saveFilter);
  const form = useForm({
    schema: savedFilterSchema,
    labels: savedFilterLabels,
    initial: { name: "" },
    onSubmit: async ({ name }) => {
      const isSaved = await save({ name, path, search }, { onFieldErrors: form.setServerErrors, onSaved });
      if (isSaved) form.reset();
      return isSaved;
    },
  });
  return (
    <Form
      form={form}
      submit="Save"
      aria-label="Save what the list shows"
      className="border-t border-line pt-4"
    >
      <TextInput
        {...form.field("name")}
        autoComplete="off"
        hint="Saves the filters and the order shown now."
      />
    </Form>
  );
}
