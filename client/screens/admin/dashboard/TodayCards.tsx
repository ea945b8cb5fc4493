import { graphql } from "react-relay";
import type { TodayCards_batches$key } from "~/__generated__/TodayCards_batches.graphql";
import type { TodayCards_late$key } from "~/__generated__/TodayCards_late.graphql";
import type { TodayCardsPeopleCards_enrolments$key } from "~/__generated__/TodayCardsPeopleCards_enrolments.graphql";
import type { TodayCardsPeopleCards_payments$key } from "~/__generated__/TodayCardsPeopleCards_payments.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { formatClassTime } from "~/formats/ranges";
import { figureAddresses } from "~/lists/figures";
import { Lateness, ListCard } from "./AttentionList";

const participants = { one: "participant", many: "participants" };

const classes = {
  title: "Today's classes",
  settled: "No classes today.",
  all: figureAddresses.classesToday(),
  tone: "info",
} as const;

const batchesFragment = graphql`
  fragment TodayCards_batches on QueryBatchesTodayConnection {
    totalCount
    nodes { id databaseId name startTime noOfParticipants }
  }
`;

/** Today's classes, earliest first. */
export const BatchesOfToday = ({ batches }: { batches: TodayCards_batches$key }) => (
  <ListCard
    {...classes}
    fragment={batchesFragment}
    list={batches}
    toRow={({ id, databaseId, name, startTime, noOfParticipants }) => ({
      key: id,
      to: `/admin/batches/${databaseId}`,
      label: name,
      note: formatQuantity(noOfParticipants, participants),
      aside: startTime ? formatClassTime(startTime) : "No time set",
    })}
  />
);

const late = {
  title: "Late topics",
  settled: "All batches are on schedule.",
  all: figureAddresses.lateTopics(),
  tone: "danger",
} as const;

const topicsFragment = graphql`
  fragment TodayCards_late on QueryLateTopicsConnection {
    totalCount
    nodes { id batchId courseId batchName courseTitle topicName plannedDate daysLate }
  }
`;

/** The late topics of running batches, longest overdue first. */
export const LateTopics = ({ topics }: { topics: TodayCards_late$key }) => (
  <ListCard
    {...late}
    fragment={topicsFragment}
    list={topics}
    toRow={({ id, batchId, courseId, batchName, courseTitle, topicName, ...lateness }) => ({
      key: id,
      to: `/admin/batches/${batchId}/courses/${courseId}`,
      label: topicName,
      note: `${batchName} · ${courseTitle}`,
      aside: <Lateness {...lateness} />,
    })}
  />
);

const pending = {
  title: "Pending payments",
  settled: "No pending payments.",
  all: figureAddresses.pendingPayments(),
};

const paymentsFragment = graphql`
  fragment TodayCardsPeopleCards_payments on QueryPaymentsConnection {
    totalCount
    nodes {
      id
      databaseId
      reference
      amount
      transactionDate
      user { name }
    }
  }
`;

/** Pending payments, latest first. */
export const PendingPayments = ({ payments }: { payments: TodayCardsPeopleCards_payments$key }) => (
  <ListCard
    {...pending}
    fragment={paymentsFragment}
    list={payments}
    toRow={({ id, databaseId, reference, amount, transactionDate, user }) => ({
      key: id,
      to: `/admin/payments/${databaseId}`,
      label: user.name,
      note: transactionDate ? `${reference} · ${formatDate(transactionDate)}` : reference,
      aside: <span className="text-sm text-ink">{formatMoney(amount)}</span>,
    })}
  />
);

const newest = { title: "Newest enrolments", settled: "No enrolments yet.", all: null };

const enrolmentsFragment = graphql`
  fragment TodayCardsPeopleCards_enrolments on QueryNewestEnrolmentsConnection {
    nodes {
      id
      createdAt
      course { title }
      user { databaseId name }
    }
  }
`;

/** The latest enrolments. */
export const NewestEnrolments = ({ enrolments }: { enrolments: TodayCardsPeopleCards_enrolments$key }) => (
  <ListCard
    {...newest}
    fragment={enrolmentsFragment}
    list={enrolments}
    toRow={({ id, createdAt, course, user }) => ({
      key: id,
      to: `/admin/users/${user.databaseId}`,
      label: user.name,
      note: course.title,
      aside: formatDate(createdAt),
    })}
  />
);
