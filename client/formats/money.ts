const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** Whole rupees with Indian grouping: ₹12,34,567; empty for no amount. */
export function formatMoney(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? "" : rupees.format(amount);
}
