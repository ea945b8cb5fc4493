import { ShieldCheck } from "lucide-react";
import { Link } from "react-router-dom";
import { productName } from "#gateway/domains/organizations/contract";
import { useSession } from "~/session/sessionStore";
import { classNames } from "~/ui/classNames";

/** The head of the sidebar: the organization's name, linking to the dashboard. */
export function AdminBrand({ collapsed = false }: { collapsed?: boolean }) {
  const { settings } = useSession();
  const name = settings?.name ?? productName;
  return (
    <Link
      to="/admin"
      title={`Administration of ${name}`}
      className={classNames(
        "touch flex min-w-0 flex-1 items-center gap-2.5 rounded-md py-1 text-sm font-semibold text-ink -outline-offset-2!",
        collapsed ? "justify-center" : "px-2.5",
      )}
    >
      <ShieldCheck aria-hidden className="size-4 shrink-0 text-brand-ink" />
      <span className={collapsed ? "sr-only" : "truncate"}>Administration</span>
    </Link>
  );
}
