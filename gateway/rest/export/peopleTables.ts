import { type BatchUserStatus, batchUserStatusLabels } from "#gateway/domains/batches/contract";
import { formatDay } from "#gateway/domains/dayTextContract";
import {
  type PaymentMethod,
  type PaymentStatus,
  paymentMethodLabels,
  paymentStatusLabels,
} from "#gateway/domains/payments/contract";
import { neverSeen, type UserType, userTypeLabels } from "#gateway/domains/users/contract";
import { formatMomentDay } from "./cellFormats";
import { placeColumn, updatedColumn } from "./commonColumns";
import { defineExport, parents } from "./exportTable";

interface UserRow {
  name: string;
  username: string;
  email: string;
  userType: UserType;
  roleNames: string[];
  emailVerified: boolean;
  active: boolean;
  lastSeenAt: string | null;
  updatedAt: string;
}

const users = defineExport<UserRow>({
  name: "users",
  field: "users",
  filters: {
    search: "String",
    userType: "UserType",
    role: "String",
    verified: "Boolean",
    active: "Boolean",
    seen: "Boolean",
    courseId: "Int",
    ids: "[Int!]",
    sort: "UserSort",
    reversed: "Boolean",
  },
  selection: "name username email userType roleNames emailVerified active lastSeenAt updatedAt",
  columns: [
    { header: "Name", cell: ({ name }) => name },
    { header: "Username", cell: ({ username }) => username },
    { header: "Email", cell: ({ email }) => email },
    { header: "User Type", cell: ({ userType }) => userTypeLabels[userType] },
    { header: "Roles", cell: ({ roleNames }) => roleNames.join(", ") },
    { header: "Verified", cell: ({ emailVerified }) => (emailVerified ? "Yes" : "Pending") },
    { header: "Active", cell: ({ active }) => (active ? "Active" : "Inactive") },
    updatedColumn,
    {
      header: "Last seen",
      cell: ({ lastSeenAt }, { timeZone }) =>
        lastSeenAt ? formatMomentDay(lastSeenAt, timeZone) : neverSeen,
    },
  ],
});

interface BatchUserRow {
  status: BatchUserStatus;
  user: { name: string; email: string };
}

const batchUsers = defineExport<BatchUserRow>({
  name: "batch-users",
  field: "users",
  parent: parents.batch,
  filters: {
    search: "String",
    status: "BatchUserStatus",
    participants: "Boolean",
    sort: "BatchUserSort",
    reversed: "Boolean",
  },
  selection: "status user { name email }",
  columns: [
    { header: "Name", cell: ({ user }) => user.name },
    { header: "Email", cell: ({ user }) => user.email },
    { header: "Status", cell: ({ status }) => batchUserStatusLabels[status] },
  ],
});

interface PaymentRow {
  reference: string;
  amount: number;
  transactionDate: string | null;
  paymentMethod: PaymentMethod | null;
  status: PaymentStatus;
  comments: string;
  item: string | null;
  user: { name: string };
}

const payments = defineExport<PaymentRow>({
  name: "payments",
  field: "payments",
  filters: {
    search: "String",
    status: "PaymentStatus",
    sales: "Boolean",
    userId: "Int",
    courseId: "Int",
    batchId: "Int",
    year: "Int",
    month: "Int",
    ids: "[Int!]",
    sort: "PaymentSort",
    reversed: "Boolean",
  },
  selection: "reference amount transactionDate paymentMethod status comments item user { name }",
  columns: [
    placeColumn,
    { header: "Payment id", cell: ({ reference }) => reference },
    { header: "Name", cell: ({ user }) => user.name },
    { header: "Date", cell: ({ transactionDate }) => formatDay(transactionDate) },
    { header: "Paid for", cell: ({ item }) => item },
    {
      header: "Method",
      cell: ({ paymentMethod }) => (paymentMethod === null ? "" : paymentMethodLabels[paymentMethod]),
    },
    { header: "Amount", cell: ({ amount }) => amount },
    { header: "Status", cell: ({ status }) => paymentStatusLabels[status] },
    { header: "Comments", cell: ({ comments }) => comments },
  ],
});

/** Accounts, the users of a batch, and payments. */
export const peopleTables = [users, batchUsers, payments];
