import { Ellipsis, LogOut, ShieldCheck, UserRound } from "lucide-react";
import { Link } from "react-router-dom";
import type { Account } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { useLogOut } from "~/session/useLogOut";
import { Avatar } from "~/ui/Avatar";
import { Button } from "~/ui/Button";
import { classNames } from "~/ui/classNames";
import { IconButton } from "~/ui/IconButton";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";
import { chooseTheme, useTheme } from "~/ui/theme";
import { themeChoices } from "~/ui/themeChoices";

interface Props {
  /** The name and Logout in a row, as at the foot of a sidebar or in a header, or the avatar with all in its menu. */
  look: "row" | "bar" | "icon";
}

/** The signed-in person's profile, security and theme, and Logout. Nothing for visitors. */
export function AccountMenu({ look }: Props) {
  const { account } = useSession();
  if (!account) return null;
  return look === "icon" ? <WholeMenu account={account} /> : <AccountRow account={account} look={look} />;
}

interface OwnProps {
  account: Account;
}

const profileOf = ({ username }: Account) => `/users/${encodeURIComponent(username)}`;

/** The entries that the menu of every look has. */
function useEntries(account: Account): readonly MenuEntry[] {
  const theme = useTheme();
  return [
    { label: "Security", icon: <ShieldCheck />, to: `${profileOf(account)}/security` },
    ...themeChoices.map(({ theme: choice, label, Icon }, at) => ({
      label,
      icon: <Icon />,
      checked: choice === theme,
      divided: at === 0,
      onSelect: () => chooseTheme(choice),
    })),
  ];
}

function WholeMenu({ account }: OwnProps) {
  const { logOut } = useLogOut();
  const { name, avatarUrl } = account;
  const items: readonly MenuEntry[] = [
    { label: "Profile", icon: <UserRound />, to: profileOf(account) },
    ...useEntries(account),
    { label: "Logout", icon: <LogOut />, divided: true, onSelect: () => void logOut() },
  ];
  return (
    <Menu label={`${name}, account`} items={items} icon={<Avatar name={name} src={avatarUrl} size="sm" />} />
  );
}

/** The name leads to the profile, Logout stands beside it, and a menu has the rest. */
function AccountRow({ account, look }: OwnProps & { look: "row" | "bar" }) {
  const { logOut, busy } = useLogOut();
  const { name, avatarUrl } = account;
  const items = useEntries(account);
  return (
    <div className="flex min-w-0 items-center gap-1">
      <Link
        to={profileOf(account)}
        title="Profile"
        className={classNames(
          "touch flex min-w-0 items-center gap-2 rounded-md px-2 py-1 text-sm text-ink hover:bg-hover",
          look === "row" && "flex-1",
        )}
      >
        <Avatar name={name} src={avatarUrl} size="sm" />
        <span aria-hidden className="max-w-40 truncate">
          {name}
        </span>
        <span className="sr-only">{name}, profile</span>
      </Link>
      {look === "bar" ? (
        <Button variant="ghost" busy={busy} onClick={() => void logOut()}>
          Logout
        </Button>
      ) : (
        <IconButton
          size="sm"
          label="Logout"
          icon={<LogOut />}
          disabled={busy}
          onClick={() => void logOut()}
        />
      )}
      <Menu size="sm" label={`${name}, account`} items={items} icon={<Ellipsis />} />
    </div>
  );
}
