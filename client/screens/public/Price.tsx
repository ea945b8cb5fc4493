import { formatMoney } from "~/formats/money";

/** What a course costs; nothing at all is 'Free'. */
export function Price({ amount }: { amount: number | null | undefined }) {
  return amount ? <span className="tabular-nums">{formatMoney(amount)}</span> : <span>Free</span>;
}
