const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** Formats whole rupees with Indian grouping: ₹12,34,567; '' without an amount. */
export function formatMoney(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? "" : rupees.format(amount);
}
