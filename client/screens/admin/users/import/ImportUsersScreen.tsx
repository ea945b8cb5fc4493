import { useScreenTitle } from "~/layout/useScreenTitle";
import { PageHeader } from "~/ui/PageHeader";
import { UserImport } from "./UserImport";

/** Makes many accounts from a CSV file. */
export function ImportUsersScreen() {
  useScreenTitle("Import users");
  return (
    <>
      <PageHeader
        title="Import users"
        subtitle="From a CSV file with a line of headers: Name, Username, Email and, if you like, Password."
        breadcrumbs={[{ label: "Users", to: "/admin/users" }, { label: "Import" }]}
      />
      <UserImport />
    </>
  );
}
