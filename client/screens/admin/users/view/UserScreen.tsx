import { Download, Eraser, MoreHorizontal, Pencil, Trash2, UserCheck, UserX } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { personArchivePath } from "#gateway/domains/personalData/contract";
import type { UserScreenQuery } from "~/__generated__/UserScreenQuery.graphql";
import type { UserScreenUserActions_user$key } from "~/__generated__/UserScreenUserActions_user.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { HistoryLink } from "~/screens/admin/HistoryLink";
import { MailSuppressions } from "~/screens/admin/MailSuppressions";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";
import { PageHeader } from "~/ui/PageHeader";
import { ActivationDialog, useActivation } from "../ActivationDialog";
import { DeleteUserDialog, useDeleteUser } from "../DeleteUserDialog";
import { EraseUserDialog } from "../EraseUserDialog";
import { SignInLink } from "../SignInLink";
import { activeLabel, userAddress } from "../userMessages";
import { TaughtBatches, UserBatches } from "./UserBatches";
import { UserEnrolments } from "./UserEnrolments";
import { UserFacts, UserResults } from "./UserFacts";
import { UserPayments } from "./UserPayments";

const fragment = graphql`
  fragment UserScreenUserActions_user on User {
    id
    databaseId
    name
    username
    userType
    tenantId
    active
    canUpdate
    canClose
    canErase
    canExport
    canMakeSignInCode
  }
`;

/** The viewer's permissions for the account. */
function UserActions({ user: key }: { user: UserScreenUserActions_user$key }) {
  const user = useFragment(fragment, key);
  const navigate = useNavigate();
  const deletion = useDeleteUser({ listId: null, onDeleted: () => void navigate("/admin/users") });
  const activation = useActivation();
  const [erased, setErased] = useState<typeof user | null>(null);
  const toggle: MenuEntry = user.active
    ? { label: "Deactivate", icon: <UserX />, onSelect: () => activation.ask(user) }
    : { label: "Activate", icon: <UserCheck />, onSelect: () => void activation.activate(user) };
  const remove: MenuEntry = {
    ...{ label: "Delete", icon: <Trash2 />, tone: "danger", divided: true },
    onSelect: () => deletion.ask(user),
  };
  const download: MenuEntry = {
    ...{ label: "Download all data", icon: <Download /> },
    onSelect: () => window.location.assign(personArchivePath(user.username)),
  };
  const erase: MenuEntry = {
    ...{ label: "Erase personal data…", icon: <Eraser />, tone: "danger" },
    onSelect: () => setErased(user),
  };
  const entries = [
    ...(user.canClose ? [toggle] : []),
    ...(user.canExport ? [download] : []),
    ...(user.canClose ? [remove] : []),
    ...(user.canErase ? [erase] : []),
  ];
  return (
    <>
      {user.canMakeSignInCode && (
        <SignInLink userId={user.databaseId} name={user.name} tenantId={user.tenantId} />
      )}
      {user.canUpdate && (
        <ButtonLink variant="primary" icon={<Pencil />} to={`${userAddress(user.databaseId)}/edit`}>
          Edit
        </ButtonLink>
      )}
      {entries.length > 0 && (
        <Menu label={`Actions for ${user.name}`} icon={<MoreHorizontal />} items={entries} />
      )}
      <ActivationDialog activation={activation} />
      <DeleteUserDialog deletion={deletion} />
      <EraseUserDialog user={erased} onClose={() => setErased(null)} />
    </>
  );
}

function KnownUser({ user, enrolments, payments }: Found<UserScreenQuery, "user">) {
  useScreenTitle(user.name);
  const isLearner = user.userType === "U";
  const learns = isLearner || enrolments.totalCount > 0;
  return (
    <>
      <PageHeader
        title={user.name}
        status={
          <Badge tone={user.active ? "success" : "neutral"}>
            {user.isErased ? "Erased" : activeLabel(user.active)}
          </Badge>
        }
        breadcrumbs={[{ label: "Users", to: "/admin/users" }, { label: user.name }]}
        actions={
          <>
            <HistoryLink of={`/admin/users/${user.databaseId}`} />
            <UserActions user={user} />
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-6">
          <MailSuppressions suppressions={user.mailSuppressions} />
          <UserFacts user={user} />
        </div>
        {learns && (
          <div className="grid gap-6">
            {!isLearner && <TaughtBatches user={user} />}
            <UserEnrolments userId={user.databaseId} canLearn={isLearner} enrolments={enrolments} />
            {isLearner && <UserResults user={user} />}
            {isLearner && <UserBatches user={user} />}
            {isLearner && <UserPayments user={user} payments={payments} />}
          </div>
        )}
        {!learns && <TaughtBatches user={user} />}
      </div>
    </>
  );
}

const query = graphql`
  query UserScreenQuery($userId: Int!) @preloadable {
    user(databaseId: $userId) {
      databaseId
      name
      userType
      active
      isErased
      ...UserScreenUserActions_user
      ...UserFacts_user
      ...UserFactsUserResults_user
      ...UserBatches_user
      ...UserPayments_user
      ...UserBatchesTaughtBatches_user
      mailSuppressions {
        ...MailSuppressions_suppressions
      }
    }
    enrolments(userId: $userId, first: 100) {
      totalCount
      ...UserEnrolments_enrolments
    }
    payments(userId: $userId, first: 20) {
      ...UserPayments_payments
    }
  }
`;

/** An account: details, courses, payments and actions. */
export const UserScreen = foundScreen<UserScreenQuery, "user">(query, "user", KnownUser);

/** Placeholder for a user while it loads. */
export const UserSkeleton = () => <DetailSkeleton label="Loading the user" lines={[8, 6]} />;
