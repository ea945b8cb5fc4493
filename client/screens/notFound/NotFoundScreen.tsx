import { useLocation } from "react-router-dom";
import { NotFoundState } from "~/layout/NotFoundState";

/** What an unknown address shows. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <NotFoundState what="Page">
      Nothing is at <span className="font-mono break-all text-soft">{pathname}</span>. The address may be
      mistyped, or what was here has moved.
    </NotFoundState>
  );
}
