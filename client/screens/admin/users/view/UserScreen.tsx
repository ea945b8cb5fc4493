import { graphql } from "react-relay";
import type { UserScreenQuery } from "~/__generated__/UserScreenQuery.graphql";
import { useScreenTitle } from "~/layout/useScreenTitle";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { HistoryLink } from "~/screens/admin/HistoryLink";
import { MailSuppressions } from "~/screens/admin/MailSuppressions";
import { Badge } from "~/ui/Badge";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { PageHeader } from "~/ui/PageHeader";
import { activeLabel } from "../UserDialogs";
import { UserActions } from "./UserActions";
import { ExtraTime, UserFacts } from "./UserFacts";
import { UserEnrolments, UserResults } from "./UserLearning";
import { TaughtBatches, UserBatches, UserPayments } from "./UserRecords";

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
      ...UserActions_user
      ...UserFacts_user
      ...UserFactsExtraTime_user @alias(as: "extraTime") @include(if: $managesUsers)
      ...UserLearningResults_user @alias(as: "results") @include(if: $seesResults)
      ...UserRecordsBatches_user @alias(as: "batches") @include(if: $seesBatches)
      ...UserRecordsPayments_user @alias(as: "totals") @include(if: $seesPayments)
      ...UserRecordsTaughtBatches_user @alias(as: "taught") @include(if: $seesBatches)
      mailSuppressions @include(if: $managesUsers) {
        ...MailSuppressions_suppressions
      }
    }
    enrolments(userId: $userId, first: 100) {
      totalCount
      ...UserLearning_enrolments
    }
    payments(userId: $userId, first: 20) @include(if: $seesPayments) {
      ...UserRecords_payments
    }
  }
`;

/** An account: details, courses, payments and actions. */
export const UserScreen = foundScreen<UserScreenQuery, "user">(query, "user", KnownUser);

/** Placeholder for a user while it loads. */
export const UserSkeleton = () => <DetailSkeleton label="Loading the user" lines={[8, 6]} />;
