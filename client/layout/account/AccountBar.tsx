import { useIsNarrow } from "~/ui/useIsNarrow";
import { NotificationBell } from "../area/NotificationBell";
import { AccountMenu } from "./AccountMenu";

/** The end of the public header for who is signed in: the bell, the profile and Logout; on a phone in one menu. */
export function AccountBar() {
  const isNarrow = useIsNarrow();
  return (
    <div className="flex items-center gap-1">
      <NotificationBell />
      <AccountMenu look={isNarrow ? "icon" : "bar"} />
    </div>
  );
}
