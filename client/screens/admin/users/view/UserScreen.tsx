import { MoreHorizontal, Pencil, Trash2, UserCheck, UserX } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import { useNavigate } from "react-router-dom";
import type { UserScreenQuery } from "~/__generated__/UserScreenQuery.graphql";
import type { UserScreenUserActions_user$key } from "~/__generated__/UserScreenUserActions_user.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { NotFound } from "~/screens/admin/NotFound";
import { Badge } from "~/ui/Badge";
import { ButtonLink } from "~/ui/ButtonLink";
import { Card } from "~/ui/Card";
import { HeadSkeleton } from "~/ui/HeadSkeleton";
import { Loading } from "~/ui/Loading";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";
import { PageHeader } from "~/ui/PageHeader";
import { SkeletonText } from "~/ui/Skeleton";
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
  }
`;

/** The viewer's permissions for the account. */
function UserActions({ user: key }: { user: UserScreenUserActions_user$key }) {
  const user = useFragment(fragment, key);
  const navigate = useNavigate();
  const deletion = useDeleteUser({ listId: null, onDeleted: () => void navigate("/admin/users") });
  const activation = useActivation();
  const toggle: MenuEntry = user.active
    ? { label: "Deactivate", icon: <UserX />, onSelect: () => activation.ask(user) }
    : { label: "Activate", icon: <UserCheck />, onSelect: () => void activation.activate(user) };
  const remove: MenuEntry = {
    ...{ label: "Delete", icon: <Trash2 />, tone: "danger", divided: true },
    onSelect: () => deletion.ask(user),
  };
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
      {user.canClose && (
        <Menu label={`Actions for ${user.name}`} icon={<MoreHorizontal />} items={[toggle, remove]} />
      )}
      <ActivationDialog activation={activation} />
      <DeleteUserDialog deletion={deletion} />
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

type Data = UserScreenQuery["response"];

/** An account: details, courses, payments and actions. */
export function UserScreen() {
  const data = useRouteQuery<UserScreenQuery>(query);
  return data.user ? <KnownUser user={data.user} data={data} /> : <NotFound kind="user" />;
}

function KnownUser({ user, data }: { user: NonNullable<Data["user"]>; data: Data }) {
  useScreenTitle(user.name);
  const isLearner = user.userType === "U";
  const learns = isLearner || data.enrolments.totalCount > 0;
  return (
    <>
      <PageHeader
        title={user.name}
        status={<Badge tone={user.active ? "success" : "neutral"}>{activeLabel(user.active)}</Badge>}
        breadcrumbs={[{ label: "Users", to: "/admin/users" }, { label: user.name }]}
        actions={<UserActions user={user} />}
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <UserFacts user={user} />
        {learns && (
          <div className="grid gap-6">
            {!isLearner && <TaughtBatches user={user} />}
            <UserEnrolments userId={user.databaseId} canLearn={isLearner} enrolments={data.enrolments} />
            {isLearner && <UserResults user={user} />}
            {isLearner && <UserBatches user={user} />}
            {isLearner && <UserPayments user={user} payments={data.payments} />}
          </div>
        )}
        {!learns && <TaughtBatches user={user} />}
      </div>
    </>
  );
}

/** Placeholder for a user while it loads. */
export function UserSkeleton() {
  return (
    <Loading label="Loading the user">
      <HeadSkeleton breadcrumbs />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Card>
          <SkeletonText lines={8} />
        </Card>
        <Card>
          <SkeletonText lines={6} />
        </Card>
      </div>
    </Loading>
  );
}
