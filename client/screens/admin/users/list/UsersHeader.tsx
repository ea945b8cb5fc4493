import { Plus, Upload } from "lucide-react";
import { ButtonLink } from "~/ui/ButtonLink";
import { PageHeader } from "~/ui/PageHeader";

/** The head of the list: its name, and the ways to new users. */
export function UsersHeader() {
  return (
    <PageHeader
      title="Users"
      actions={
        <>
          <ButtonLink icon={<Upload />} to="/admin/users/import">
            Import
          </ButtonLink>
          <ButtonLink variant="primary" icon={<Plus />} to="/admin/users/create">
            Add User
          </ButtonLink>
        </>
      }
    />
  );
}
