import { useLocation } from "react-router-dom";
import { useSession } from "~/session/sessionStore";
import { type Area, findArea } from "./areas";

/** The area of the current screen. */
export function useArea(): Area {
  const { account } = useSession();
  return findArea(useLocation().pathname, account);
}
