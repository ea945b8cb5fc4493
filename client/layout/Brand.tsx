import { useState } from "react";
import { Link } from "react-router-dom";
import { productName } from "#gateway/domains/organizations/contract";
import { useSession } from "../session/sessionStore";

/** The organization's logo, its code, or the product's name, linking home. */
export function Brand() {
  const { settings } = useSession();
  const name = settings?.name ?? productName;
  const logo = settings?.logo;
  const [broken, setBroken] = useState<string | null>();
  return (
    <Link
      to="/home"
      title={name}
      className="touch inline-flex shrink-0 items-center gap-2 rounded-md text-base font-semibold tracking-tight text-ink"
    >
      {logo && logo !== broken ? (
        <img
          src={logo}
          alt={name}
          height={28}
          onError={() => setBroken(logo)}
          className="h-7 max-w-40 object-contain"
        />
      ) : (
        <>
          <span aria-hidden className="inline-block size-5 rounded-sm bg-brand" />
          {settings?.code ?? productName}
        </>
      )}
    </Link>
  );
}
