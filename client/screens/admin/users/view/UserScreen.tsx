import { graphql } from "react-relay";
import type { UserScreenQuery } from "~/__generated__/UserScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { useRouteQuery } from "~/relay/useRouteQuery";
import { Badge } from "~/ui/Badge";
import { PageHeader } from "~/ui/PageHeader";
import { UserNotFound } from "../UserNotFound";
import { activeLabel } from "../userMessages";
import { TaughtBatches } from "./TaughtBatches";
import { UserActions } from "./UserActions";
import { UserBatches } from "./UserBatches";
import { UserEnrolments } from "./UserEnrolments";
import { UserFacts } from "./UserFacts";
import { UserPayments } from "./UserPayments";
import { UserResults } from "./UserResults";

const query = graphql`
  query UserScreenQuery($userId: Int!) @preloadable {
    user(databaseId: $userId) {
      databaseId
      name
      userType
      active
      ...UserActions_user
      ...UserFacts_user
      ...UserResults_user
      ...UserBatches_user
      ...UserPayments_user
      ...TaughtBatches_user
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

/** One account: what is known of it, what its person learns and pays, and what can be done to it. */
export function UserScreen() {
  const data = useRouteQuery<UserScreenQuery>(query);
  return data.user ? <KnownUser user={data.user} data={data} /> : <UserNotFound />;
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
