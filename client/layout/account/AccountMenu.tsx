import { LogOut, ShieldCheck, UserRound } from "lucide-react";
import type { Account } from "~/session/account";
import { useSession } from "~/session/sessionStore";
import { useLogOut } from "~/session/useLogOut";
import { Avatar } from "~/ui/Avatar";
import { classNames } from "~/ui/classNames";
import { Menu } from "~/ui/Menu";
import type { MenuEntry } from "~/ui/MenuItems";
import { chooseTheme, useTheme } from "~/ui/theme";
import { themeChoices } from "~/ui/themeChoices";

interface Props {
  /** A row with the name, as in a sidebar, the same beside other links, or the avatar alone. */
  look: "row" | "bar" | "icon";
}

/** The menu of the signed-in person: their profile and security, the theme, and Logout. Nothing for visitors. */
export function AccountMenu({ look }: Props) {
  const { account } = useSession();
  return account && <OwnMenu account={account} look={look} />;
}

function OwnMenu({ account: { username, name, avatarUrl }, look }: Props & { account: Account }) {
  const theme = useTheme();
  const { logOut } = useLogOut();
  const profile = `/users/${encodeURIComponent(username)}`;
  const items: readonly MenuEntry[] = [
    { label: "Profile", icon: <UserRound />, to: profile },
    { label: "Security", icon: <ShieldCheck />, to: `${profile}/security` },
    ...themeChoices.map(({ theme: choice, label, Icon }, at) => ({
      label,
      icon: <Icon />,
      checked: choice === theme,
      divided: at === 0,
      onSelect: () => chooseTheme(choice),
    })),
    { label: "Logout", icon: <LogOut />, divided: true, onSelect: () => void logOut() },
  ];
  const label = `${name}, account`;
  if (look === "icon")
    return <Menu label={label} items={items} icon={<Avatar name={name} src={avatarUrl} size="sm" />} />;
  return (
    <Menu label={label} items={items} wide={look === "row"}>
      <Avatar name={name} src={avatarUrl} size="sm" />
      <span className={classNames("min-w-0 max-w-40 truncate text-ink", look === "bar" && "max-lg:hidden")}>
        {name}
      </span>
    </Menu>
  );
}
