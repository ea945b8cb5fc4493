import { KeyRound } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import { signInCodeMinutes } from "#gateway/domains/accounts/contract";
import type { userCommandsImportUsersMutation } from "~/__generated__/userCommandsImportUsersMutation.graphql";
import { formatQuantity } from "~/formats/counts";
import { userNoun } from "~/formats/nouns";
import { Button } from "~/ui/Button";
import { ButtonLink } from "~/ui/ButtonLink";
import { copyText } from "~/ui/copyText";
import { DataTable } from "~/ui/DataTable";
import { Dialog } from "~/ui/Dialog";
import { TextArea } from "~/ui/TextArea";
import type { Column } from "~/ui/tableColumns";
import { showToast } from "~/ui/toasts";
import { SignInLink, useSignInLink } from "../SignInLink";
import { userAddress } from "../usersList";

/** The number of links that a person may create per hour. */
const most = 100;
const linkNoun = { one: "sign-in link", many: "sign-in links" } as const;

/** Creates a sign-in link for each new user, and copies them as lines of name, email and link. */
function AllSignInLinks({ users }: { users: CreatedUsers }) {
  const { make } = useSignInLink();
  const [isMaking, setMaking] = useState(false);
  const [shown, setShown] = useState<string>();
  const linked = users.slice(0, most);
  const makeAll = async () => {
    setMaking(true);
    const lines: string[] = [];
    for (const user of linked) {
      const link = await make(user);
      // The reason was shown; the links created before are still useful.
      if (link === null) break;
      lines.push([user.name, user.email, link].join("\t"));
    }
    setMaking(false);
    if (lines.length === 0) return;
    if (!(await copyText(lines.join("\n")))) return setShown(lines.join("\n"));
    const message = `${formatQuantity(lines.length, linkNoun)} copied. Each works once, within ${signInCodeMinutes} minutes.`;
    showToast({ tone: "success", message });
  };
  return (
    <>
      <Button icon={<KeyRound />} busy={isMaking} onClick={makeAll}>
        {users.length > most ? `Copy the first ${most} sign-in links` : "Copy all sign-in links"}
      </Button>
      <Dialog
        open={shown !== undefined}
        size="lg"
        title="Sign-in links"
        description={`Each link works once, within ${signInCodeMinutes} minutes.`}
        onClose={() => setShown(undefined)}
      >
        <TextArea label="Links" value={shown ?? ""} readOnly rows={12} onChange={() => undefined} />
      </Dialog>
    </>
  );
}

/** The accounts that an import created. */
export type CreatedUsers = NonNullable<
  userCommandsImportUsersMutation["response"]["result"]["payload"]
>["users"];
type Row = CreatedUsers[number];

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
  users: CreatedUsers;
  onAgain: () => void;
}

/** The created accounts, each with a button for a sign-in link. */
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
