import { useState } from "react";
import { graphql } from "react-relay";
import { useLocation } from "react-router-dom";
import { savedFilterLabels, savedFilterSchema } from "#gateway/domains/savedFilters/contract";
import type { SavedFiltersDialogQuery } from "../__generated__/SavedFiltersDialogQuery.graphql";
import { Form } from "../forms/Form";
import { useForm } from "../forms/useForm";
import { useSave } from "../forms/useSave";
import { FetchedPart } from "../relay/FetchedPart";
import { Button } from "../ui/Button";
import { Dialog } from "../ui/Dialog";
import { Skeleton } from "../ui/Skeleton";
import { TextInput } from "../ui/TextInput";
import { SavedFilterList } from "./SavedFilterList";
import { saveFilter } from "./savedFilterCommands";

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
  const [editedId, setEditedId] = useState<string | null>(null);
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
            <SavedFilterList
              filters={nodes}
              search={search}
              editedId={editedId}
              onEdit={setEditedId}
              onChoose={onClose}
              onChanged={reread}
            />
            {search === "" && (
              <p className="text-sm text-muted">Filter or sort the list to save what it shows.</p>
            )}
            {search !== "" && editedId === null && <SaveForm path={path} search={search} onSaved={reread} />}
          </div>
        )}
      </FetchedPart>
    </Dialog>
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
