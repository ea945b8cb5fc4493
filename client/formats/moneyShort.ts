import { formatMoney } from "./money";

const steps = [
  { from: 10_000_000, unit: "Cr" },
  { from: 100_000, unit: "L" },
  { from: 1_000, unit: "K" },
] as const;

/** Formats an amount compactly, to two or three figures: ₹1.2Cr, ₹45L, ₹950. */
export function formatMoneyShort(amount: number): string {
  const step = steps.find(({ from }) => amount >= from);
  if (!step) return formatMoney(amount);
  const shown = amount / step.from;
  return `₹${shown.toFixed(shown < 10 ? 1 : 0).replace(/\.0$/, "")}${step.unit}`;
}
