import { formatMoney } from "~/formats/money";

/** A course's price, or 'Free'. */
export function Price({ amount }: { amount: number | null | undefined }) {
  return amount ? <span className="tabular-nums">{formatMoney(amount)}</span> : <span>Free</span>;
}
