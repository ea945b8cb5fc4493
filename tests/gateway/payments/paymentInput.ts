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
