import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { getLabel } from "#gateway/domains/labelsContract";
import { neverSeen, userTypeLabels } from "#gateway/domains/users/contract";
import { extraTimeSchema } from "#gateway/domains/users/formContract";
import type { UserScreenExtraTime_user$key } from "~/__generated__/UserScreenExtraTime_user.graphql";
import type { UserScreenFacts_user$key } from "~/__generated__/UserScreenFacts_user.graphql";
import type { UserScreenQuery } from "~/__generated__/UserScreenQuery.graphql";
import { setExtraTime } from "~/commands/userCommands";
import { formatDate, formatDateTime } from "~/formats/dates";
import { ownZone } from "~/formats/zones";
import { FormDialog } from "~/forms/FormDialog";
import { useDialogForm } from "~/forms/useDialogForm";
import { ScreenHead } from "~/layout/ScreenHead";
import { type Found, foundScreen } from "~/screens/admin/foundScreen";
import { HistoryLink } from "~/screens/admin/HistoryLink";
import { MailSuppressions } from "~/screens/admin/MailSuppressions";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { Card } from "~/ui/Card";
import { FactCells } from "~/ui/Facts";
import { NumberInput } from "~/ui/NumberInput";
import { activeLabel } from "../UserDialogs";
import { UserActions } from "./UserActions";
import { UserEnrolments, UserResults } from "./UserLearning";
import { TaughtBatches, UserBatches, UserPayments } from "./UserRecords";

const fragment = graphql`
  fragment UserScreenFacts_user on User {
    name
    username
    email
    userType
    emailVerified
    active
    lastSignInAt
    lastSeenAt
    updatedAt
    roleNames
  }
`;

const formatYesNo = (yes: boolean): string => (yes ? "Y" : "N");

const momentOrNever = (moment: string | null | undefined): string =>
  moment ? formatDateTime(moment, ownZone()) : neverSeen;

/** An account's details and roles. */
function UserFacts({ user }: { user: UserScreenFacts_user$key }) {
  const { roleNames, ...facts } = useFragment(fragment, user);
  return (
    <div className="grid gap-6">
      <Card title="Account">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-3 text-sm">
          <FactCells label="Name">{facts.name}</FactCells>
          <FactCells label="Username">{facts.username}</FactCells>
          <FactCells label="Email">{facts.email}</FactCells>
          <FactCells label="User Type">{getLabel(userTypeLabels, facts.userType)}</FactCells>
          <FactCells label="Verified">{formatYesNo(facts.emailVerified)}</FactCells>
          <FactCells label="Active">{formatYesNo(facts.active)}</FactCells>
          <FactCells label="Last sign-in">{momentOrNever(facts.lastSignInAt)}</FactCells>
          <FactCells label="Last seen">{momentOrNever(facts.lastSeenAt)}</FactCells>
          <FactCells label="Last Updated">{formatDate(facts.updatedAt)}</FactCells>
        </dl>
      </Card>
      <Card title="Roles">
        {roleNames.length === 0 ? (
          <p className="text-sm text-muted">No roles</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {roleNames.map((role) => (
              <li key={role}>
                <Badge>{role}</Badge>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

/** The time that a learner has in every exam beyond the others', and the form that changes it. */
function ExtraTime({ user: key }: { user: UserScreenExtraTime_user$key }) {
  const { databaseId, extraTimePercent, canUpdate } = useFragment(
    graphql`
      fragment UserScreenExtraTime_user on User {
        databaseId
        extraTimePercent
        canUpdate
      }
    `,
    key,
  );
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title="Extra time in exams">
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p className="text-ink tabular-nums">
          {extraTimePercent === 0 ? "None" : `${extraTimePercent}% longer in every exam`}
        </p>
        {canUpdate && (
          <Button size="sm" onClick={() => setOpen(true)}>
            Change extra time
          </Button>
        )}
      </div>
      {isOpen && (
        <ExtraTimeForm userId={databaseId} percent={extraTimePercent} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}

function ExtraTimeForm({
  userId,
  percent,
  onClose,
}: {
  userId: number;
  percent: number;
  onClose: () => void;
}) {
  const form = useDialogForm(setExtraTime, {
    schema: extraTimeSchema,
    labels: { percent: "Extra time (%)" },
    initial: { percent: String(percent) },
    toVariables: (input) => ({ userId, percent: input.percent }),
    onClose,
  });
  return (
    <FormDialog
      title="Extra time"
      description="Applies to exams that start from now on."
      form={form}
      submit="Save"
      onClose={onClose}
    >
      <NumberInput {...form.field("percent")} min={0} max={300} data-autofocus />
    </FormDialog>
  );
}

function KnownUser({ user, enrolments, payments }: Found<UserScreenQuery, "user">) {
  const isLearner = user.userType === "U";
  const learns = isLearner || enrolments.totalCount > 0;
  return (
    <>
      <ScreenHead
        title={user.name}
        status={
          <Badge tone={user.active ? "success" : "neutral"}>
            {user.isErased ? "Erased" : activeLabel(user.active)}
          </Badge>
        }
        breadcrumbs={[{ label: "Users", to: "/admin/users" }, { label: user.name }]}
        actions={
          <>
            <HistoryLink address={`/admin/users/${user.databaseId}`} />
            <UserActions user={user} />
          </>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="grid gap-6">
          {user.mailSuppressions && (
            <MailSuppressions
              suppressions={user.mailSuppressions}
              owner={{ listId: user.__id, field: "mailSuppressions" }}
            />
          )}
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
      __id
      databaseId
      name
      userType
      active
      isErased
      ...UserActions_user
      ...UserScreenFacts_user
      ...UserScreenExtraTime_user @alias(as: "extraTime") @include(if: $managesUsers)
      ...UserLearningResults_user @alias(as: "results") @include(if: $seesResults)
      ...UserRecordsBatches_user @alias(as: "batches") @include(if: $seesBatches)
      ...UserRecordsPayments_user @alias(as: "totals") @include(if: $seesPayments)
      ...UserRecordsTaughtBatches_user @alias(as: "taught") @include(if: $seesBatches)
      mailSuppressions @include(if: $managesUsers) { ...MailSuppressions_suppressions }
    }
    enrolments(userId: $userId, first: 100) { totalCount ...UserLearning_enrolments }
    payments(userId: $userId, first: 20) @include(if: $seesPayments) { ...UserRecords_payments }
  }
`;

/** An account: details, courses, payments and actions. */
export const UserScreen = foundScreen(query, "user", KnownUser);
