import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { formatQuantity } from "~/formats/counts";
import { formatMoney } from "~/formats/money";
import { formatPercent } from "~/formats/progress";
import { figureAddresses } from "~/lists/figures";
import { resultAddress } from "~/screens/learner/assessmentAddresses";
import { Card } from "~/ui/Card";
import { PassBadge } from "~/ui/PassBadge";

interface News {
  username: string;
  /** Whole rupees. */
  due: number;
  /** The last finished attempt. */
  attempt: {
    readonly databaseId: number;
    readonly assessment: { readonly databaseId: number; readonly title: string };
    readonly result:
      | { readonly score: number; readonly passed: boolean | null | undefined }
      | null
      | undefined;
  } | null;
  unread: number;
}

/** Whether there is anything to show. */
export const hasNews = ({ due, attempt, unread }: News): boolean =>
  due > 0 || unread > 0 || Boolean(attempt?.result);

/** Due work, the last result and unread messages, each with a link. */
export function ForYou({ username, due, attempt, unread }: News) {
  return (
    <Card title="For you">
      <ul className="-mx-2 -my-1.5 grid grid-cols-1 gap-0.5">
        {due > 0 && (
          <NewsRow to={figureAddresses.paymentsOf(username)} label="Payment due">
            <span className="font-semibold text-ink tabular-nums">{formatMoney(due)}</span>
          </NewsRow>
        )}
        {attempt?.result && (
          <NewsRow
            to={resultAddress(attempt.assessment.databaseId, attempt.databaseId)}
            label="Latest result"
            note={attempt.assessment.title}
          >
            <span className="font-semibold text-ink tabular-nums">{formatPercent(attempt.result.score)}</span>
            <PassBadge passed={attempt.result.passed} />
          </NewsRow>
        )}
        {unread > 0 && (
          <NewsRow to={figureAddresses.unreadMessages()} label="Messages">
            <span className="font-semibold text-ink">
              {formatQuantity(unread, { one: "unread", many: "unread" })}
            </span>
          </NewsRow>
        )}
      </ul>
    </Card>
  );
}

interface NewsRowProps {
  to: string;
  label: string;
  note?: string;
  children: ReactNode;
}

function NewsRow({ to, label, note, children }: NewsRowProps) {
  return (
    <li>
      <Link
        to={to}
        className="touch flex items-center justify-between gap-4 rounded-md px-2 py-1.5 text-sm -outline-offset-2! hover:bg-hover"
      >
        <span className="min-w-0">
          <span className="block font-medium text-ink">{label}</span>
          {note && <span className="block truncate text-xs text-muted">{note}</span>}
        </span>
        <span className="flex shrink-0 flex-wrap items-center justify-end gap-2">{children}</span>
      </Link>
    </li>
  );
}
