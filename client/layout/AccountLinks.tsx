import { LogOut } from "lucide-react";
import { Link } from "react-router-dom";
import { useSession } from "../session/sessionStore";
import { useLogOut } from "../session/useLogOut";
import { Avatar } from "../ui/Avatar";
import { Button } from "../ui/Button";
import { ButtonLink } from "../ui/ButtonLink";
import { visitorLinks } from "./menuLinks";

/** Login and Register for visitors; profile and Logout for signed-in users. */
export function AccountLinks() {
  const session = useSession();
  const { account } = session;
  if (account) return <OwnLinks username={account.username} name={account.name} />;
  return visitorLinks(session).map(({ to, label }) => (
    <ButtonLink key={to} to={to} variant={label === "Register" ? "primary" : "ghost"}>
      {label}
    </ButtonLink>
  ));
}

function OwnLinks({ username, name }: { username: string; name: string }) {
  const { logOut, busy } = useLogOut();
  return (
    <>
      <Link
        to={`/users/${encodeURIComponent(username)}`}
        className="touch inline-flex min-w-0 items-center gap-2 rounded-md px-2 py-1 text-sm font-medium text-ink hover:bg-hover"
      >
        <Avatar name={name} size="sm" />
        <span className="max-w-40 truncate">{name}</span>
      </Link>
      <Button variant="ghost" icon={<LogOut />} busy={busy} onClick={logOut}>
        Logout
      </Button>
    </>
  );
}
