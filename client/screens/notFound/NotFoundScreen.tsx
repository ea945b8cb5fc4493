import { useLocation } from "react-router-dom";
import { NotFoundState } from "~/layout/NotFoundState";

/** Shown for an unknown address. */
export function NotFoundScreen() {
  const { pathname } = useLocation();
  return (
    <NotFoundState what="Page">
      There's no page at <span className="font-mono break-all text-soft">{pathname}</span>. The address may be
      mistyped, or the page has moved.
    </NotFoundState>
  );
}
