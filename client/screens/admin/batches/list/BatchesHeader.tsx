import { Plus, RotateCw } from "lucide-react";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";

interface Props {
  syncing?: boolean;
  onSync?: () => void;
}

/** The head of the list: its name, and the way to a new batch. */
export function BatchesHeader({ syncing = false, onSync }: Props) {
  return (
    <PageHeader
      title="Batches"
      actions={
        <>
          <Button
            title="Reload the list"
            icon={<RotateCw />}
            busy={syncing}
            disabled={!onSync}
            onClick={onSync}
          >
            Sync
          </Button>
          <ButtonLink variant="primary" icon={<Plus />} to="/admin/batches/create">
            Create Batch
          </ButtonLink>
        </>
      }
    />
  );
}
