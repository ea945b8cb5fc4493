import { graphql, useFragment } from "react-relay";
import type { TodayCards_batches$key } from "~/__generated__/TodayCards_batches.graphql";
import type { TodayCards_late$key } from "~/__generated__/TodayCards_late.graphql";
import type { TodayCardsPeopleCards_enrolments$key } from "~/__generated__/TodayCardsPeopleCards_enrolments.graphql";
import type { TodayCardsPeopleCards_payments$key } from "~/__generated__/TodayCardsPeopleCards_payments.graphql";
import { formatQuantity } from "~/formats/counts";
import { formatDate } from "~/formats/dates";
import { formatMoney } from "~/formats/money";
import { AttentionList, Lateness } from "./AttentionList";

const participants = { one: "participant", many: "participants" };

const classes = {
  title: "Today's classes",
  settled: "No classes today.",
  all: "/admin/batches",
  tone: "info",
} as const;

/** Today's classes, earliest first. */
export function BatchesOfToday({ batches: key }: { batches: TodayCards_batches$key }) {
  const { totalCount, nodes } = useFragment(
    graphql`
      fragment TodayCards_batches on QueryBatchesTodayConnection {
        totalCount
        nodes { id databaseId name startTime noOfParticipants }
      }
    `,
    key,
  );
  const rows = nodes.map(({ id, databaseId, name, startTime, noOfParticipants }) => ({
    key: id,
    to: `/admin/batches/${databaseId}`,
    label: name,
    note: formatQuantity(noOfParticipants, participants),
    aside: startTime ? startTime.slice(0, 5) : "No time set",
  }));
  return <AttentionList {...classes} count={totalCount} rows={rows} />;
}

const late = {
  title: "Late topics",
  settled: "All batches are on schedule.",
  all: "/admin/batches/delayed",
  tone: "danger",
} as const;

/** The late topics of running batches, longest overdue first. */
export function LateTopics({ topics: key }: { topics: TodayCards_late$key }) {
  const { totalCount, nodes } = useFragment(
    graphql`
      fragment TodayCards_late on QueryLateTopicsConnection {
        totalCount
        nodes { id batchId courseId batchName courseTitle topicName plannedDate daysLate }
      }
    `,
    key,
  );
  const rows = nodes.map(({ id, batchId, courseId, batchName, courseTitle, topicName, ...lateness }) => ({
    key: id,
    to: `/admin/batches/${batchId}/courses/${courseId}`,
    label: topicName,
    note: `${batchName} · ${courseTitle}`,
    aside: <Lateness {...lateness} />,
  }));
  return <AttentionList {...late} count={totalCount} rows={rows} />;
}

const pending = {
  title: "Pending payments",
  settled: "No pending payments.",
  all: "/admin/payments?status=PENDING",
};

/** Pending payments, latest first. */
export function PendingPayments({ payments: key }: { payments: TodayCardsPeopleCards_payments$key }) {
  const { totalCount, nodes } = useFragment(
    graphql`
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
    `,
    key,
  );
  const rows = nodes.map(({ id, databaseId, reference, amount, transactionDate, user }) => ({
    key: id,
    to: `/admin/payments/${databaseId}`,
    label: user.name,
    note: transactionDate ? `${reference} · ${formatDate(transactionDate)}` : reference,
    aside: <span className="text-sm text-ink">{formatMoney(amount)}</span>,
  }));
  return <AttentionList {...pending} count={totalCount} rows={rows} />;
}

const newest = { title: "Newest enrolments", settled: "No enrolments yet.", all: "/admin/users" };

/** The latest enrolments. */
export function NewestEnrolments({ enrolments: key }: { enrolments: TodayCardsPeopleCards_enrolments$key }) {
  const { nodes } = useFragment(
    graphql`
      fragment TodayCardsPeopleCards_enrolments on QueryNewestEnrolmentsConnection {
        nodes {
          id
          createdAt
          course { title }
          user { databaseId name }
        }
      }
    `,
    key,
  );
  const rows = nodes.map(({ id, createdAt, course, user }) => ({
    key: id,
    to: `/admin/users/${user.databaseId}`,
    label: user.name,
    note: course.title,
    aside: formatDate(createdAt),
  }));
  return <AttentionList {...newest} count={null} rows={rows} />;
}
