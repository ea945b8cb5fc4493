import { useState } from "react";
import { Link } from "react-router-dom";
import { productName } from "#gateway/domains/organizations/contract";
import { useSession } from "../session/sessionStore";

/** The style of the brand as a link. */
export const brandClass =
  "touch inline-flex shrink-0 items-center gap-2 rounded-md text-base font-semibold tracking-tight text-ink";

/** The organization's logo, its code, or the product's name. */
export function BrandMark() {
  const { settings } = useSession();
  const logo = settings?.logo;
  const [broken, setBroken] = useState<string | null>();
  if (logo && logo !== broken)
    return (
      <img
        src={logo}
        alt={settings.name}
        height={28}
        onError={() => setBroken(logo)}
        className="h-7 max-w-40 object-contain"
      />
    );
  return (
    <>
      <span aria-hidden className="inline-block size-5 rounded-sm bg-brand" />
      {settings?.code ?? productName}
    </>
  );
}

/** The organization's mark, linking home. */
export function Brand() {
  const { settings } = useSession();
  return (
    <Link to="/home" title={settings?.name ?? productName} className={brandClass}>
      <BrandMark />
    </Link>
  );
}
