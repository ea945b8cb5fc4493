const rupees = new Intl.NumberFormat("en-IN", {
  style: "currency",
  currency: "INR",
  maximumFractionDigits: 0,
});

/** Formats whole rupees with Indian grouping: ₹12,34,567; '' without an amount. */
export function formatMoney(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? "" : rupees.format(amount);
}

const steps = [
  { from: 10_000_000, unit: "Cr" },
  { from: 100_000, unit: "L" },
  { from: 1_000, unit: "K" },
] as const;

/** Formats an amount compactly, to two or three figures: ₹1.2Cr, ₹45L, ₹950. */
export function formatMoneyShort(amount: number): string {
  const step = steps.find(({ from }) => amount >= from);
  if (!step) return rupees.format(amount);
  const shown = amount / step.from;
  return `₹${shown.toFixed(shown < 10 ? 1 : 0).replace(/\.0$/, "")}${step.unit}`;
}
