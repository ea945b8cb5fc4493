import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatCount } from "#gateway/domains/countTextContract";
import { formatQuantity, type Noun } from "../formats/counts";
import { useMayFollow } from "../ui/linkPermission";

interface Props {
  count: number;
  /** The address of exactly the rows that are counted, of `figureAddresses`. */
  to: string;
  /** The rows that are counted, for assistive technology: 'in Design', said after the number. */
  rows: string;
  /** The content instead of the number, such as a badge with it. */
  children?: ReactNode;
}

/** A number of rows that opens them: not where there are none, or where their screen may not be opened. */
export function FigureLink({ count, to, rows, children = formatCount(count) }: Props) {
  const mayFollow = useMayFollow({ to });
  if (count === 0 || !mayFollow) return children;
  return (
    <Link
      to={to}
      aria-label={`${formatCount(count)} ${rows}`}
      className="touch inline-flex items-center rounded-sm font-medium text-brand-ink hover:underline"
    >
      {children}
    </Link>
  );
}

interface QuantityProps extends Pick<Props, "count" | "to"> {
  noun: Noun;
  /** The owner of the rows, for assistive technology: 'of React', said after them. */
  whose: string;
}

/** A number of rows with their noun, '12 learners', that opens them. */
export const QuantityLink = ({ count, to, noun, whose }: QuantityProps) => (
  <FigureLink count={count} to={to} rows={`${count === 1 ? noun.one : noun.many} ${whose}`}>
    {formatQuantity(count, noun)}
  </FigureLink>
);
