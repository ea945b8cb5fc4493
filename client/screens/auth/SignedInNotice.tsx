import { Link } from "react-router";
import type { Account } from "../../session/account";
import { isRefused, ownArea, safeNext } from "../../session/landing";
import { Notice } from "./Notice";

const linkClass = "font-medium underline underline-offset-2";

/** Says who is signed in already, whether a guard refused them, and leads to their own area instead of round a loop. */
export function SignedInNotice({ account, next }: { account: Account; next: string | null }) {
  const wanted = safeNext(next);
  const refused = wanted !== null && isRefused(wanted, account);
  const area = ownArea(account) === "/admin" ? "the admin area" : "your learning area";
  return (
    <Notice tone="info">
      <p>
        You are signed in as <strong className="font-semibold">{account.name}</strong>
        {refused ? ", and this account may not open that area." : "."}
      </p>
      <p className="mt-1">
        <Link to={refused ? ownArea(account) : (wanted ?? ownArea(account))} className={linkClass}>
          {refused || wanted === null ? `Go to ${area}` : "Go on"}
        </Link>
        , or log in with another account.
      </p>
    </Notice>
  );
}
