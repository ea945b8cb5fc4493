import type { Caller } from "#tests/support/caller";

/** Makes what staff write down of a user's payments, each with another reference. */
export const paymentInputs =
  (userId: number) =>
  (change: object = {}) => ({
    userId,
    reference: `PAY-${Math.random()}`,
    amount: 125_000,
    status: "PENDING",
    ...change,
  });

/** Reads the payments that match a list's arguments, as staff see them. */
export const paymentLists = (staff: Caller) => async (args: string) => {
  const { data } = await staff.graphql(
    `{ payments(${args}) { totalCount nodes { reference amount status user { name } } } }`,
  );
  return data.payments;
};
