import { createContext, useContext } from "react";
import { type LinkProps, useResolvedPath } from "react-router-dom";

/** Whether a screen may be opened: everywhere, unless an area says otherwise. Links to other screens are not shown. */
export const LinkPermission = createContext<(path: string) => boolean>(() => true);

/** Whether a link is shown here. */
export function useMayFollow({ to, relative }: Pick<LinkProps, "to" | "relative">): boolean {
  const { pathname } = useResolvedPath(to, relative === undefined ? {} : { relative });
  return useContext(LinkPermission)(pathname);
}
