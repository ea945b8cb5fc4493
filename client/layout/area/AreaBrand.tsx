import { Link } from "react-router-dom";
import { productName } from "#gateway/domains/organizations/contract";
import { useSession } from "~/session/sessionStore";
import { BrandMark, brandClass } from "../Brand";
import { useArea } from "./useArea";

/** The organization's mark and the area's name, linking to the area's first screen. Collapsed, the mark alone. */
export function AreaBrand({ collapsed = false }: { collapsed?: boolean }) {
  const { settings } = useSession();
  const { home, name } = useArea();
  return (
    <Link to={home} title={settings?.name ?? productName} className={brandClass}>
      {collapsed && <span aria-hidden className="inline-block size-5 rounded-sm bg-brand" />}
      <span className={collapsed ? "sr-only" : "inline-flex min-w-0 items-center gap-2"}>
        <BrandMark />
        <span className="text-sm font-medium text-muted">{name}</span>
      </span>
    </Link>
  );
}
