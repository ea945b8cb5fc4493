import { type Script, scriptGateway } from "#tests/support/renderWithRelay";
import { aPage } from "../courses/adminCourses";

export const payer = {
  __typename: "User",
  id: "user-7",
  databaseId: 7,
  name: "Asha Rao",
  email: "asha@demo.test",
};

export const aPayment = (databaseId: number, fields: object = {}) => ({
  __typename: "Payment",
  id: `payment-${databaseId}`,
  databaseId,
  reference: `PAY-${databaseId}`,
  amount: 125_000,
  transactionDate: "2026-02-03",
  receiptDate: "2026-02-03",
  paymentMethod: "GPAY",
  status: "PAID",
  comments: "first part",
  createdAt: "2026-02-03T10:00:00Z",
  updatedAt: "2026-02-03T10:00:00Z",
  user: { ...payer, paymentTotals: { paid: 0, due: 0 } },
  item: null,
  courseId: null,
  batchId: null,
  ...fields,
});

export const months = Array.from({ length: 12 }, (_, index) => ({
  month: index + 1,
  paid: (index + 1) * 100_000,
  due: 50_000,
  sales: (index + 1) * 100_000 + 50_000,
}));

export const script = (change: Script = {}) =>
  scriptGateway({
    paymentTotals: { sales: 1_234_567, paid: 1_000_000, due: 234_567 },
    paymentMonths: months,
    payments: () => aPage([aPayment(1), aPayment(2, { status: "PENDING", paymentMethod: null })]),
    today: "2026-03-10",
    paymentYears: [2027, 2026, 2025],
    userMatches: [payer],
    user: { ...payer, paymentTotals: { paid: 5_000, due: 700 } },
    courseMatches: [
      { __typename: "Course", id: "c3", databaseId: 3, code: "REACT", title: "React" },
      { __typename: "Course", id: "c4", databaseId: 4, code: "LIBS", title: "Libraries around React" },
    ],
    batchMatches: [{ __typename: "Batch", id: "b5", databaseId: 5, name: "React Evening" }],
    payment: () => aPayment(1),
    ...change,
  });
