import { Link } from "react-router-dom";
import type { Account } from "~/session/account";
import { isRefused, ownArea, safeNext } from "~/session/landing";
import { Notice } from "./Notice";

const linkClass = "font-medium underline underline-offset-2";

interface Props {
  account: Account;
  next: string | null;
  /** The action that the form below offers to another person. */
  others: string;
}

/**
 * Tells a signed-in person so, whether a guard refused them, and links to their own area instead of redirecting in a
 * loop.
 */
export function SignedInNotice({ account, next, others }: Props) {
  const wanted = safeNext(next);
  const refused = wanted !== null && isRefused(wanted, account);
  const area = ownArea(account) === "/admin" ? "the admin area" : "your learning area";
  return (
    <Notice tone="info">
      <p>
        {refused && "You don't have access to that page. "}
        You are signed in as <strong className="font-semibold">{account.name}</strong>.
      </p>
      <p className="mt-1">
        <Link to={refused ? ownArea(account) : (wanted ?? ownArea(account))} className={linkClass}>
          {refused || wanted === null ? `Go to ${area}` : "Continue"}
        </Link>
        , or {others}.
      </p>
    </Notice>
  );
}
