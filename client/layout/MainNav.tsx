import { NavLink } from "react-router-dom";
import { chatLink, menuLinks } from "../areas/menuLinks";
import { useSession } from "../session/sessionStore";
import { classNames } from "../ui/classNames";
import { UnreadCount } from "./UnreadCount";

const linkClass = ({ isActive }: { isActive: boolean }) =>
  classNames(
    "touch inline-flex items-center rounded-md px-3 py-1.5 text-sm font-medium transition-colors",
    isActive ? "bg-hover text-ink" : "text-soft hover:bg-hover hover:text-ink",
  );

/** The links to all areas: a row in the header, a column in a phone's menu. */
export function MainNav({ column = false }: { column?: boolean }) {
  const { account } = useSession();
  return (
    <nav aria-label="Main" className={classNames("flex gap-1", column && "flex-col")}>
      {menuLinks({ account }).map(({ to, label }) => (
        <NavLink key={to} to={to} className={linkClass}>
          {label}
          {to === chatLink.to && <UnreadCount />}
        </NavLink>
      ))}
    </nav>
  );
}
