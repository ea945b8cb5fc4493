import { Download, Eraser, KeyRound, MoreHorizontal, Pencil, Trash2, UserCheck, UserX } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import { personArchivePath } from "#gateway/domains/personalData/contract";
import type { UserScreenQuery } from "~/__generated__/UserScreenQuery.graphql";
import type { UserScreenUserActions_user$key } from "~/__generated__/UserScreenUserActions_user.graphql";
import { resetSecondFactor } from "~/commands/userCommands";
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
import { EraseUserDialog } from "../EraseUserDialog";
import { SignInLink } from "../SignInLink";
import { activeLabel, userAddress } from "../userMessages";
import { ExtraTime } from "./ExtraTime";
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
  const [erased, setErased] = useState<typeof user | null>(null);
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
    ...(user.canResetSecondFactor ? [resetEntry] : []),
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
      <ConfirmDialog
        {...reset.dialog}
        title="Reset the second factor?"
        message={`${user.name} signs in with the password alone until they add a new one. Their sessions end, and they are told by mail.`}
        confirmLabel="Reset"
      />
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
          {user.mailSuppressions && <MailSuppressions suppressions={user.mailSuppressions} />}
          <UserFacts user={user} />
          {isLearner && user.extraTime && <ExtraTime user={user.extraTime} />}
        </div>
        {learns && (
          <div className="grid gap-6">
            {!isLearner && user.taught && <TaughtBatches user={user.taught} />}
            <UserEnrolments userId={user.databaseId} canLearn={isLearner} enrolments={enrolments} />
            {isLearner && user.results && <UserResults user={user.results} />}
            {isLearner && user.batches && <UserBatches user={user.batches} />}
            {isLearner && user.totals && payments && <UserPayments user={user.totals} payments={payments} />}
          </div>
        )}
        {!learns && user.taught && <TaughtBatches user={user.taught} />}
      </div>
    </>
  );
}

const query = graphql`
  query UserScreenQuery(
    $userId: Int!
    $managesUsers: Boolean!
    $seesResults: Boolean!
    $seesBatches: Boolean!
    $seesPayments: Boolean!
  ) @preloadable {
    user(databaseId: $userId) {
      databaseId
      name
      userType
      active
      isErased
      ...UserScreenUserActions_user
      ...UserFacts_user
      ...ExtraTime_user @alias(as: "extraTime") @include(if: $managesUsers)
      ...UserFactsUserResults_user @alias(as: "results") @include(if: $seesResults)
      ...UserBatches_user @alias(as: "batches") @include(if: $seesBatches)
      ...UserPayments_user @alias(as: "totals") @include(if: $seesPayments)
      ...UserBatchesTaughtBatches_user @alias(as: "taught") @include(if: $seesBatches)
      mailSuppressions @include(if: $managesUsers) {
        ...MailSuppressions_suppressions
      }
    }
    enrolments(userId: $userId, first: 100) {
      totalCount
      ...UserEnrolments_enrolments
    }
    payments(userId: $userId, first: 20) @include(if: $seesPayments) {
      ...UserPayments_payments
    }
  }
`;

/** An account: details, courses, payments and actions. */
export const UserScreen = foundScreen<UserScreenQuery, "user">(query, "user", KnownUser);

/** Placeholder for a user while it loads. */
export const UserSkeleton = () => <DetailSkeleton label="Loading the user" lines={[8, 6]} />;
