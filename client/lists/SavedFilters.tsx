import { Bookmark } from "lucide-react";
import { useState } from "react";
import { IconButton } from "../ui/IconButton";
import { SavedFiltersDialog } from "./SavedFiltersDialog";

interface Props {
  /** The query string of the first page of what the list shows; '' for the unfiltered list. */
  search: string;
}

/** Lets an employee save the filters and the order of a list, and show a list as it was saved. */
export function SavedFilters({ search }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        variant="secondary"
        label="Saved filters"
        icon={<Bookmark />}
        onClick={() => setOpen(true)}
      />
      {open && <SavedFiltersDialog search={search} onClose={() => setOpen(false)} />}
    </>
  );
}
