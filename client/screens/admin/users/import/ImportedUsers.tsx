import { Link } from "react-router-dom";
import type { useImportUsersMutation } from "~/__generated__/useImportUsersMutation.graphql";
import { formatQuantity } from "~/formats/counts";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { DataTable } from "~/ui/DataTable";
import type { Column } from "~/ui/tableColumns";
import { SignInLink } from "../SignInLink";
import { userAddress, userNoun } from "../userMessages";
import { AllSignInLinks } from "./AllSignInLinks";

/** What an import made. */
export type Imported = Extract<
  useImportUsersMutation["response"]["result"],
  { readonly __typename: "ImportUsersPayload" }
>["users"];
type Row = Imported[number];

const columns: Column<Row>[] = [
  {
    key: "name",
    header: "Name",
    rowHeader: true,
    cell: ({ databaseId, name }) => (
      <Link
        to={userAddress(databaseId)}
        className="touch inline-flex items-center rounded-sm wrap-anywhere hover:text-brand-ink hover:underline"
      >
        {name}
      </Link>
    ),
    csv: ({ name }) => name,
  },
  { key: "username", header: "Username", cell: ({ username }) => username, csv: ({ username }) => username },
  { key: "email", header: "Email", cell: ({ email }) => email, csv: ({ email }) => email },
  {
    key: "link",
    header: "Sign-in link",
    hideHeader: true,
    cell: ({ databaseId, name, tenantId }) => (
      <SignInLink size="sm" userId={databaseId} name={name} tenantId={tenantId} />
    ),
  },
];

interface Props {
  users: Imported;
  onAgain: () => void;
}

/** The accounts that an import made, each with a way to let its person in. */
export function ImportedUsers({ users, onAgain }: Props) {
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm font-medium text-ink">
          {`${formatQuantity(users.length, userNoun)} imported`}
        </p>
        <div className="flex flex-wrap gap-2">
          <AllSignInLinks users={users} />
          <Button onClick={onAgain}>Import more</Button>
          <ButtonLink variant="primary" to="/admin/users">
            All users
          </ButtonLink>
        </div>
      </div>
      <DataTable
        caption="Imported users"
        noun={userNoun}
        columns={columns}
        rows={users}
        rowKey={({ id }) => id}
        total={users.length}
        csvName="imported-users.csv"
      />
    </>
  );
}
