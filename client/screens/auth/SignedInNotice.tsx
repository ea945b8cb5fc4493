import { Link } from "react-router-dom";
import type { Account } from "~/session/account";
import { isRefused, ownArea, safeNext } from "~/session/landing";
import { Notice } from "./Notice";

const linkClass = "font-medium underline underline-offset-2";

interface Props {
  account: Account;
  next: string | null;
  /** What the form below does for somebody else. */
  others: string;
}

/** Says who is signed in already, whether a guard refused them, and leads to their own area instead of round a loop. */
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
          {refused || wanted === null ? `Go to ${area}` : "Go on"}
        </Link>
        , or {others}.
      </p>
    </Notice>
  );
}
