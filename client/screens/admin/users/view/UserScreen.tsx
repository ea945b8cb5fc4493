import { KeyRound, MoreHorizontal, Pencil, Trash2, UserCheck, UserX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { UserScreenQuery } from "~/__generated__/UserScreenQuery.graphql";
import type { UserScreenUserActions_user$key } from "~/__generated__/UserScreenUserActions_user.graphql";
import { resetSecondFactor } from "~/commands/factorCommands";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useMutation } from "~/relay/useMutation";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { HistoryLink } from "~/screens/admin/HistoryLink";
import { MailSuppressions } from "~/screens/admin/MailSuppressions";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { ConfirmDialog } from "~/ui/ConfirmDialog";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";
import { PageHeader } from "~/ui/PageHeader";
import { useConfirm } from "~/ui/useConfirm";
import { ActivationDialog, useActivation } from "../ActivationDialog";
import { DeleteUserDialog, useDeleteUser } from "../DeleteUserDialog";
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
    userType
    tenantId
    active
    canUpdate
    canClose
    canMakeSignInCode
    canResetSecondFactor
  }
`;

/** The viewer's permissions for the account. */
function UserActions({ user: key }: { user: UserScreenUserActions_user$key }) {
  const user = useFragment(fragment, key);
  const navigate = useNavigate();
  const deletion = useDeleteUser({ listId: null, onDeleted: () => void navigate("/admin/users") });
  const activation = useActivation();
  const [resetFactor] = useMutation(resetSecondFactor);
  const toggle: MenuEntry = user.active
    ? { label: "Deactivate", icon: <UserX />, onSelect: () => activation.ask(user) }
    : { label: "Activate", icon: <UserCheck />, onSelect: () => void activation.activate(user) };
  const remove: MenuEntry = {
    ...{ label: "Delete", icon: <Trash2 />, tone: "danger", divided: true },
    onSelect: () => deletion.ask(user),
  };
  const reset = useConfirm<number>((userId, options) => resetFactor({ userId }, options));
  const resetEntry: MenuEntry = {
    ...{ label: "Reset second factor", icon: <KeyRound /> },
    onSelect: () => reset.ask(user.databaseId),
  };
  const items = [
    ...(user.canResetSecondFactor ? [resetEntry] : []),
    ...(user.canClose ? [toggle, remove] : []),
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
      {items.length > 0 && (
        <Menu label={`Actions for ${user.name}`} icon={<MoreHorizontal />} items={items} />
      )}
      <ConfirmDialog
        {...reset.dialog}
        title="Reset the second factor?"
        message={`${user.name} signs in with the password alone until they add a new one. Their sessions end, and they are told by mail.`}
        confirmLabel="Reset"
      />
      <ActivationDialog activation={activation} />
      <DeleteUserDialog deletion={deletion} />
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
        status={<Badge tone={user.active ? "success" : "neutral"}>{activeLabel(user.active)}</Badge>}
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
