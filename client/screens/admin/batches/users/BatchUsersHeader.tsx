import { UserPlus } from "lucide-react";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";

/** The head of the list: its name, and the way to put more users into the batch. */
export function BatchUsersHeader({ batchId }: { batchId: number | string }) {
  return (
    <PageHeader
      title="Users"
      actions={
        <ButtonLink variant="primary" icon={<UserPlus />} to={`/admin/batches/${batchId}/users/assign`}>
          Assign Users
        </ButtonLink>
      }
    />
  );
}
